# Components of the stand-in for HEEx. See heex_engine.exs.

defmodule Heex.Components do
  @doc "Tells the stand-in about modules with function components."
  def put(modules), do: :persistent_term.put(__MODULE__, modules)

  @doc "Renders a component. `given` is a list of lists and maps of attributes, of which the last of a name counts."
  def render(name, given, content) do
    given = given |> Enum.concat() |> Map.new(fn {name, value} -> {to_string(name), value} end)
    component(name, given, content)
  end

  # Phoenix.Component.link/1
  defp component("link", %{"navigate" => to} = given, content) when is_binary(to),
    do: live("redirect", to, given, content)

  defp component("link", %{"patch" => to} = given, content) when is_binary(to),
    do: live("patch", to, given, content)

  defp component("link", given, content) do
    element("a", [{"href", given["href"] || "#"} | others(given)], content)
  end

  # Phoenix.Component.dynamic_tag/1
  defp component("dynamic_tag", given, content) do
    {name, others} = Map.pop!(given, "tag_name")
    element(name, others, content)
  end

  defp component(name, given, _content) do
    function = String.to_existing_atom(name)
    module = Enum.find(:persistent_term.get(__MODULE__, []), &function_exported?(&1, function, 1))
    if module == nil, do: raise(ArgumentError, "<.#{name}>: the stand-in has no such component")
    apply(module, function, [assigns(given, module.__attrs__(function))])
  end

  # Defaults for what is not given, and `rest` for what is not declared.
  defp assigns(given, attrs) do
    given = Map.new(given, fn {name, value} -> {String.to_atom(name), value} end)
    {own, rest} = Map.split(given, Enum.map(attrs, fn {name, _} -> name end))
    defaults = for {name, options} <- attrs, {:default, value} <- options, into: %{}, do: {name, value}
    defaults |> Map.merge(own) |> Map.put(:rest, rest)
  end

  defp live(kind, to, given, content) do
    own = [{"href", to}, {"data-phx-link", kind}, {"data-phx-link-state", "push"}]
    element("a", own ++ others(given), content)
  end

  defp others(given), do: given |> Map.drop(~w(href patch navigate)) |> Enum.to_list()

  defp element(name, attributes, content) do
    {:safe, attributes} = Heex.Html.attributes(attributes)
    {:safe, ["<", name, attributes, ">", Heex.Html.to_iodata(content), "</", name, ">"]}
  end
end
