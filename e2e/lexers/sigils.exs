# The texts of the sigils ~H in files of Elixir, by its own tokenizer. Reads files, each as a line of hexadecimal digits,
# and writes the texts of each so, joined; errors as a dash.

defmodule Sigils do
  def read(text) do
    case :elixir_tokenizer.tokenize(String.to_charlist(text), 1, 1, []) do
      error when elem(error, 0) == :error -> nil
      # In later versions, the last part of the result is not a list of tokens.
      tokens -> tokens |> elem(4) |> find() |> Enum.sort() |> Enum.map_join(&elem(&1, 1))
    end
  end

  # Sigils may stand in the interpolations of other tokens.
  defp find({:sigil, place, name, [text], _, _, _}) when name in [?H, :sigil_H], do: [{place, text}]
  defp find(tuple) when is_tuple(tuple), do: tuple |> Tuple.to_list() |> find()
  defp find([head | tail]), do: find(head) ++ find(tail)
  defp find(_), do: []
end

for line <- IO.stream(:stdio, :line) do
  text = line |> String.trim() |> Base.decode16!(case: :lower)

  read =
    try do
      Sigils.read(text)
    rescue
      _ -> nil
    end

  IO.puts(if read, do: Base.encode16(read, case: :lower), else: "-")
end
