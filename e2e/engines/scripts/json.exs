# The part of JSON that a batch of templates needs. Elixir has no JSON before version 1.18.

defmodule Json do
  @doc "Reads a text. Names of members become atoms, as names of assigns are."
  def decode(text) do
    {value, rest} = value(skip(text))
    "" = skip(rest)
    value
  end

  defp value("{" <> rest), do: members(skip(rest), %{})
  defp value("[" <> rest), do: elements(skip(rest), [])
  defp value("\"" <> rest), do: string(rest, [])
  defp value("true" <> rest), do: {true, rest}
  defp value("false" <> rest), do: {false, rest}
  defp value("null" <> rest), do: {nil, rest}

  defp value(text) do
    [number, fraction] = Regex.run(~r/\A-?\d+((?:\.\d+)?(?:[eE][+-]?\d+)?)/, text)
    rest = binary_part(text, byte_size(number), byte_size(text) - byte_size(number))
    {if(fraction == "", do: String.to_integer(number), else: float(number)), rest}
  end

  # Elixir wants a fraction before an exponent.
  defp float(number) do
    String.to_float(Regex.replace(~r/\A(-?\d+)(?=[eE])/, number, "\\1.0"))
  end

  defp members("}" <> rest, map), do: {map, rest}
  defp members("," <> rest, map), do: members(skip(rest), map)

  defp members("\"" <> rest, map) do
    {name, rest} = string(rest, [])
    ":" <> rest = skip(rest)
    {value, rest} = value(skip(rest))
    members(skip(rest), Map.put(map, String.to_atom(name), value))
  end

  defp elements("]" <> rest, list), do: {Enum.reverse(list), rest}
  defp elements("," <> rest, list), do: elements(skip(rest), list)

  defp elements(text, list) do
    {value, rest} = value(text)
    elements(skip(rest), [value | list])
  end

  defp string("\"" <> rest, parts), do: {parts |> Enum.reverse() |> IO.iodata_to_binary(), rest}

  defp string("\\u" <> <<hex::binary-size(4), rest::binary>>, parts),
    do: string(rest, [<<String.to_integer(hex, 16)::utf8>> | parts])

  defp string(<<?\\, letter, rest::binary>>, parts) do
    string(rest, [
      Map.get(%{?b => "\b", ?f => "\f", ?n => "\n", ?r => "\r", ?t => "\t"}, letter, <<letter>>) | parts
    ])
  end

  defp string(text, parts) do
    [plain] = Regex.run(~r/\A[^"\\]+/, text)
    string(binary_part(text, byte_size(plain), byte_size(text) - byte_size(plain)), [plain | parts])
  end

  defp skip(text), do: String.trim_leading(text)

  @doc "Writes lists, maps with atoms as keys, and strings."
  def encode(list) when is_list(list), do: ["[", list |> Enum.map(&encode/1) |> Enum.intersperse(","), "]"]

  def encode(map) when is_map(map) do
    members = Enum.map(map, fn {name, value} -> [encode(Atom.to_string(name)), ":", encode(value)] end)
    ["{", Enum.intersperse(members, ","), "}"]
  end

  def encode(text) when is_binary(text) do
    ["\"", Regex.replace(~r/["\\\x00-\x1f]/, text, &escape/1), "\""]
  end

  defp escape(<<character>>), do: "\\u" <> String.pad_leading(Integer.to_string(character, 16), 4, "0")
end
