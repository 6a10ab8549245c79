# How the stand-in for HEEx reads a tag. See heex_engine.exs.

defmodule Heex do
  defmodule ParseError do
    defexception [:message]
  end

  def fail(message), do: raise(ParseError, message)
end

defmodule Heex.Tag do
  @void ~w(area base br col hr img input link meta param command keygen source)

  @doc """
  Reads what follows `<`. Of the tag it tells the code that writes it, whether content and an end tag follow, whether a
  brace in its content is a brace, and what `:if` and `:for` make of the code of the element; that is nil without them.
  """
  def read(text) do
    name = name(text)
    {attributes, closing, rest} = attributes(String.replace_prefix(text, name, ""), [])
    {special, attributes} = Enum.split_with(attributes, fn {name, _} -> match?(":" <> _, name) end)
    special = special(Map.new(special))
    if match?("." <> _, name), do: {component(name, attributes, closing, special), rest}, else: {element(name, attributes, closing, special), rest}
  end

  defp element(name, attributes, closing, special) do
    {plain, attributes} = Enum.split_with(attributes, &match?({"phx-no-curly-interpolation", _}, &1))
    {content?, end_of_tag} = end_of_tag(name, closing)

    %{
      name: name,
      code: [{:text, "<" <> name}] ++ Enum.map(attributes, &attribute/1) ++ [{:text, end_of_tag}],
      content?: content?,
      plain?: plain != [],
      special: special
    }
  end

  # A component is a call with its attributes, as lists of names and values, and its content.
  defp component("." <> name = tag, attributes, closing, special) do
    given = Enum.map(attributes, &given/1)
    call = fn block -> quote do: Heex.Components.render(unquote(name), unquote(given), unquote(block)) end
    special = special || (&Function.identity/1)
    %{name: tag, code: [], content?: closing == :open, plain?: false, special: &special.(call.(&1))}
  end

  defp given({name, :none}), do: [{name, true}]
  # What HEEx passes to a component is the text between the quotation marks, with its character references.
  defp given({name, {:text, value}}), do: [{name, String.slice(value, 1..-2//1)}]
  defp given({"", {:code, code}}), do: code
  defp given({name, {:code, code}}), do: quote(do: [{unquote(name), unquote(code)}])

  @doc "Reads an expression in braces, after the brace that opens it."
  def expression(text), do: expression(text, "", 0)

  defp expression("}" <> rest, code, 0), do: {Code.string_to_quoted!(code), rest}
  defp expression("\\{" <> rest, code, depth), do: expression(rest, code <> "\\{", depth)
  defp expression("\\}" <> rest, code, depth), do: expression(rest, code <> "\\}", depth)
  defp expression("{" <> rest, code, depth), do: expression(rest, code <> "{", depth + 1)
  defp expression("}" <> rest, code, depth), do: expression(rest, code <> "}", depth - 1)
  defp expression(<<byte, rest::binary>>, code, depth), do: expression(rest, <<code::binary, byte>>, depth)
  defp expression("", _, _), do: Heex.fail("expected closing `}` for expression")

  defp name(text) do
    case Regex.run(~r/\A[^\s>\/="']+/, text) do
      nil ->
        Heex.fail("expected tag name after <. If you meant to use < as part of a text, use &lt; instead")

      [<<first, _::binary>> = name] when first in ?A..?Z or first == ?: ->
        Heex.fail("<#{name}>: the stand-in has neither remote components nor slots")

      [name] ->
        name
    end
  end

  defp attributes(text, read) do
    case String.trim_leading(text) do
      "/>" <> rest ->
        {Enum.reverse(read), :self, rest}

      ">" <> rest ->
        {Enum.reverse(read), :open, rest}

      "" ->
        Heex.fail("expected closing `>` or `/>`. `<% %>` has no place inside a tag")

      "{" <> rest ->
        {code, rest} = expression(rest)
        attributes(rest, [{"", {:code, code}} | read])

      text ->
        {name, rest} = attribute_name(text)
        {value, rest} = value(rest)
        attributes(rest, [{name, value} | read])
    end
  end

  defp attribute_name(text) do
    case Regex.run(~r/\A([^\s>\/="']+)(?!["'])(.*)/s, text) do
      [_, name, rest] -> {name, rest}
      nil -> Heex.fail("expected attribute name at #{String.slice(text, 0, 20)}")
    end
  end

  defp value(text) do
    case Regex.run(~r/\A\s*=\s*(?:(["'])(.*?)\1|(\{))(.*)/s, text) do
      [_, "", "", "{", rest] ->
        {code, rest} = expression(rest)
        {{:code, code}, rest}

      [_, quote, value, "", rest] ->
        {{:text, quote <> value <> quote}, rest}

      nil ->
        if text =~ ~r/\A\s*=\s*["']/, do: Heex.fail("expected a closing quotation mark for attribute value")
        if text =~ ~r/\A\s*=/, do: Heex.fail("invalid attribute value after `=`")
        {:none, text}
    end
  end

  defp attribute({name, :none}), do: {:text, " " <> name}
  defp attribute({name, {:text, value}}), do: {:text, " #{name}=#{value}"}
  defp attribute({"", {:code, code}}), do: {:output, quote(do: Heex.Html.attributes(unquote(code)))}

  defp attribute({name, {:code, code}}),
    do: {:output, quote(do: Heex.Html.attributes([{unquote(name), unquote(code)}]))}

  defp end_of_tag(name, _) when name in @void, do: {false, ">"}
  defp end_of_tag(name, :self), do: {false, "></#{name}>"}
  defp end_of_tag(_, :open), do: {true, ">"}

  defp special(attributes) when attributes == %{}, do: nil

  defp special(%{":for" => {:code, clause}, ":if" => {:code, condition}} = both) when map_size(both) == 2 do
    fn block -> quote(do: for(unquote(clause), unquote(condition), do: unquote(block))) end
  end

  defp special(%{":for" => {:code, clause}} = one) when map_size(one) == 1 do
    fn block -> quote(do: for(unquote(clause), do: unquote(block))) end
  end

  defp special(%{":if" => {:code, condition}} = one) when map_size(one) == 1 do
    fn block -> quote(do: if(unquote(condition), do: unquote(block))) end
  end

  defp special(attributes),
    do:
      Heex.fail(
        "#{attributes |> Map.keys() |> Enum.join(", ")}: no expression in braces, or none that the stand-in has"
      )
end
