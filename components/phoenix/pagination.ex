# Written by pagination-tag.
defmodule AppWeb.Pagination do
  @moduledoc """
  The links to the pages of a list.

      <.pagination path={~p"/posts?page=:page"} total_pages={@pages} current_page={@page} />
  """
  use Phoenix.Component

  attr :path, :any,
    required: true,
    doc: "the path of a page, with `:page` for its number, or a function from number to path"

  attr :first_path, :string, default: nil, doc: "the path of page 1, if it has no number"
  attr :total_pages, :any, required: true, doc: "the number of pages"
  attr :current_page, :any, default: 1, doc: "the number of the current page, from 1"

  attr :link_type, :string,
    default: "live_patch",
    values: ~w(live_patch live_redirect a),
    doc: "how a live view follows the links; elsewhere they are plain ones"

  attr :show_boundary_chevrons, :boolean,
    default: false,
    doc: "keeps Previous and Next on the first and the last page, disabled"

  attr :previous_label, :string, default: "Previous page"
  attr :next_label, :string, default: "Next page"

  attr :page_label, :string,
    default: "Page :page",
    doc: "the name of a page link, with `:page` for its number; if empty, the number alone"

  attr :id, :string, default: "pagination", doc: "another one for each control of a page"
  attr :class, :any, default: nil
  attr :rest, :global, doc: "attributes of the `<nav>`"

  def pagination(assigns) do
    ~H"""
    <pagination
      :if={@link_type == "live_patch"}
      link_type="live_patch"
      path={page_path(@path, ":page")}
      first_path={@first_path || page_path(@path, "1")}
      total_pages={@total_pages}
      current_page={@current_page}
      sibling_count="1"
      boundary_count="1"
      previous_label={@previous_label}
      next_label={@next_label}
      page_label={page_label(@page_label, ":page")}
      id={@id}
      class={@class}
      {@rest}
    ></pagination>
    <pagination
      :if={@link_type == "live_redirect"}
      link_type="live_redirect"
      path={page_path(@path, ":page")}
      first_path={@first_path || page_path(@path, "1")}
      total_pages={@total_pages}
      current_page={@current_page}
      sibling_count="1"
      boundary_count="1"
      show_boundary_chevrons={@show_boundary_chevrons}
      previous_label={@previous_label}
      next_label={@next_label}
      page_label={page_label(@page_label, ":page")}
      id={@id}
      class={@class}
      {@rest}
    ></pagination>
    <pagination
      :if={@link_type == "a"}
      path={page_path(@path, ":page")}
      first_path={@first_path || page_path(@path, "1")}
      total_pages={@total_pages}
      current_page={@current_page}
      sibling_count="1"
      boundary_count="1"
      show_boundary_chevrons={@show_boundary_chevrons}
      previous_label={@previous_label}
      next_label={@next_label}
      page_label={page_label(@page_label, ":page")}
      id={@id}
      class={@class}
      {@rest}
    ></pagination>
    """noformat
  end

  defp page_path(path, page) when is_function(path, 1), do: path.(String.to_integer(page))
  defp page_path(path, page), do: fill(path, page)

  defp page_label("", _page), do: nil
  defp page_label(label, page), do: fill(label, page)

  defp fill(text, page),
    do: Regex.replace(~r/(?::|%3A)page(?![\w])/iu, to_string(text), page)
end
