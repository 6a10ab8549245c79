# Written by pagination-tag.
defmodule AppWeb.Pagination do
  @moduledoc "The links to the pages of a list. Needs Phoenix LiveView 1.0 or newer."
  use Phoenix.Component
  use Gettext, backend: AppWeb.Gettext # with translate

  alias Phoenix.LiveView.JS

  @doc ~S"""
  Renders the links to the pages of a list; nothing if it has only one page.

      <.pagination path={&~p"/posts?page=#{&1}"} total_pages={@pages} current_page={@page} /> # without summary
      <.pagination path="/posts/:page" total_items={420} page_size={10} current_page={@page} /> # with summary
      <.pagination path={&~p"/posts?page=#{&1}"} pager={@posts} />
      <.pagination event="paginate" target={@myself} total_pages={@pages} current_page={@page} /> # without summary
      <.pagination event="paginate" target={@myself} pager={@posts} /> # with summary
  """
  attr :path, :any, default: nil, doc: "a function from number to path, or a path with `:page`"
  attr :first_path, :string, default: nil, doc: "the path of page 1, if it has no number"
  attr :pager, :map, default: nil, doc: "a `Flop.Meta` or `Scrivener.Page`, instead of numbers"
  attr :total_pages, :any, default: :unknown, doc: "the number of pages" # without summary
  attr :total_items, :any, default: :unknown, doc: "the number of items" # with summary
  attr :page_size, :any, default: :unknown, doc: "the number of items on a page" # with summary
  attr :has_next, :boolean, default: nil, doc: "whether a page follows, if the total is unknown"
  attr :current_page, :any, default: 1, doc: "the current page, as the visitor sent it"
  attr :sibling_count, :integer, default: 1, doc: "pages on each side of the current one" # with numbers
  attr :boundary_count, :integer, default: 1, doc: "pages at each end; with 0, there are no gaps" # with numbers
  attr :show_boundary_chevrons, :boolean, default: false, doc: "keeps them at the ends, disabled"
  @link_types ~w(patch navigate href live_patch live_redirect a)
  attr :link_type, :string, default: "patch", values: @link_types, doc: "how to follow links"
  attr :event, :string, default: nil, doc: "an event with the value `page`, instead of `path`"
  attr :target, :any, default: nil, doc: "what gets the event, such as `@myself`"
  attr :on_page, JS, default: %JS{}, doc: "what the client does when a link is followed"
  attr :first_label, :string, default: "First page" # with ends # without translate
  attr :previous_label, :string, default: "Previous page" # without translate
  attr :next_label, :string, default: "Next page" # without translate
  attr :last_label, :string, default: "Last page" # with ends # without translate
  attr :first_label, :string, doc: "by default, a translation" # with ends # with translate
  attr :last_label, :string, doc: "by default, a translation" # with ends # with translate
  attr :page_label, :string, default: "Page :page", doc: "the name of a page" # without translate
  attr :previous_label, :string, doc: "by default, a translation" # with translate
  attr :next_label, :string, doc: "by default, a translation" # with translate
  attr :page_label, :string, doc: "the name of a page; by default, a translation" # with translate
  # begin with sizes
  attr :page_sizes, :list, default: [10, 25, 50, 100], doc: "numbers of items to choose from"
  attr :page_size, :any, default: nil, doc: "the number of items on a page" # without summary
  attr :size_param, :string, default: "per_page", doc: "the parameter with this number"
  attr :size_label, :string, default: "Items per page" # without translate
  attr :size_label, :string, doc: "by default, a translation" # with translate
  # end
  attr :jump_label, :string, default: "Go to page" # with jump # without translate
  attr :jump_label, :string, doc: "by default, a translation" # with jump # with translate
  attr :go_label, :string, default: "Go" # with forms # without translate
  attr :go_label, :string, doc: "by default, a translation" # with forms # with translate
  # Announces the page in a live view. If a list has two controls, nil for one of them. # without position
  # Says which page is the current one, and announces it in a live view. # with position
  attr :status_label, :any, default: "Page :page of :pages" # without translate
  attr :status_label, :any # with translate
  attr :summary, :string, default: ":from to :to of :total", doc: "the items on the page" # with summary # without translate
  attr :summary, :string, doc: "the items on the page; by default, a translation" # with summary # with translate
  attr :id, :string, default: "pagination", doc: "another one for each control of a page"
  attr :class, :any, default: nil # with nav-class
  attr :rest, :global, default: %{"aria-label": "Pagination"} # without translate
  attr :rest, :global # with translate

  def pagination(assigns) do
    assigns = with_labels(assigns) # with translate
    assigns = assign(assigns, kind: kind(assigns), path: path(assigns.path))
    # If a link that was pressed went away, so would the focus.
    keeps_ends = assigns.kind in [:patch, :event] or assigns.show_boundary_chevrons
    assigns = assign(assigns, [keeps_ends: keeps_ends] ++ numbers(assigns))
    assigns = assign(assigns, counted: assigns.current < assigns.total or !assigns.next) # with counted
    assigns = assign(assigns, links(assigns))
    assigns = assign(assigns, summary: summary(assigns)) # with summary
    assigns = assign(assigns, jump: form_of(assigns)) # with jump
    assigns = assign(assigns, sizes: sizes(assigns)) # with sizes

    ~H"""
    <%!-- markup --%>
    """
  end

  defp with_labels(assigns) do # with translate
    name = %{"aria-label": dgettext("pagination", "Pagination")} # with translate
 # with translate
    assigns # with translate
    |> assign_new(:first_label, fn -> dgettext("pagination", "First page") end) # with ends # with translate
    |> assign_new(:last_label, fn -> dgettext("pagination", "Last page") end) # with ends # with translate
    |> assign_new(:previous_label, fn -> dgettext("pagination", "Previous page") end) # with translate
    |> assign_new(:next_label, fn -> dgettext("pagination", "Next page") end) # with translate
    |> assign_new(:jump_label, fn -> dgettext("pagination", "Go to page") end) # with jump # with translate
    |> assign_new(:size_label, fn -> dgettext("pagination", "Items per page") end) # with sizes # with translate
    |> assign_new(:go_label, fn -> dgettext("pagination", "Go") end) # with forms # with translate
    |> assign_new(:page_label, fn -> dgettext("pagination", "Page :page") end) # with translate
    |> assign_new(:status_label, fn -> dgettext("pagination", "Page :page of :pages") end) # with translate
    |> assign_new(:summary, fn -> dgettext("pagination", ":from to :to of :total") end) # with summary # with translate
    |> update(:rest, &Map.merge(name, &1)) # with translate
  end # with translate
 # with translate
  defp kind(%{event: event}) when event != nil, do: :event
  defp kind(%{path: nil}), do: raise(ArgumentError, "expected path or event")
  defp kind(%{link_type: type}) when type in ~w(patch live_patch), do: :patch
  defp kind(%{link_type: type}) when type in ~w(navigate live_redirect), do: :navigate
  defp kind(%{link_type: type}) when type in ~w(href a), do: :href
  defp kind(%{link_type: type}), do: raise(ArgumentError, "link_type is #{type}")

  defp numbers(%{pager: nil} = all), do: numbers(all.total_pages, all.current_page, all.has_next) # without summary
  # begin with summary
  defp numbers(%{pager: nil} = all) do
    [items: items, size: size] = items(all.total_items, all.page_size)
    total = if items, do: ceil(items / size), else: :unknown
    [items: items, size: size] ++ numbers(total, all.current_page, all.has_next)
  end
  # end

  # begin without numbered
  # A list with cursors has no page numbers.
  # begin without summary
  defp numbers(%{pager: %{current_page: nil, has_previous_page?: back?} = meta}),
    do: [total: 0, current: 0, previous: back? && :previous, next: meta.has_next_page? && :next]
  # end
  # begin with summary
  defp numbers(%{pager: %{current_page: nil, has_next_page?: next?} = meta}) do
    previous = meta.has_previous_page? && :previous
    [items: nil, total: 0, current: 0, previous: previous, next: next? && :next]
  end
  # end

  # end
  # begin with numbered
  defp numbers(%{pager: %{current_page: nil}}),
    do: raise(ArgumentError, "a list with cursors has no page numbers")

  # end
  # begin without summary
  defp numbers(%{pager: %{current_page: page, total_pages: total}}), do: numbers(total, page, nil)
  defp numbers(%{pager: %{page_number: page, total_pages: total}}), do: numbers(total, page, nil)
  # end
  # begin with summary
  defp numbers(%{pager: %{current_page: page, total_count: items} = meta}),
    do: items(items, meta.page_size) ++ numbers(meta.total_pages, page, nil)

  defp numbers(%{pager: %{page_number: page, total_entries: items} = list}),
    do: items(items, list.page_size) ++ numbers(list.total_pages, page, nil)

  # end
  defp numbers(%{pager: other}), do: raise(ArgumentError, "pager is #{inspect(other)}")

  defp numbers(:unknown, _page, nil), do: raise(ArgumentError, "expected total_pages or has_next") # without summary
  # begin with summary
  defp numbers(:unknown, _page, nil),
    do: raise(ArgumentError, "expected total_items with page_size, or has_next")
  # end

  defp numbers(total, page, next?) do
    total = if total != :unknown, do: max(integer(total), 1)
    page = max(integer(page), 1)
    page = if total, do: min(page, total), else: page
    next? = if total, do: page < total, else: next?
    [total: total || page, current: page, previous: page > 1 && page - 1, next: next? && page + 1]
  end

  # begin with summary
  defp items(total, size) when total in [nil, :unknown] or size in [nil, :unknown],
    do: [items: nil, size: nil]

  defp items(total, size), do: [items: max(integer(total), 0), size: max(integer(size), 1)]

  # Which items are on the page, if they are counted.
  defp summary(%{items: nil}), do: nil

  defp summary(%{items: items, size: size, current: current, summary: text}) do
    text
    |> String.replace(":total", "#{items}")
    |> String.replace(":from", "#{min((current - 1) * size + 1, items)}")
    |> String.replace(":to", "#{min(current * size, items)}")
  end

  # end
  # Visitors can send anything: a sign and digits are read, and what is not a number is 1.
  defp integer(value) when is_number(value), do: trunc(value)
  defp integer(value) when is_struct(value), do: value |> to_string() |> integer()
  defp integer(value) when not is_binary(value), do: 1

  defp integer(value) do
    case Regex.run(~r/\A([+-]?\d+)(?:\.\d*)?\z/, value) do
      [_, digits] -> String.to_integer(digits)
      nil -> 1
    end
  end

  # begin with numbers
  # Page numbers, and :gap for pages left out, never for one. There are as many for every page.
  defp entries(%{total: total, sibling_count: siblings, boundary_count: ends, current: current}) do
    outer = if ends == 0, do: 0, else: ends + 1
    shown = min(total, 2 * (siblings + outer) + 1)
    shift = (current - siblings - outer - 1) |> max(0) |> min(total - shown)

    for slot <- 1..shown//1 do
      cond do
        slot <= ends -> slot
        slot > shown - ends -> slot + total - shown
        slot == outer and shift > 0 -> :gap
        slot > shown - outer and shift < total - shown -> :gap
        true -> slot + shift
      end
    end
  end

  # end
  # Made before the template, because LiveView then sends only the links that have changed.
  defp links(%{previous: previous, next: next} = assigns) do
    [
      # begin with numbers
      entries:
        for {page, slot} <- Enum.with_index(entries(assigns), 1) do
          {page, page != :gap && link(assigns, page, slot)}
        end,
      # end
      status: status(assigns),
      first_link: previous && link(assigns, 1, :first), # with ends
      last_link: assigns.current < assigns.total && link(assigns, assigns.total, :last), # with ends
      previous_link: previous && link(assigns, previous, :previous),
      next_link: next && link(assigns, next, :next)
    ]
  end

  # The attributes of a `<.link>`. By the ids, LiveView's client keeps focused links.
  defp link(%{kind: kind, on_page: js} = assigns, page, slot) do
    # begin with numbers
    # A press on another page is marked for `focus_current`. Previous and Next keep the focus.
    marks? = kind in [:patch, :event] and is_integer(slot) and page != assigns.current
    js = if marks?, do: JS.set_attribute(js, {"data-pressed", ""}), else: js
    # end
    options = [target: assigns.target, value: %{page: page}]
    js = if kind == :event, do: JS.push(js, assigns.event, options), else: js
    link = %{id: kind != :href && "#{assigns.id}-#{slot}", "phx-click": js != %JS{} && js}
    if kind == :event, do: link, else: Map.put(link, kind, href(assigns, page))
  end

  defp href(%{first_path: first_path}, 1) when is_binary(first_path), do: safe(first_path)
  defp href(%{path: path}, page), do: page |> path.() |> safe()

  # A scheme such as javascript could run code. A path has no colon before a slash.
  defp safe(url) do
    if to_string(url) =~ ~r{\A(?![\x00- ]*https?:)[^/?#]*:}i do
      raise ArgumentError, "a URL is a path or begins with http, not #{inspect(url)}"
    end

    url
  end

  defp path(path) when path == nil or is_function(path, 1), do: path

  defp path(path) do
    case Regex.split(~r/(?::|%3A)page(?!\w)/iu, path) do
      [_] -> raise ArgumentError, "the path #{inspect(path)} has no :page"
      parts -> &Enum.join(parts, to_string(&1))
    end
  end

  # begin with forms
  # What a form with GET leads to: the URL, the name of its field, and the rest of the query. The
  # URLs of two pages show which parameter has the number.
  defp form_of(%{path: path}) when is_function(path) do
    {action, fields} = split(path.(2))
    {_action, others} = split(path.(3))

    case fields -- others do
      [{name, _value} = found] ->
        %{action: action, name: name, fields: List.delete(fields, found)}

      _none ->
        raise ArgumentError, "a form needs the page in the query: /posts?page=:page"
    end
  end

  defp form_of(_assigns), do: raise(ArgumentError, "a form needs path: an event has no URL")

  defp split(url) do
    [_all, address, query, fragment] = Regex.run(~r/^([^?#]*)\??([^#]*)(.*)$/s, url)
    action = address <> fragment
    {if(action != "", do: action), Enum.to_list(URI.query_decoder(query))}
  end

  # end
  # begin with sizes
  # The form for the number of items, which leads to page 1. One that is not in the list comes first.
  defp sizes(%{size_param: name, page_sizes: choices, page_size: size} = assigns) do
    form = form_of(assigns)
    chosen = integer(size || hd(choices))
    choices = if chosen in choices, do: choices, else: [chosen | choices]
    fields = Enum.reject(form.fields, fn {other, _value} -> other == name end)
    Map.merge(form, %{name: name, fields: fields, choices: choices, chosen: chosen})
  end

  # end
  defp status(%{status_label: label, total: total}) when label == nil or total == 0, do: nil
  defp status(%{pager: nil, total_pages: :unknown} = all), do: label(all.page_label, all.current) # without summary
  defp status(%{pager: nil, items: nil} = all), do: label(all.page_label, all.current) # with summary

  defp status(%{status_label: label, current: page, total: total}),
    do: label |> String.replace(":pages", to_string(total)) |> label(page)

  defp label(label, page), do: String.replace(label, ":page", to_string(page))
  # begin with numbers

  # A patch turns the pressed link into that of another page. If the visitor is still there, the
  # focus moves to the current page.
  defp focus_current(id) do
    JS.focus(to: ~s|[id="#{id}"]:has(a[data-pressed]:focus) a[aria-current=page]|)
    |> JS.remove_attribute("data-pressed", to: ~s|[id="#{id}"] [data-pressed]|)
  end
  # end
end
