# Calls the function component of a project, with the data as its attributes. Where Phoenix LiveView is on the code path,
# it renders the component, and templates that use it. Debian does not have it: elsewhere, the output is what the function
# hands to its template.

Code.require_file("batch.exs", __DIR__)

file = Path.join(System.get_env("PROJECT", ""), "lib/app_web/components/pagination.ex")

if Code.ensure_loaded?(Phoenix.Component) do
  others = Path.join(Path.dirname(file), "previous_next.ex")
  imports =
    for {path, module} <- [{file, AppWeb.Pagination}, {others, AppWeb.PreviousNext}], File.exists?(path) do
      Code.require_file(path)
      quote do: import(unquote(module))
    end

  compile = fn template ->
    text = if template == "", do: "<.pagination {@all} />", else: template

    quote do
      import Phoenix.Component
      unquote_splicing(imports)
      all = var!(assigns)
      var!(assigns) = Map.merge(%{all: all, __changed__: nil}, all)
      sigil_H(<<unquote(text)>>, [])
    end
  end

  Application.load(:phoenix_live_view)
  finish = &(&1 |> Phoenix.HTML.Safe.to_iodata() |> IO.iodata_to_binary())
  Batch.run("Phoenix LiveView #{Application.spec(:phoenix_live_view, :vsn)}", compile, finish)
else
  defmodule Phoenix.LiveView.JS do
    defstruct ops: []

    def set_attribute(js, {name, ""}), do: %{js | ops: js.ops ++ [name]}
    def remove_attribute(js, _name, _options), do: js
    def focus(_options), do: %__MODULE__{}

    def push(js, event, options) do
      %{js | ops: js.ops ++ ["#{event} #{options[:value].page} #{options[:target]}"]}
    end
  end

  defmodule Phoenix.Component do
    defmacro __using__(_options) do
      quote do
        import Phoenix.Component
        Module.register_attribute(__MODULE__, :attrs, accumulate: true)
        @before_compile Phoenix.Component
      end
    end

    defmacro attr(name, _type, options \\ []) do
      quote do: @attrs({unquote(name), unquote(options)})
    end

    defmacro __before_compile__(_env) do
      quote do
        def defaults do
          for {name, options} <- @attrs, {:default, value} <- options, into: %{rest: %{}}, do: {name, value}
        end
      end
    end

    defmacro sigil_H(_template, _modifiers), do: quote(do: var!(assigns))

    def assign(assigns, values), do: Enum.into(values, assigns)
    def assign_new(assigns, name, make), do: Map.put_new_lazy(assigns, name, make)
    def update(assigns, name, change), do: Map.update!(assigns, name, change)
  end

  defmodule Gettext do
    defmacro __using__(_options), do: quote(do: import(Gettext))

    @doc "Looks a text up in the catalog of the locale, as far as it has texts of one line."
    def dgettext(domain, text) do
      project = System.get_env("PROJECT", "")
      path = Path.join(project, "priv/gettext/#{Process.get(:locale)}/LC_MESSAGES/#{domain}.po")
      catalog = if File.exists?(path), do: File.read!(path), else: ""

      case Regex.run(~r/^msgid "#{Regex.escape(text)}"\nmsgstr "(.+)"$/m, catalog) do
        [_, translation] -> translation
        nil -> text
      end
    end
  end

  if File.exists?(file), do: Code.require_file(file)

  write = fn
    %{} = link ->
      Enum.map_join(link, " ", fn
        {name, %{ops: ops}} -> "#{name}=#{inspect(ops)}"
        {name, value} -> "#{name}=#{value || "-"}"
      end)

    none ->
      inspect(none)
  end

  compile = fn "" ->
    quote do
      Process.put(:locale, var!(assigns)[:locale])
      AppWeb.Pagination.pagination(Map.merge(AppWeb.Pagination.defaults(), var!(assigns)))
    end
  end

  finish = fn assigns ->
    pages = for {page, link} <- assigns[:entries] || [], do: "#{page}: #{write.(link)}"
    ends = for name <- [:previous_link, :next_link], do: "#{name}: #{write.(assigns[name])}"
    labels = [assigns.rest[:"aria-label"], assigns.previous_label, assigns.next_label, assigns.page_label]
    numbers = "#{assigns.current} of #{assigns.total}: #{assigns.status}"
    summary = if assigns[:summary], do: [assigns.summary], else: []
    Enum.join([Enum.join(labels, ", "), numbers | summary ++ ends ++ pages], "\n")
  end

  Batch.run("no LiveView", compile, finish)
end
