# Renders templates that use the function components of projects. Where Phoenix LiveView is on the code path, it is HEEx's
# own; elsewhere, as in Debian, the stand-in's, with what a component needs of Phoenix and of Gettext. To start Elixir and to
# compile these files takes seconds, so there is one process for all projects.

Code.require_file("batch.exs", __DIR__)
Code.require_file("heex_engine.exs", __DIR__)

unless Code.ensure_loaded?(Phoenix.Component) do
  defmodule Phoenix.LiveView.JS do
    defstruct ops: []

    def push(event, options), do: %__MODULE__{ops: [["push", event, Map.new(options)]]}
    def focus(options), do: %__MODULE__{ops: [["focus", Map.new(options)]]}
    def set_attribute(js, {name, value}), do: add(js, ["set_attr", name, value])
    def remove_attribute(js, name, options), do: add(js, ["remove_attr", name, Map.new(options)])

    defp add(js, op), do: %{js | ops: js.ops ++ [op]}

    defimpl String.Chars do
      def to_string(%{ops: ops}), do: inspect(ops)
    end
  end

  defmodule Phoenix.Component do
    defmacro __using__(_options) do
      quote do
        import Phoenix.Component
        Module.register_attribute(__MODULE__, :attrs, accumulate: true)
        @declared %{}
        @on_definition Phoenix.Component
        @before_compile Phoenix.Component
      end
    end

    defmacro attr(name, _type, options \\ []) do
      quote do: @attrs({unquote(name), unquote(options)})
    end

    # The attributes before a function are its own.
    def __on_definition__(env, :def, name, _arguments, _guards, _body) do
      attrs = Module.delete_attribute(env.module, :attrs)
      Module.register_attribute(env.module, :attrs, accumulate: true)
      declared = Module.get_attribute(env.module, :declared)
      Module.put_attribute(env.module, :declared, Map.put_new(declared, name, attrs))
    end

    def __on_definition__(_env, _kind, _name, _arguments, _guards, _body), do: nil

    defmacro __before_compile__(env) do
      declared = env.module |> Module.get_attribute(:declared) |> Macro.escape()
      quote do: def(__attrs__(name), do: Map.fetch!(unquote(declared), name))
    end

    defmacro sigil_H({:<<>>, _, [template]}, _modifiers) do
      EEx.compile_string(template, engine: Heex.Engine, trim: true)
    end

    def assign(assigns, values), do: Enum.into(values, assigns)
  end
end

unless Code.ensure_loaded?(Gettext) do
  defmodule Gettext do
    defmacro __using__(_options), do: quote(do: import(Gettext))

    @doc "The translation in the catalog of the process's locale, with its values."
    def dgettext(domain, text, values \\ []) do
      project = System.get_env("PROJECT", "")
      path = Path.join(project, "priv/gettext/#{Process.get(:locale)}/LC_MESSAGES/#{domain}.po")
      catalog = if File.exists?(path), do: File.read!(path), else: ""

      translated =
        case Regex.run(~r/^msgid "#{Regex.escape(text)}"\nmsgstr "(.+)"$/m, catalog) do
          [_, translation] -> translation
          nil -> text
        end

      Enum.reduce(values, translated, fn {name, value}, text ->
        String.replace(text, "%{#{name}}", to_string(value))
      end)
    end
  end
end

# All projects have a module of this name.
prepare = fn project ->
  System.put_env("PROJECT", project)
  :code.purge(AppWeb.Pagination)
  :code.delete(AppWeb.Pagination)
  file = Path.join(project, "lib/app_web/components/pagination.ex")
  if File.exists?(file), do: Code.compile_file(file)
end

if function_exported?(Phoenix.Component, :link, 1) do
  Application.load(:phoenix_live_view)
  # Commands for the client are JSON, for which Phoenix has no library of its own.
  unless Code.ensure_loaded?(Jason), do: Application.put_env(:phoenix, :json_library, JSON)

  compile = fn template ->
    imports = if Code.ensure_loaded?(AppWeb.Pagination), do: quote(do: import(AppWeb.Pagination))

    quote do
      import Heex.Paths, warn: false
      import Phoenix.Component, warn: false
      unquote(imports)
      all = var!(assigns)
      Process.put(:locale, all[:locale])
      var!(assigns) = Map.merge(%{all: Map.delete(all, :locale), __changed__: nil}, all)
      sigil_H(<<unquote(template)>>, [])
    end
  end

  finish = &(&1 |> Phoenix.HTML.Safe.to_iodata() |> IO.iodata_to_binary())
  Batch.run("Phoenix LiveView #{Application.spec(:phoenix_live_view, :vsn)}", compile, finish, prepare)
else
  Heex.Components.put([AppWeb.Pagination])

  compile = fn template ->
    quote do
      import Heex.Paths, warn: false
      all = var!(assigns)
      Process.put(:locale, all[:locale])
      var!(assigns) = Map.merge(%{all: Map.delete(all, :locale)}, all)
      unquote(EEx.compile_string(template, engine: Heex.Engine, trim: true))
    end
  end

  finish = &(&1 |> Heex.Html.to_iodata() |> IO.iodata_to_binary())
  Batch.run("stand-in for Phoenix LiveView", compile, finish, prepare)
end
