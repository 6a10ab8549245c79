# Written by pagination-tag.
defmodule AppWeb.Pagination do
  @moduledoc "Links to the previous and the next page. Needs Phoenix LiveView 1.0 or newer."
  use Phoenix.Component
  use Gettext, backend: AppWeb.Gettext # with translate

  @doc ~S"""
  Renders links with the titles of the pages; nothing if there is neither page.

      <.pagination previous_path={~p"/posts/#{@newer}"} previous_title={@newer.title} />
      <.pagination next_path={@meta.end_cursor && ~p"/posts?after=#{@meta.end_cursor}"} />
  """
  attr :previous_path, :string, default: nil, doc: "without one, there is no such page"
  attr :next_path, :string, default: nil, doc: "without one, there is no such page"
  attr :previous_title, :string, default: nil
  attr :next_title, :string, default: nil
  attr :show_boundary_chevrons, :boolean, default: false, doc: "keeps them at the ends, disabled"

  @link_types ~w(navigate patch href live_redirect live_patch a)
  attr :link_type, :string, default: "navigate", values: @link_types, doc: "how to follow links"
  attr :previous_label, :any, default: "Previous page" # without translate
  attr :next_label, :any, default: "Next page" # without translate
  attr :previous_label, :string, doc: "by default, a translation" # with translate
  attr :next_label, :string, doc: "by default, a translation" # with translate
  attr :id, :string, default: nil
  attr :class, :any, default: nil # with nav-class
  attr :rest, :global, default: %{"aria-label": "Pagination"} # without translate
  attr :rest, :global # with translate

  def pagination(assigns) do
    assigns = with_labels(assigns) # with translate
    # An empty text is none.
    given = Map.take(assigns, [:previous_path, :next_path, :previous_title, :next_title])
    assigns = assign(assigns, Map.new(given, fn {name, text} -> {name, text != "" && text} end))

    ~H"""
    <%!-- markup --%>
    """
  end
 # with translate
  defp with_labels(assigns) do # with translate
    name = %{"aria-label": dgettext("pagination", "Pagination")} # with translate
 # with translate
    assigns # with translate
    |> assign_new(:previous_label, fn -> dgettext("pagination", "Previous page") end) # with translate
    |> assign_new(:next_label, fn -> dgettext("pagination", "Next page") end) # with translate
    |> update(:rest, &Map.merge(name, &1)) # with translate
  end # with translate

  defp link(type, path) when type in ~w(patch live_patch), do: %{patch: safe(path)}
  defp link(type, path) when type in ~w(navigate live_redirect), do: %{navigate: safe(path)}
  defp link(_type, path), do: %{href: safe(path)}

  # A scheme such as javascript could run code. A path has no colon before a slash.
  defp safe(url) do
    if to_string(url) =~ ~r{\A(?![\x00- ]*https?:)[^/?#]*:}i do
      raise ArgumentError, "a URL is a path or begins with http, not #{inspect(url)}"
    end

    url
  end
end
