# Renders the function component of a project: where the template is empty, with the assigns as its attributes; else as the
# template has it, `<.pagination … />`. Phoenix LiveView runs it where that is on the code path; else heex_engine.exs stands
# in for HEEx, and what follows for the rest.

Code.require_file("batch.exs", __DIR__)
Code.require_file("heex_engine.exs", __DIR__)

defmodule Paths do
  @doc "JSON has no functions: one is made of a path where `is_function` is among the assigns."
  def of(%{is_function: true, path: path} = assigns) do
    function = &String.replace(path, ":page", to_string(&1))
    assigns |> Map.delete(:is_function) |> Map.put(:path, function)
  end

  def of(assigns), do: assigns
end

file = Path.join(System.get_env("PROJECT", ""), "lib/app_web/components/pagination.ex")

if Code.ensure_loaded?(Phoenix.Component) do
  if File.exists?(file), do: Code.require_file(file)

  compile = fn template ->
    template = if template == "", do: "<.pagination {@all} />", else: template

    quote do
      import Phoenix.Component
      import Heex.Paths, warn: false
      import AppWeb.Pagination
      all = Paths.of(var!(assigns))
      var!(assigns) = Map.merge(%{all: all, __changed__: nil}, all)
      sigil_H(<<unquote(template)>>, [])
    end
  end

  Application.load(:phoenix_live_view)
  finish = &(&1 |> Phoenix.HTML.Safe.to_iodata() |> IO.iodata_to_binary())
  Batch.run("Phoenix LiveView #{Application.spec(:phoenix_live_view, :vsn)}", compile, finish)
else
  defmodule Phoenix.Component do
    defmacro __using__(_) do
      quote do
        import Phoenix.Component
        Module.register_attribute(__MODULE__, :attrs, accumulate: true)
        @before_compile Phoenix.Component
      end
    end

    defmacro attr(name, type, options \\ []) do
      quote do
        @attrs {unquote(name), unquote(type), unquote(options)}
      end
    end

    defmacro sigil_H({:<<>>, _, [template]}, _), do: EEx.compile_string(template, engine: Heex.Engine, trim: true)

    defmacro __before_compile__(_) do
      quote do
        def attrs, do: @attrs
      end
    end

    @doc "Calls a component with the defaults of its attributes, and with all that it does not declare as its `:global`."
    def call(module, name, given) do
      names = for {name, type, _} <- module.attrs(), type != :global, do: name
      {own, rest} = Map.split(given, names)
      defaults = for {name, _, options} <- module.attrs(), Keyword.has_key?(options, :default), do: {name, options[:default]}
      apply(module, name, [defaults |> Map.new() |> Map.merge(own) |> Map.put(:rest, Enum.to_list(rest))])
    end
  end

  if File.exists?(file), do: Code.require_file(file)

  # Code that makes a map of the attributes of a tag.
  attributes = fn tag ->
    pairs =
      Regex.scan(~r/([\w-]+)(?:=(?:\{((?:[^{}]|\{[^{}]*\})*)\}|("[^"]*")))?/, tag, capture: :all_but_first)
      |> Enum.map(fn
        [name, "", text] -> {name, text}
        [name, code] -> {name, Regex.replace(~r/@(\w+)/, code, "assigns.\\1")}
        [name] -> {name, "true"}
      end)

    Code.string_to_quoted!("%{#{Enum.map_join(pairs, ", ", fn {name, code} -> ~s("#{name}": #{code}) end)}}")
  end

  compile = fn
    "" ->
      quote do: Phoenix.Component.call(AppWeb.Pagination, :pagination, Paths.of(var!(assigns)))

    "<.pagination" <> tag ->
      quote do
        import Heex.Paths, warn: false
        Phoenix.Component.call(AppWeb.Pagination, :pagination, unquote(attributes.(tag)))
      end
  end

  Batch.run("stand-in for HEEx", compile, &(&1 |> Heex.Html.to_iodata() |> IO.iodata_to_binary()))
end
