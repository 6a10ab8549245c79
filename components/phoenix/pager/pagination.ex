# Written by pagination-tag.
defmodule AppWeb.Pagination do
  @moduledoc """
  The links to the pages of a list.

      <.pagination pager={@meta} />
  """
  use Phoenix.Component

  attr :pager, :any, required: true, doc: "the paginator of the list"
  attr :conn, :any, default: nil, doc: "the connection, whose query Scrivener's links keep"

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
      pager={@pager}
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
      pager={@pager}
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
      pager={@pager}
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

  defp page_label("", _page), do: nil

  defp page_label(label, page),
    do: Regex.replace(~r/(?::|%3A)page(?![\w])/iu, to_string(label), page)
end
