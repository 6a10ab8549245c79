# Written by pagination-tag.
defmodule AppWeb.Pagination do
  @moduledoc "Links to the pages of a list."
  use Phoenix.Component
  # begin with catalogs
  use Gettext, backend: AppWeb.Gettext
  # end

  @doc ~S"""
  Renders links to the pages of a list; nothing if it has only one. Each control needs its own id.

      <.pagination path={&~p"/posts?page=#{&1}"} total_pages={@pages} current_page={@page} />
  <%!-- begin with events --%>
      <.pagination event="paginate" target={@myself} total_pages={@pages} current_page={@page} />
  <%!-- end --%>
  """
  attr :path, :any, default: "/:page", doc: "a path with `:page`, or a function from page to path"
  # begin with paths
  attr :first_path, :string, default: nil, doc: "the path of page 1, if it has no number"
  # end
  attr :link_type, :string, default: "a", values: ~w(a patch navigate live_patch live_redirect)
  # begin with events
  attr :event, :string, default: nil, doc: "an event with the value `page`, instead of `path`"
  attr :target, :any, default: nil, doc: "what receives the event, such as `@myself`"
  # end
  attr :total_pages, :integer, default: nil, doc: "if it is not set, a page always follows"
  # begin with paths
  attr :has_next, :boolean, default: true, doc: "whether a page follows, if the total is not set"
  # end
  attr :current_page, :any, default: 1, doc: "the current page, as the visitor sent it"
  # begin with numbers
  attr :sibling_count, :integer, default: 1, doc: "pages on each side of the current one"
  attr :boundary_count, :integer, default: 1, doc: "pages at each end; with 0, there are no gaps"
  # end
  attr :show_boundary_chevrons, :boolean, default: false, doc: "keeps disabled links at the ends"
  attr :id, :string, default: "pagination"
  # begin with classes
  attr :class, :any, default: nil
  # end
  attr :rest, :global

  def pagination(assigns) do
    current = current_page(assigns.current_page, assigns.total_pages)
    total = assigns.total_pages || current
    kind = kind_of(assigns.link_type)
    in_place = kind == :patch or assigns.event != nil

    assigns =
      assign(assigns,
        # begin with numbers
        pages: window(total, current, assigns.sibling_count, assigns.boundary_count),
        # end
        current: current,
        # begin with ends
        total: total,
        # end
        has_previous: current > 1,
        has_next: if(assigns.total_pages, do: current < total, else: assigns.has_next),
        kind: kind,
        live: in_place or kind == :navigate,
        in_place: in_place,
        # If the pressed link disappeared, so would the focus.
        keeps_ends: in_place or assigns.show_boundary_chevrons,
        path: &path_to(assigns, &1)
      )

    assigns = assign(assigns, link: &link_to(assigns, &1, &2))

    # begin constants
    # end

    ~H"""
    <%!-- begin markup --%>
    <nav
      :if={@has_previous or @has_next}
      id={@id}
      class={["pagination", @class]}
      {Map.put_new(@rest, :"aria-label", "Pagination")}
    >
      <ul class="pagination__list">
        <li :if={@has_previous} class="pagination__item">
          <.link class="pagination__link pagination__link--first" {@link.(1, "first")}>
            <span aria-hidden="true">«</span>
            <span class="pagination__words">First</span>
          </.link>
        </li>
        <li :if={!@has_previous and @keeps_ends} class="pagination__item">
          <.dynamic_tag
            tag_name={if(@live, do: "a", else: "span")}
            class="pagination__link pagination__link--first pagination__link--disabled"
            role={@live && "button"}
            aria-disabled={@live && "true"}
            tabindex={@live && "0"}
            id={@live && "#{@id}-first"}
          >
            <span aria-hidden="true">«</span>
            <span class="pagination__words">First</span>
          </.dynamic_tag>
        </li>
        <li :if={@has_previous} class="pagination__item">
          <.link
            class="pagination__link pagination__link--previous"
            {@link.(@current - 1, "previous")}
            rel="prev"
          >
            <span aria-hidden="true">‹</span>
            <span class="pagination__words">Previous</span>
          </.link>
        </li>
        <li :if={!@has_previous and @keeps_ends} class="pagination__item">
          <.dynamic_tag
            tag_name={if(@live, do: "a", else: "span")}
            class="pagination__link pagination__link--previous pagination__link--disabled"
            role={@live && "button"}
            aria-disabled={@live && "true"}
            tabindex={@live && "0"}
            id={@live && "#{@id}-previous"}
          >
            <span aria-hidden="true">‹</span>
            <span class="pagination__words">Previous</span>
          </.dynamic_tag>
        </li>
        <li :for={{page, slot} <- Enum.with_index(@pages, 1)} class="pagination__item">
          <%= if page == :gap do %>
            <span class="pagination__ellipsis">…</span>
          <% else %>
            <.link
              class={["pagination__link", page == @current && "pagination__link--current"]}
              {@link.(page, slot)}
              aria-current={page == @current && "page"}
            >{page}</.link>
          <% end %>
        </li>
        <li :if={@has_next} class="pagination__item">
          <.link
            class="pagination__link pagination__link--next"
            {@link.(@current + 1, "next")}
            rel="next"
          >
            <span class="pagination__words">Next</span>
            <span aria-hidden="true">›</span>
          </.link>
        </li>
        <li :if={!@has_next and @keeps_ends} class="pagination__item">
          <.dynamic_tag
            tag_name={if(@live, do: "a", else: "span")}
            class="pagination__link pagination__link--next pagination__link--disabled"
            role={@live && "button"}
            aria-disabled={@live && "true"}
            tabindex={@live && "0"}
            id={@live && "#{@id}-next"}
          >
            <span class="pagination__words">Next</span>
            <span aria-hidden="true">›</span>
          </.dynamic_tag>
        </li>
        <li :if={@current < @total} class="pagination__item">
          <.link class="pagination__link pagination__link--last" {@link.(@total, "last")}>
            <span class="pagination__words">Last</span>
            <span aria-hidden="true">»</span>
          </.link>
        </li>
        <li :if={@current >= @total and @total_pages != nil and @keeps_ends} class="pagination__item">
          <.dynamic_tag
            tag_name={if(@live, do: "a", else: "span")}
            class="pagination__link pagination__link--last pagination__link--disabled"
            role={@live && "button"}
            aria-disabled={@live && "true"}
            tabindex={@live && "0"}
            id={@live && "#{@id}-last"}
          >
            <span class="pagination__words">Last</span>
            <span aria-hidden="true">»</span>
          </.dynamic_tag>
        </li>
      </ul>
      <span :if={@in_place} class="pagination__label" role="status">
        <span id={"#{@id}-page-#{@current}"} phx-mounted={focus_current(@id)}>
          <%= if @total_pages != nil do %>
            Page {@current} of {@total_pages}
          <% else %>
            Page {@current}
          <% end %>
        </span>
      </span>
    </nav>
    <%!-- end --%>
    """
  end

  defp kind_of("a"), do: :href
  defp kind_of(type) when type in ~w(patch live_patch), do: :patch
  defp kind_of(type) when type in ~w(navigate live_redirect), do: :navigate

  # begin with numbers
  # The same number of entries on every page keeps Next in place. A gap hides two pages or more.
  defp window(total, current, siblings, boundaries) do
    outer = if boundaries == 0, do: 0, else: boundaries + 1
    slots = min(total, 2 * (siblings + outer) + 1)
    hidden = total - slots
    shift = (current - siblings - outer - 1) |> max(0) |> min(hidden)

    for slot <- 1..slots//1 do
      cond do
        slot <= boundaries -> slot
        slot > slots - boundaries -> slot + hidden
        slot == outer and shift > 0 -> :gap
        slot > slots - outer and shift < hidden -> :gap
        true -> slot + shift
      end
    end
  end

  # end
  # The attributes of a `<.link>`. With an id, LiveView's client keeps the link that has the focus.
  defp link_to(assigns, page, slot) do
    # begin with paths
    refuse_scheme(assigns.path.(page))

    # end
    %{assigns.kind => assigns.path.(page), id: assigns.live && "#{assigns.id}-#{slot}"}
    # begin with events
    |> push(assigns, page)
    # end
    # begin with focus
    # begin with numbers
    |> mark(assigns, page, slot)
    # end
    # end
  end

  # begin with events
  # An event has no URL.
  defp push(link, %{event: nil}, _page), do: link

  defp push(link, %{event: event, target: target} = assigns, page) do
    js = Phoenix.LiveView.JS.push(event, target: target, value: %{page: page})
    Map.merge(link, %{assigns.kind => nil, "phx-click": js})
  end

  # end
  # begin with focus
  # begin with numbers
  # Marks a press on another page, for `focus_current`. Previous and Next keep the focus.
  defp mark(link, %{in_place: true, current: current}, page, slot)
       when is_integer(slot) and page != current do
    js = link[:"phx-click"] || %Phoenix.LiveView.JS{}
    Map.put(link, :"phx-click", Phoenix.LiveView.JS.set_attribute(js, {"data-pressed", ""}))
  end

  defp mark(link, _assigns, _page, _slot), do: link

  # A patch turns the pressed link into a link to another page. If it still has the focus, the
  # focus moves to the current page.
  defp focus_current(id) do
    [to: ~s|[id="#{id}"]:has(a[data-pressed]:focus) a[aria-current=page]|]
    |> Phoenix.LiveView.JS.focus()
    |> Phoenix.LiveView.JS.remove_attribute("data-pressed", to: ~s|[id="#{id}"] [data-pressed]|)
  end

  # end
  # end
  # begin with paths
  # A scheme such as javascript could run code. A path has no colon before a slash.
  defp refuse_scheme(path) do
    if path =~ ~r{\A(?![\x00-\x20]*https?:)[^/?#]*:}i do
      raise ArgumentError, "the path #{inspect(path)} has an unsafe scheme"
    end
  end

  # end
  # begin with summary
  @doc """
  Says which items are on a page, such as "21 to 30 of 97".

      <.pagination_summary total_items={@count} page_size={10} current_page={@page} />
  """
  attr :total_items, :integer, required: true
  attr :page_size, :integer, required: true
  attr :current_page, :any, default: 1

  def pagination_summary(assigns) do
    %{total_items: total, page_size: size} = assigns
    current = current_page(assigns.current_page, ceil(total / size))
    from = min((current - 1) * size + 1, total)
    assigns = assign(assigns, from: from, to: min(current * size, total), total: total)

    ~H"""
    <%!-- begin markup summary --%>
    <p class="pagination__summary">{@from} to {@to} of {@total}</p>
    <%!-- end --%>
    """
  end

  # end
  # begin with position
  @doc """
  Says which page is shown, such as "Page 7 of 42"; nothing if there is only one.

      <.pagination_position total_pages={@pages} current_page={@page} />
  """
  attr :total_pages, :integer, required: true
  attr :current_page, :any, default: 1

  def pagination_position(assigns) do
    current = current_page(assigns.current_page, assigns.total_pages)
    assigns = assign(assigns, current: current)

    ~H"""
    <%!-- begin markup position --%>
    <p :if={@total_pages > 1} class="pagination__position">Page {@current} of {@total_pages}</p>
    <%!-- end --%>
    """
  end

  # end
  # begin with jump
  @doc ~S"""
  Renders a form that leads to a page; nothing if there is only one.

      <.pagination_jump total_pages={@pages} path={&~p"/posts?page=#{&1}"} />
  """
  attr :total_pages, :integer, required: true
  attr :path, :any, required: true, doc: "as for the list, with the page number in its query"
  attr :param, :string, default: "page", doc: "the parameter with this number"

  def pagination_jump(assigns) do
    {action, query} = form_to(assigns, [assigns.param])
    assigns = assign(assigns, action: action, query: query)

    ~H"""
    <%!-- begin markup jump --%>
    <form
      :if={@total_pages > 1}
      class="pagination__form"
      action={@action}
      autocomplete="off"
      role="none"
    >
      <input :for={{name, value} <- @query} type="hidden" name={name} value={value} />
      <label>
        Go to page <input class="pagination__input" type="text" inputmode="numeric" name={@param} />
      </label>
      <button class="pagination__submit" type="submit" aria-label="Go: Go to page">Go</button>
    </form>
    <%!-- end --%>
    """
  end

  # end
  # begin with sizes
  @doc ~S"""
  Renders a form for the number of items on a page, which leads to page 1.

      <.pagination_sizes page_size={@size} path={&~p"/posts?page=#{&1}"} />
  """
  attr :page_size, :integer, required: true
  attr :path, :any, required: true, doc: "as for the list, with both numbers in its query"
  attr :choices, :list, default: [10, 25, 50, 100], doc: "another `page_size` comes before them"
  attr :param, :string, default: "per_page", doc: "the parameter with this number"
  attr :page_param, :string, default: "page", doc: "the parameter with the page number"

  def pagination_sizes(assigns) do
    %{page_size: size, choices: choices} = assigns
    {action, query} = form_to(assigns, [assigns.param, assigns.page_param])
    sizes = if size in choices, do: choices, else: [size | choices]
    assigns = assign(assigns, action: action, query: query, sizes: sizes)

    ~H"""
    <%!-- begin markup sizes --%>
    <form class="pagination__form" action={@action} autocomplete="off" role="none">
      <input :for={{name, value} <- @query} type="hidden" name={name} value={value} />
      <label>
        Items per page
        <select class="pagination__select" name={@param}>
          <option :for={size <- @sizes} value={size} selected={size == @page_size}>{size}</option>
        </select>
      </label>
      <button class="pagination__submit" type="submit" aria-label="Go: Items per page">Go</button>
    </form>
    <%!-- end --%>
    """
  end

  # end
  # begin with forms
  # Where a form leads, and the parameters that it keeps.
  defp form_to(assigns, without) do
    uri = assigns |> path_to(1) |> URI.parse()
    action = URI.to_string(%{uri | query: nil, fragment: nil})
    query = URI.query_decoder(uri.query || "")
    {action != "" && action, Enum.reject(query, fn {name, _value} -> name in without end)}
  end

  # end
  # begin with neighbors
  @doc ~S"""
  Renders links to the previous and the next article; nothing if there is neither.

      <.pagination_neighbors
        previous_path={@newer && ~p"/posts/#{@newer}"}
        previous_title={@newer && @newer.title}
        next_path={@older && ~p"/posts/#{@older}"}
        next_title={@older && @older.title}
      />
  """
  attr :previous_path, :string, default: nil
  attr :previous_title, :string, default: nil
  attr :next_path, :string, default: nil
  attr :next_title, :string, default: nil
  attr :link_type, :string, default: "a", values: ~w(a patch navigate live_patch live_redirect)
  # begin with classes
  attr :class, :any, default: nil
  # end
  attr :rest, :global

  def pagination_neighbors(assigns) do
    assigns = assign(assigns, kind: kind_of(assigns.link_type))

    # begin constants neighbors
    # end

    ~H"""
    <%!-- begin markup neighbors --%>
    <nav
      :if={@previous_path || @next_path}
      class={["pagination pagination--neighbors", @class]}
      {Map.put_new(@rest, :"aria-label", "Pagination")}
    >
      <ul class="pagination__list">
        <li :if={@previous_path} class="pagination__item">
          <.link
            class="pagination__link pagination__link--previous"
            {%{@kind => @previous_path}}
            rel="prev"
          >
            <span aria-hidden="true">‹</span> Previous page: {@previous_title}
          </.link>
        </li>
        <li :if={!@previous_path} class="pagination__item">
          <span
            class="pagination__link pagination__link--previous pagination__link--disabled"
            id={@live && "#{@id}-previous"}
          >
            <span aria-hidden="true">‹</span> Previous page
          </span>
        </li>
        <li :if={@next_path} class="pagination__item">
          <.link class="pagination__link pagination__link--next" {%{@kind => @next_path}} rel="next">
            Next page: {@next_title} <span aria-hidden="true">›</span>
          </.link>
        </li>
        <li :if={!@next_path} class="pagination__item">
          <span
            class="pagination__link pagination__link--next pagination__link--disabled"
            id={@live && "#{@id}-next"}
          >
            Next page <span aria-hidden="true">›</span>
          </span>
        </li>
      </ul>
    </nav>
    <%!-- end --%>
    """
  end

  # end
  # begin with cursor
  @doc ~S"""
  Renders links to the previous and the next page of a list that uses cursors.

      <.pagination_cursor next_path={@cursor && ~p"/posts?after=#{@cursor}"} />
  """
  attr :previous_path, :string, default: nil
  attr :next_path, :string, default: nil
  attr :link_type, :string, default: "a", values: ~w(a patch navigate live_patch live_redirect)
  # begin with classes
  attr :class, :any, default: nil
  # end
  attr :rest, :global

  def pagination_cursor(assigns) do
    assigns = assign(assigns, kind: kind_of(assigns.link_type))

    # begin constants cursor
    # end

    ~H"""
    <%!-- begin markup cursor --%>
    <nav
      :if={@previous_path || @next_path}
      class={["pagination pagination--neighbors", @class]}
      {Map.put_new(@rest, :"aria-label", "Pagination")}
    >
      <ul class="pagination__list">
        <li :if={@previous_path} class="pagination__item">
          <.link
            class="pagination__link pagination__link--previous"
            {%{@kind => @previous_path}}
            rel="prev"
          >
            <span aria-hidden="true">‹</span> Previous page
          </.link>
        </li>
        <li :if={!@previous_path} class="pagination__item">
          <span
            class="pagination__link pagination__link--previous pagination__link--disabled"
            id={@live && "#{@id}-previous"}
          >
            <span aria-hidden="true">‹</span> Previous page
          </span>
        </li>
        <li :if={@next_path} class="pagination__item">
          <.link class="pagination__link pagination__link--next" {%{@kind => @next_path}} rel="next">
            Next page <span aria-hidden="true">›</span>
          </.link>
        </li>
        <li :if={!@next_path} class="pagination__item">
          <span
            class="pagination__link pagination__link--next pagination__link--disabled"
            id={@live && "#{@id}-next"}
          >
            Next page <span aria-hidden="true">›</span>
          </span>
        </li>
      </ul>
    </nav>
    <%!-- end --%>
    """
  end

  # end
  # Visitors can send anything. An invalid page becomes page 1, or the last one if it is known.
  defp current_page(page, nil) when is_number(page), do: page |> trunc() |> max(1)
  defp current_page(page, total) when is_number(page), do: page |> trunc() |> min(total) |> max(1)

  defp current_page(page, total) when is_binary(page) do
    case Regex.run(~r/\A\s*([+-]?\d+)(?:\.\d*)?\s*\z/, page) do
      [_all, digits] -> digits |> String.to_integer() |> current_page(total)
      nil -> 1
    end
  end

  defp current_page(_page, _total), do: 1

  # begin with paths
  defp path_to(%{first_path: path}, 1) when is_binary(path), do: path
  # end
  defp path_to(%{path: path}, page) when is_function(path), do: path.(page)

  defp path_to(%{path: path}, page),
    do: Regex.replace(~r/(?::|%3A)page(?!\w)/i, path, to_string(page))
end
