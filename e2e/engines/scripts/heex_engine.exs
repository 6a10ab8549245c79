# A stand-in for HEEx, the templates of Phoenix LiveView 1: those come from Hex, and Debian does not have them.
#
# It is an engine of EEx, as HEEx is, and follows it in what a generated snippet can meet:
# - `{expression}` in text, and `attribute={expression}`. Braces are counted as HEEx counts them: those in strings too,
#   unless there is a backslash before them. `<% %>` inside a tag is an error.
# - nil and false leave an attribute out, and true leaves its bare name. `class` and `style` stay; `class` joins lists.
# - `{@rest}` among the attributes, `:if` and `:for`.
# - Tags are closed in the order in which they were opened, in the block that opened them.
# - No expressions in braces in comments, `<script>`, `<style>`, and below `phx-no-curly-interpolation`.
# - Everything is escaped except `{:safe, …}`. A missing assign is an error.
# - `<.link>` and `<.dynamic_tag>`, and the function components of modules that it is told about.
# What it has not, it refuses: other components, slots, `:let` and `:key`. It tracks no changes.

Code.require_file("heex_html.exs", __DIR__)
Code.require_file("heex_components.exs", __DIR__)
Code.require_file("heex_tag.exs", __DIR__)

defmodule Heex.Engine do
  @behaviour EEx.Engine

  # code: what the block does, last first: {:text, binary}, {:output, code} or {:run, code}
  # open: the tags that the block has opened, innermost first
  # until: the end of a text without tags: "-->", "</script>", "</style>"
  # plain: whether a brace is a brace, for the sake of a tag around the block
  @impl true
  def init(_options), do: %{code: [], open: [], until: nil, plain: false}

  @impl true
  def handle_begin(state), do: %{state | code: [], open: [], plain: plain?(state)}

  @impl true
  def handle_end(state), do: finish(state, "do-block")

  @impl true
  def handle_body(state) do
    outer = fn code -> Enum.drop_while(code, &blank?/1) end

    finish(
      %{state | code: state.code |> outer.() |> Enum.reverse() |> outer.() |> Enum.reverse()},
      "template"
    )
  end

  @impl true
  def handle_expr(state, "=", code), do: add(state, {:output, code})
  def handle_expr(state, "", code), do: add(state, {:run, code})

  @impl true
  def handle_text(state, _meta, text), do: read(text, state)

  defp read("", state), do: state

  defp read(text, %{until: "-->"} = state), do: read_until(text, state, &add(&1, {:text, "-->"}))
  defp read(text, %{until: "</" <> _} = state), do: read_until(text, state, &close(&1, hd(&1.open).name))

  defp read("<!--" <> rest, state), do: read(rest, add(%{state | until: "-->"}, {:text, "<!--"}))

  defp read("</" <> rest, state) do
    case Regex.run(~r/\A([^\s>\/="']+)>(.*)/s, rest) do
      [_, name, rest] -> read(rest, close(state, name))
      nil -> Heex.fail("expected a tag name and `>` after </")
    end
  end

  defp read("<" <> rest = text, state) do
    case Regex.run(~r/\A<!doctype[^>]*>/i, text) do
      [doctype] ->
        read(String.replace_prefix(text, doctype, ""), add(state, {:text, doctype}))

      nil ->
        {tag, rest} = Heex.Tag.read(rest)
        read(rest, open(state, tag))
    end
  end

  defp read("{" <> rest, state) do
    if plain?(state) do
      read(rest, add(state, {:text, "{"}))
    else
      {code, rest} = Heex.Tag.expression(rest)
      read(rest, add(state, {:output, code}))
    end
  end

  defp read(text, state) do
    [_, plain, rest] = Regex.run(~r/\A([^<{]+)(.*)/s, text)
    read(rest, add(state, {:text, plain}))
  end

  defp read_until(text, state, at_end) do
    case String.split(text, state.until, parts: 2) do
      [text, rest] -> read(rest, at_end.(add(%{state | until: nil}, {:text, text})))
      [text] -> add(state, {:text, text})
    end
  end

  defp open(state, tag) do
    # With `:if` or `:for`, the element is a separate block.
    outer = state.code
    state = if tag.special, do: %{state | code: []}, else: state
    state = Enum.reduce(tag.code, state, &add(&2, &1))
    until = if tag.name in ~w(script style) and tag.content?, do: "</#{tag.name}>"
    state = %{state | open: [Map.put(tag, :outer, outer) | state.open], until: until}
    if tag.content?, do: state, else: leave(state)
  end

  defp close(%{open: [%{name: "." <> _ = name} | _]} = state, name), do: leave(state)
  defp close(%{open: [%{name: name} | _]} = state, name), do: state |> add({:text, "</#{name}>"}) |> leave()
  defp close(%{open: []}, name), do: Heex.fail("missing opening tag for </#{name}>")

  defp close(%{open: [tag | _]}, name),
    do: Heex.fail("unmatched closing tag. Expected </#{tag.name}>, got: </#{name}>")

  defp leave(%{open: [%{special: nil} | open]} = state), do: %{state | open: open}

  defp leave(%{open: [tag | open]} = state) do
    add(%{state | open: open, code: tag.outer}, {:output, tag.special.(block(state.code))})
  end

  defp plain?(state), do: state.plain or Enum.any?(state.open, & &1.plain?)

  defp blank?({:text, text}), do: String.trim(text) == ""
  defp blank?(_), do: false

  defp add(state, step), do: %{state | code: [step | state.code]}

  defp finish(%{open: [], until: nil, code: code}, _where), do: block(code)
  defp finish(%{open: [], until: until}, _where), do: Heex.fail("expected closing `#{until}`")

  defp finish(%{open: [tag | _]}, where),
    do: Heex.fail("end of #{where} reached without closing tag for <#{tag.name}>")

  # The code of a block. Its values are held in variables, so that they are computed in the order of the template.
  defp block(code) do
    {statements, parts} = code |> Enum.reverse() |> Enum.map(&statement/1) |> Enum.unzip()

    quote do
      unquote_splicing(Enum.reject(statements, &is_nil/1))
      {:safe, unquote(parts)}
    end
  end

  defp statement({:text, text}), do: {nil, text}
  defp statement({:run, code}), do: {assigns(code), ""}

  defp statement({:output, code}) do
    part = Macro.unique_var(:part, __MODULE__)
    {quote(do: unquote(part) = Heex.Html.to_iodata(unquote(assigns(code)))), part}
  end

  defp assigns(code) do
    Macro.prewalk(code, fn
      {:@, _, [{name, _, context}]} when is_atom(context) ->
        quote do: Map.fetch!(var!(assigns), unquote(name))

      other ->
        other
    end)
  end
end
