# Written by pagination-tag.
defmodule App.Pagination do
  @moduledoc "Links to the previous and the next page, for templates that nothing escapes."

  require EEx

  @template Path.join(__DIR__, "pagination.html.eex")
  @external_resource @template
  EEx.function_from_file(:defp, :render, @template, [:assigns])

  @defaults [
    previous_path: nil,
    next_path: nil,
    previous_title: nil,
    next_title: nil,
    show_boundary_chevrons: false,
    previous_label: "Previous page",
    next_label: "Next page",
    aria_label: "Pagination",
    class: nil,
    attributes: []
  ]

  @doc ~S"""
  Returns links with the titles of the pages; nothing if there is neither page.

      App.Pagination.pagination(previous_path: "/posts/#{newer.id}", previous_title: newer.title)
      App.Pagination.pagination(next_path: cursor && "/posts?after=#{cursor}")

    * `previous_path`, `next_path`: the paths of the pages; without one, there is no such page
    * `previous_title`, `next_title`: the titles of the pages
    * `show_boundary_chevrons`: whether Previous and Next stay where there is no such page, disabled
    * `class`: more classes of the `<nav>`
    * `attributes`: a keyword list of more attributes of the `<nav>`

  Also `previous_label`, `next_label` and `aria_label`. All texts are escaped.
  """
  def pagination(options) do
    given = options |> Keyword.validate!(@defaults) |> Map.new()
    {previous, next} = {present(given.previous_path), present(given.next_path)}

    if previous || next do
      render(%{
        previous_path: previous && previous |> safe() |> escape(),
        next_path: next && next |> safe() |> escape(),
        previous_title: title(given.previous_title),
        next_title: title(given.next_title),
        show_boundary_chevrons: given.show_boundary_chevrons,
        previous_label: escape(given.previous_label),
        next_label: escape(given.next_label),
        aria_label: escape(given.aria_label),
        class: given.class && escape(given.class),
        attributes: attributes(given.attributes)
      })
    else
      ""
    end
  end

  # An empty text is none.
  defp present(text), do: if(text != "", do: text)

  defp title(text) do
    title = present(text)
    title && escape(title)
  end

# include shared/escape.ex
end
