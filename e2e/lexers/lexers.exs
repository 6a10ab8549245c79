# What EEx takes for text. Reads texts, each as a line of hexadecimal digits, and writes them so; errors as a dash.

for line <- IO.stream(:stdio, :line) do
  text = line |> String.trim() |> Base.decode16!(case: :lower)

  # For some texts the tokenizer itself fails.
  tokenized =
    try do
      EEx.tokenize(text, [])
    rescue
      error -> error
    end

  case tokenized do
    {:ok, tokens} ->
      tokens
      |> Enum.map(fn
        {:text, characters, _} -> List.to_string(characters)
        _ -> ""
      end)
      |> Enum.join()
      |> Base.encode16(case: :lower)
      |> IO.puts()

    _ ->
      IO.puts("-")
  end
end
