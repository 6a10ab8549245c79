# Written by pagination-tag.
defmodule App.Pagination do
  @moduledoc "The links to the pages of a list, for templates that nothing escapes."

  require EEx

  @template Path.join(__DIR__, "pagination.html.eex")
  @external_resource @template
  EEx.function_from_file(:defp, :render, @template, [:assigns])

  @defaults [
    :total_items, # with summary
    :page_size, # with summary
    path: nil,
    first_path: nil,
    total_pages: 1, # without summary
    current_page: 1,
    sibling_count: 1, # with numbers
    boundary_count: 1, # with numbers
    show_boundary_chevrons: false,
    first_label: "First page", # with ends
    previous_label: "Previous page",
    next_label: "Next page",
    last_label: "Last page", # with ends
    page_label: "Page :page", # with page-labels
    position_label: "Page :page of :pages", # with position
    summary: ":from to :to of :total", # with summary
    page_sizes: [10, 25, 50, 100], # with sizes
    page_size: nil, # with sizes # without summary
    size_param: "per_page", # with sizes
    jump_label: "Go to page", # with jump
    size_label: "Items per page", # with sizes
    go_label: "Go", # with forms
    aria_label: "Pagination",
    class: nil,
    attributes: []
  ]

  @doc ~S"""
  Returns the links to the pages of a list; nothing if it has only one. # without single-page
  Returns the links to the pages of a list. # with single-page

      App.Pagination.pagination(path: "/posts?page=:page", total_pages: 42, current_page: 7) # without summary
      App.Pagination.pagination(path: &"/posts/#{&1}", total_pages: 42, current_page: page) # without summary
      App.Pagination.pagination(path: "/posts?page=:page", total_items: 420, page_size: 10) # with summary

    * `path`: the path of a page, with `:page` for its number, or a function from number to path
    * `first_path`: the path of page 1, if it has no number
    * `sibling_count`: how many pages to show on each side of the current page # with numbers
    * `boundary_count`: how many pages to show at each end # with numbers
    * `show_boundary_chevrons`: whether Previous and Next stay at the ends, disabled
    * `page_label`: the accessible name of a page, with `:page` for its number # with page-labels
    * `position_label`: the current page, with `:page` and `:pages` for the numbers # with position
    * `summary`: the items on the page, with `:from`, `:to` and `:total` for the numbers # with summary
    * `page_sizes`: the numbers of items on a page to choose from # with sizes
    * `page_size`: the number of items on a page # with sizes # without summary
    * `size_param`: the parameter with this number # with sizes
    * `class`: more classes of the `<nav>`
    * `attributes`: a keyword list of more attributes of the `<nav>`

  Also `first_label`, `previous_label`, `next_label`, `last_label` and `aria_label`. All texts are escaped. # with ends
  Also `previous_label`, `next_label` and `aria_label`. All texts are escaped. # without ends
  """
  def pagination(options) do
    given = options |> Keyword.validate!(@defaults) |> Map.new() |> Map.update!(:path, &path/1)
    total = max(integer(given.total_pages), 1) # without summary
    items = max(integer(given.total_items), 0) # with summary
    size = max(integer(given.page_size), 1) # with summary
    total = max(ceil(items / size), 1) # with summary
    current = given.current_page |> integer() |> max(1) |> min(total)
    page = &page(&1, given)
    numbers = window(total, current, given.sibling_count, given.boundary_count) # with numbers
    summary = summary(given.summary, items, size, current) # with summary

    shown = %{
      total: total,
      current: current,
      pages: Enum.map(numbers, &if(&1 == :gap, do: :gap, else: page.(&1))), # with numbers
      position: given.position_label |> position(total, current) |> escape(), # with position
      summary: escape(summary), # with summary
      previous: if(current > 1, do: page.(current - 1)),
      next: if(current < total, do: page.(current + 1)),
      first: page.(1), # with ends
      last: page.(total), # with counted
      jump: given.path |> form_of() |> escape_form(), # with jump
      sizes: given |> sizes() |> escape_form(), # with sizes
      jump_label: escape(given.jump_label), # with jump
      size_label: escape(given.size_label), # with sizes
      go_label: escape(given.go_label), # with forms
      show_boundary_chevrons: given.show_boundary_chevrons,
      first_label: escape(given.first_label), # with ends
      last_label: escape(given.last_label), # with ends
      previous_label: escape(given.previous_label),
      next_label: escape(given.next_label),
      aria_label: escape(given.aria_label),
      class: given.class && escape(given.class),
      attributes: attributes(given.attributes)
    }

    if total > 1, do: render(shown), else: "" # without single-page
    render(shown) # with single-page
  end

  # begin with position
  defp position(label, total, current) do
    label |> String.replace(":pages", "#{total}") |> String.replace(":page", "#{current}")
  end

  # end
  # begin with summary
  defp summary(text, items, size, current) do
    text
    |> String.replace(":total", "#{items}")
    |> String.replace(":from", "#{min((current - 1) * size + 1, items)}")
    |> String.replace(":to", "#{min(current * size, items)}")
  end

  # end
  # begin with numbers
  @doc """
  Returns the numbers of the pages to show, and `:gap` where some are left out. There are as many
  on every page of a list, so that no link moves under the pointer. A gap never hides a single
  page.
  """
  def window(total, current, siblings, boundaries) do
    half = siblings + boundaries + if(boundaries > 0, do: 1, else: 0)
    hidden = max(total - 2 * half - 1, 0)
    shift = (current - half - 1) |> max(0) |> min(hidden)
    {left, right} = {boundaries + 1, total - hidden - boundaries}

    for slot <- 1..(total - hidden) do
      cond do
        slot < left -> slot
        slot > right -> slot + hidden
        boundaries > 0 and slot == left and shift > 0 -> :gap
        boundaries > 0 and slot == right and shift < hidden -> :gap
        true -> slot + shift
      end
    end
  end

  # end
  # Visitors can send anything: a sign and digits are read, a fraction is cut off, and anything
  # else is 1.
  defp integer(value) when is_integer(value), do: value
  defp integer(value) when is_float(value), do: trunc(value)
  defp integer(value) when is_struct(value), do: value |> to_string() |> integer()
  defp integer(value) when not is_binary(value), do: 1

  defp integer(value) do
    case Regex.run(~r/\A\s*([+-]?\d+)(?:\.\d*)?\s*\z/, value) do
      [_, digits] -> String.to_integer(digits)
      nil -> 1
    end
  end

  defp page(number, given) do
    label = String.replace(given.page_label, ":page", "#{number}") # with page-labels
    href = if number == 1, do: given.first_path
    href = href || given.path.(number)
    %{number: number, href: href |> safe() |> escape(), label: escape(label)} # with page-labels
    %{number: number, href: href |> safe() |> escape()} # without page-labels
  end

  defp path(path) when is_function(path, 1), do: path

  defp path(path) do
    case Regex.split(~r/(?::|%3A)page(?!\w)/i, path || "") do
      [_] -> raise ArgumentError, "path must have :page for the number, not #{inspect(path)}"
      parts -> &Enum.join(parts, to_string(&1))
    end
  end

  # begin with forms
  # What a form with GET leads to: the URL, the name of its field, and the rest of the query. The
  # URLs of two pages show which parameter has the number.
  defp form_of(path) do
    {action, fields} = 2 |> path.() |> safe() |> split()
    {_action, others} = 3 |> path.() |> split()

    case fields -- others do
      [{name, _value} = found] ->
        %{action: action, name: name, fields: List.delete(fields, found)}

      _none ->
        raise ArgumentError, "a form needs the page in the query: /posts?page=:page"
    end
  end

  defp split(url) do
    [_all, address, query, fragment] = Regex.run(~r/^([^?#]*)\??([^#]*)(.*)$/s, url)
    action = address <> fragment
    {if(action != "", do: action), Enum.to_list(URI.query_decoder(query))}
  end

  defp escape_form(form) do
    fields = for {name, value} <- form.fields, do: {escape(name), escape(value)}
    action = form.action && escape(form.action)
    %{form | action: action, name: escape(form.name), fields: fields}
  end

  # end
  # begin with sizes
  # The form for the number of items, which leads to page 1. One that is not in the list comes first.
  defp sizes(%{path: path, size_param: name, page_sizes: choices, page_size: size}) do
    form = form_of(path)
    chosen = integer(size || hd(choices))
    choices = if chosen in choices, do: choices, else: [chosen | choices]
    fields = Enum.reject(form.fields, fn {other, _value} -> other == name end)
    Map.merge(form, %{name: name, fields: fields, choices: choices, chosen: chosen})
  end

  # end
# include shared/escape.ex
end
