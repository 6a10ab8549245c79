# What templates of the stand-in for HEEx call. See heex_engine.exs.

defmodule Heex.Html do
  @doc "What a value is in a page."
  def to_iodata({:safe, iodata}), do: iodata
  def to_iodata(list) when is_list(list), do: Enum.map(list, &to_iodata/1)
  def to_iodata(value), do: escape(to_string(value))

  @doc "Writes attributes, each with a space before it."
  def attributes(attributes),
    do: {:safe, Enum.map(attributes, fn {name, value} -> attribute(to_string(name), value) end)}

  defp attribute("class", list) when is_list(list), do: attribute("class", classes(list))

  defp attribute(name, value) when name in ~w(class style) and value in [nil, false, true],
    do: attribute(name, "")

  defp attribute(_, value) when value in [nil, false], do: ""
  defp attribute(name, true), do: [" ", name]
  defp attribute(name, value), do: [" ", name, "=\"", to_iodata(value), "\""]

  defp classes(list) do
    list |> List.flatten() |> Enum.filter(& &1) |> Enum.join(" ")
  end

  @escapes %{"&" => "&amp;", "<" => "&lt;", ">" => "&gt;", "\"" => "&quot;", "'" => "&#39;"}

  defp escape(text), do: String.replace(text, Map.keys(@escapes), &@escapes[&1])
end

defmodule Heex.Paths do
  @doc "`~p` of Phoenix's verified routes, without the routes: what is interpolated is encoded."
  defmacro sigil_p({:<<>>, meta, pieces}, _modifiers) do
    {:<<>>, meta,
     Enum.map(pieces, fn
       {:"::", meta, [{{:., _, [Kernel, :to_string]}, _, [value]}, type]} ->
         {:"::", meta, [quote(do: unquote(__MODULE__).encode(unquote(value))), type]}

       text ->
         Macro.unescape_string(text)
     end)}
  end

  def encode(value), do: value |> to_string() |> URI.encode(&URI.char_unreserved?/1)
end
