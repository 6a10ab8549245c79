# Written by pagination-tag.
defmodule App.Pagination do
  @moduledoc "Links to the pages of a list, for templates of EEx, which escapes nothing."

  require EEx

  @options [
    # begin with numbers
    siblings: 1,
    # end
    # begin with boundaries
    boundaries: 1,
    # end
    # begin with paths
    has_more: false,
    # end
    attributes: []
  ]

  @doc ~S"""
  Renders links to the pages of a list; nothing if it has only one.

      <%= App.Pagination.render(@pages, @page, &"/posts?page=#{&1}") %>

    * `total`: the number of pages
    * `current`: the number of the current page, as the visitor sent it
    * `path`: a function from the number of a page to its path
  <%!-- begin with numbers --%>
    * `:siblings`: how many pages to show on each side of the current one
  <%!-- end --%>
  <%!-- begin with boundaries --%>
    * `:boundaries`: how many pages to show at each end; with 0, there are no gaps
  <%!-- end --%>
  <%!-- begin with paths --%>
    * `:has_more`: whether a page follows the last known one
  <%!-- end --%>
    * `:attributes`: attributes of the `<nav>`, such as `[class: "mt-4"]`
  """
  def render(total, current, path, options \\ []) do
    options = Keyword.validate!(options, @options)
    # begin with paths
    total = max(total, 1)
    # end
    current = current_page(current, total)
    has_next = options[:has_more] or current < total

    if current > 1 or has_next do
      list_html(%{
        # begin with numbers
        pages: bounded_window(total, current, options[:siblings], options[:boundaries]),
        # end
        current: current,
        # begin with ends edges
        total: total,
        # end
        has_next: has_next,
        path: path,
        attributes: options[:attributes]
      })
    else
      ""
    end
  end

  @list ~S"""
  <%!-- begin constants --%>
  <%!-- end --%>
  <%!-- begin markup --%>
  <nav<%= attributes([class: "pagination", "aria-label": "Pagination"], @attributes) %>>
    <ul class="pagination__list">
      <%= if @current > 1 do %>
        <li class="pagination__item">
          <a class="pagination__link pagination__link--first" href="<%= escape(@path.(1)) %>">
            <span aria-hidden="true">«</span>
            <span class="pagination__words">First</span>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--first pagination__link--disabled">
            <span aria-hidden="true">«</span>
            <span class="pagination__words">First</span>
          </span>
        </li>
      <% end %>
      <%= if @current > 1 do %>
        <li class="pagination__item">
          <a
            class="pagination__link pagination__link--previous"
            href="<%= escape(@path.(@current - 1)) %>"
            rel="prev"
          >
            <span aria-hidden="true">‹</span>
            <span class="pagination__words">Previous</span>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--previous pagination__link--disabled">
            <span aria-hidden="true">‹</span>
            <span class="pagination__words">Previous</span>
          </span>
        </li>
      <% end %>
      <%= for page <- @pages do %>
        <li class="pagination__item">
          <%= if page == :gap do %>
            <span class="pagination__ellipsis">…</span>
          <% else %>
            <a
              class="pagination__link<%= if page == @current do %> pagination__link--current<% end %>"
              href="<%= escape(@path.(page)) %>"
              <%= if page == @current do %>aria-current="page"<% end %>
            ><%= page %></a>
          <% end %>
        </li>
      <% end %>
      <%= if @has_next do %>
        <li class="pagination__item">
          <a
            class="pagination__link pagination__link--next"
            href="<%= escape(@path.(@current + 1)) %>"
            rel="next"
          >
            <span class="pagination__words">Next</span>
            <span aria-hidden="true">›</span>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--next pagination__link--disabled">
            <span class="pagination__words">Next</span>
            <span aria-hidden="true">›</span>
          </span>
        </li>
      <% end %>
      <%= if @current < @total do %>
        <li class="pagination__item">
          <a class="pagination__link pagination__link--last" href="<%= escape(@path.(@total)) %>">
            <span class="pagination__words">Last</span>
            <span aria-hidden="true">»</span>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--last pagination__link--disabled">
            <span class="pagination__words">Last</span>
            <span aria-hidden="true">»</span>
          </span>
        </li>
      <% end %>
    </ul>
  </nav>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :list_html, @list, [:assigns])

  # Visitors can send anything. An invalid page becomes page 1 or the last one.
  defp current_page(page, total) when is_number(page), do: page |> trunc() |> min(total) |> max(1)

  defp current_page(page, total) when is_binary(page) do
    case Regex.run(~r/\A\s*([+-]?\d+)(?:\.\d*)?\s*\z/, page) do
      [_all, digits] -> digits |> String.to_integer() |> current_page(total)
      nil -> 1
    end
  end

  defp current_page(_page, _total), do: 1

  # begin with numbers
  # The same number of entries on every page keeps Next in place. A gap hides two pages or more.
  defp window(total, _current, siblings) when total <= 2 * siblings + 5,
    do: Enum.to_list(1..total)

  defp window(total, current, siblings) do
    hidden = total - 2 * siblings - 5
    shift = (current - siblings - 3) |> max(0) |> min(hidden)
    second = if shift == 0, do: 2, else: :gap
    last_but_one = if shift == hidden, do: total - 1, else: :gap
    [1, second] ++ Enum.to_list((shift + 3)..(shift + 2 * siblings + 3)) ++ [last_but_one, total]
  end

  # end
  # begin with boundaries
  # The same, with more pages at both ends. With 0, there are no gaps.
  defp bounded_window(total, current, siblings, 0) do
    first = (current - siblings) |> min(total - 2 * siblings) |> max(1)
    Enum.to_list(first..min(first + 2 * siblings, total))
  end

  defp bounded_window(total, current, siblings, boundaries) do
    outer = min(boundaries - 1, div(total - 1, 2))
    inner = window(total - 2 * outer, current - outer, siblings)
    shifted = Enum.map(inner, &if(&1 == :gap, do: :gap, else: &1 + outer))
    Enum.to_list(1..outer//1) ++ shifted ++ Enum.to_list((total - outer + 1)..total//1)
  end

  # end
  # begin with paths
  @doc ~S"""
  Turns a path with `:page` into a function from page to path.

      <%= App.Pagination.render(@pages, @page, App.Pagination.to_path("/posts/page/:page", "/posts")) %>

    * `first_path`: the path of page 1, if it has no number
  """
  def to_path(path, first_path \\ nil) do
    fn page ->
      chosen = (page == 1 && first_path) || path
      url = Regex.replace(~r/(?::|%3A)page(?!\w)/i, chosen, to_string(page))

      # A scheme such as javascript could run code. A path has no colon before a slash.
      if url =~ ~r{\A(?![\x00-\x20]*https?:)[^/?#]*:}i do
        raise ArgumentError, "the path #{inspect(url)} has an unsafe scheme"
      end

      url
    end
  end

  # end
  # begin with summary
  @doc "Says which items are on a page, such as \"21 to 30 of 97\"."
  def summary(total_items, page_size, current \\ 1) do
    current = current_page(current, ceil(total_items / page_size))
    from = min((current - 1) * page_size + 1, total_items)
    summary_html(%{from: from, to: min(current * page_size, total_items), total: total_items})
  end

  @summary ~S"""
  <%!-- begin markup summary --%>
  <p class="pagination__summary"><%= @from %> to <%= @to %> of <%= @total %></p>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :summary_html, @summary, [:assigns])

  # end
  # begin with position
  @doc "Says which page is shown, such as \"Page 7 of 42\"; nothing if there is only one."
  def position(total, current) do
    current = current_page(current, total)
    if total > 1, do: position_html(%{current: current, total: total}), else: ""
  end

  @position ~S"""
  <%!-- begin markup position --%>
  <p class="pagination__position">Page <%= @current %> of <%= @total %></p>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :position_html, @position, [:assigns])

  # end
  # begin with jump
  @doc """
  Renders a form that leads to a page; nothing if there is only one.

    * `path`: as in `render/4`, with the page number in its query
    * `param`: the parameter with this number
  """
  def jump(total, path, param \\ "page") do
    {action, query} = form(path, [param])
    if total > 1, do: jump_html(%{action: action, query: query, param: param}), else: ""
  end

  @jump ~S"""
  <%!-- begin markup jump --%>
  <form class="pagination__form" action="<%= escape(@action) %>" autocomplete="off" role="none">
    <%= for {name, value} <- @query do %>
      <input type="hidden" name="<%= escape(name) %>" value="<%= escape(value) %>">
    <% end %>
    <label>
      Go to page
      <input
        class="pagination__input"
        type="text"
        inputmode="numeric"
        name="<%= escape(@param) %>"
      >
    </label>
    <button class="pagination__submit" type="submit" aria-label="Go: Go to page">Go</button>
  </form>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :jump_html, @jump, [:assigns])

  # end
  # begin with sizes
  @doc """
  Renders a form for the number of items on a page, which leads to page 1.

    * `path`: as in `render/4`, with both numbers in its query
    * `:choices`: the numbers to choose from; another `page_size` comes before them
    * `:param`, `:page_param`: the parameters with this number and with the page number
  """
  def sizes(page_size, path, options \\ []) do
    defaults = [choices: [10, 25, 50, 100], param: "per_page", page_param: "page"]
    options = Keyword.validate!(options, defaults)
    {action, query} = form(path, [options[:param], options[:page_param]])
    choices = options[:choices]
    sizes = if page_size in choices, do: choices, else: [page_size | choices]

    sizes_html(%{
      action: action,
      query: query,
      param: options[:param],
      page_size: page_size,
      sizes: sizes
    })
  end

  @sizes ~S"""
  <%!-- begin markup sizes --%>
  <form class="pagination__form" action="<%= escape(@action) %>" autocomplete="off" role="none">
    <%= for {name, value} <- @query do %>
      <input type="hidden" name="<%= escape(name) %>" value="<%= escape(value) %>">
    <% end %>
    <label>
      Items per page
      <select class="pagination__select" name="<%= escape(@param) %>">
        <%= for size <- @sizes do %>
          <option value="<%= escape(size) %>" <%= if size == @page_size do %>selected<% end %>>
            <%= escape(size) %>
          </option>
        <% end %>
      </select>
    </label>
    <button class="pagination__submit" type="submit" aria-label="Go: Items per page">Go</button>
  </form>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :sizes_html, @sizes, [:assigns])

  # end
  # begin with forms
  # Where a form leads, and the parameters that it keeps.
  defp form(path, without) do
    uri = URI.parse(path.(1))
    query = URI.query_decoder(uri.query || "")
    action = URI.to_string(%{uri | query: nil, fragment: nil})
    action = if action == "", do: "?", else: action
    {action, Enum.reject(query, fn {name, _value} -> name in without end)}
  end

  # end
  # begin with neighbors
  @doc """
  Renders links to the previous and the next article; nothing if there is neither.

      <%= App.Pagination.neighbors(
        previous_path: @newer && @newer.path,
        previous_title: @newer && @newer.title,
        next_path: @older && @older.path,
        next_title: @older && @older.title
      ) %>
  """
  def neighbors(options) do
    none = [previous_path: nil, previous_title: nil, next_path: nil, next_title: nil]
    options = Keyword.validate!(options, none ++ [attributes: []])
    if options[:previous_path] || options[:next_path], do: neighbors_html(options), else: ""
  end

  @neighbors ~S"""
  <%!-- begin constants neighbors --%>
  <%!-- end --%>
  <%!-- begin markup neighbors --%>
  <nav<%= attributes([class: "pagination pagination--neighbors", "aria-label": "Pagination"], @attributes) %>>
    <ul class="pagination__list">
      <%= if @previous_path do %>
        <li class="pagination__item">
          <a
            class="pagination__link pagination__link--previous"
            href="<%= escape(@previous_path) %>"
            rel="prev"
          >
            <span aria-hidden="true">‹</span>
            Previous page: <%= escape(@previous_title) %>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--previous pagination__link--disabled">
            <span aria-hidden="true">‹</span>
            Previous page
          </span>
        </li>
      <% end %>
      <%= if @next_path do %>
        <li class="pagination__item">
          <a
            class="pagination__link pagination__link--next"
            href="<%= escape(@next_path) %>"
            rel="next"
          >
            Next page: <%= escape(@next_title) %>
            <span aria-hidden="true">›</span>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--next pagination__link--disabled">
            Next page
            <span aria-hidden="true">›</span>
          </span>
        </li>
      <% end %>
    </ul>
  </nav>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :neighbors_html, @neighbors, [:assigns])

  # end
  # begin with cursor
  @doc """
  Renders links to the previous and the next page of a list that uses cursors.

      <%= App.Pagination.cursor(next_path: @cursor && "/posts?" <> URI.encode_query(after: @cursor)) %>
  """
  def cursor(options) do
    options = Keyword.validate!(options, previous_path: nil, next_path: nil, attributes: [])
    if options[:previous_path] || options[:next_path], do: cursor_html(options), else: ""
  end

  @cursor ~S"""
  <%!-- begin constants cursor --%>
  <%!-- end --%>
  <%!-- begin markup cursor --%>
  <nav<%= attributes([class: "pagination pagination--neighbors", "aria-label": "Pagination"], @attributes) %>>
    <ul class="pagination__list">
      <%= if @previous_path do %>
        <li class="pagination__item">
          <a
            class="pagination__link pagination__link--previous"
            href="<%= escape(@previous_path) %>"
            rel="prev"
          >
            <span aria-hidden="true">‹</span>
            Previous page
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--previous pagination__link--disabled">
            <span aria-hidden="true">‹</span>
            Previous page
          </span>
        </li>
      <% end %>
      <%= if @next_path do %>
        <li class="pagination__item">
          <a
            class="pagination__link pagination__link--next"
            href="<%= escape(@next_path) %>"
            rel="next"
          >
            Next page
            <span aria-hidden="true">›</span>
          </a>
        </li>
      <% else %>
        <li class="pagination__item">
          <span class="pagination__link pagination__link--next pagination__link--disabled">
            Next page
            <span aria-hidden="true">›</span>
          </span>
        </li>
      <% end %>
    </ul>
  </nav>
  <%!-- end --%>
  """
  EEx.function_from_string(:defp, :cursor_html, @cursor, [:assigns])

  # end
  # Classes are added. nil and false leave an attribute out, and true writes its name alone.
  defp attributes(own, given) do
    all =
      Keyword.merge(own, given, fn
        :class, theme, more -> String.trim("#{theme} #{more}")
        _name, _own, value -> value
      end)

    for {name, value} <- all, value not in [nil, false], into: "" do
      if value == true, do: " #{name}", else: ~s( #{name}="#{escape(value)}")
    end
  end

  @signs %{"&" => "&amp;", "<" => "&lt;", ">" => "&gt;", "\"" => "&quot;"}

  defp escape(value), do: value |> to_string() |> String.replace(Map.keys(@signs), &@signs[&1])
end
