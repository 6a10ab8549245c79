# frozen_string_literal: true

# Written by pagination-tag.

# Links to the pages of a list. Their markup is in shared/_pagination.
module PaginationHelper
  # begin with list kaminari will_paginate
  # Renders the links; nothing for a list of one page. Other options are attributes of the nav.
  #
  #   <%= pagination @posts %>
  #   <%= pagination @posts, siblings: 2, class: "mt-4" %>
  def pagination(list, param: Kaminari.config.param_name, **options)
    url = ->(page) { pagination_href(param, (page if page > 1)) }
    # begin with kaminari
    # Without a count, a list only knows whether a page follows.
    if defined?(Kaminari::PaginatableWithoutCount) && list.is_a?(Kaminari::PaginatableWithoutCount)
      return pagination_links(url, list.current_page, has_next: !list.last_page?, **options)
    end

    # end
    pagination_links(url, list.current_page, list.total_pages, **options)
  end

  # end
  # begin with pagy
  # Renders the links of a Pagy; nothing for a list of one page. Other options are attributes of the nav.
  #
  #   <%= pagy_pagination @pagy %>
  #   <%= pagy_pagination @pagy, siblings: 2, class: "mt-4" %>
  def pagy_pagination(pagy, **options)
    raise ArgumentError, "the pages of a keyset have no numbers" if defined?(Pagy::Keyset) && pagy.is_a?(Pagy::Keyset)

    url = ->(page) { pagy.page_url(page == 1 ? :first : page) }
    # Without a count, a Pagy only knows whether a page follows.
    return pagination_links(url, pagy.page, has_next: pagy.next.present?, **options) unless pagy.count

    pagination_links(url, pagy.page, pagy.last, **options)
  end

  # end
  # begin with paths
  # Renders the links of a list without a paginator.
  #
  #   <%= pagination_of total: 42, current: params[:page], path: "/posts/page/:page" %>
  #   <%= pagination_of has_next: more, current: params[:page], path: ->(page) { posts_path(page: page) } %>
  #
  # total::      the number of pages
  # has_next::   whether a page follows, if the number of pages is unknown
  # current::    the number of the current page, as the visitor sent it
  # path::       the path of a page, with ":page" for its number, or a proc
  # first_path:: the path of page 1, if it has no number
  def pagination_of(path:, total: nil, current: 1, first_path: nil, **options)
    # Visitors can send anything. Non-numbers count as page 1.
    number = current.to_s.strip[/\A([+-]?\d+)(?:\.\d*)?\z/, 1].to_i
    url = ->(page) { pagination_href_of(page == 1 && first_path ? first_path : path, page) }
    pagination_links(url, number, total || number, **options)
  end

  # end
  # begin with summary
  # Says which items are on a page, such as "21 to 30 of 97".
  #
  #   <%= pagination_summary @posts.total_count, page: @posts.current_page, size: @posts.limit_value %>
  def pagination_summary(total, page:, size:)
    # Visitors can ask for a page after the last one.
    start = (page - 1).clamp(0, [ total - 1, 0 ].max / size) * size
    render partial: "shared/pagination_summary", formats: :html, locals: {
      from: [ start + 1, total ].min, to: [ start + size, total ].min, total: total
    }
  end

  # end
  # begin with position
  # Says which page is shown, such as "Page 7 of 42"; nothing for a list of one page.
  #
  #   <%= pagination_position @posts.current_page, @posts.total_pages %>
  def pagination_position(current, last)
    return if last < 2

    # Visitors can ask for a page after the last one.
    locals = { current: [ current, last ].min, last: last }
    render partial: "shared/pagination_position", formats: :html, locals: locals
  end

  # end
  # begin with jump
  # Renders a form that leads to a page; nothing for a list of one page.
  #
  #   <%= pagination_jump @posts.total_pages %>
  def pagination_jump(last, param: Kaminari.config.param_name)
    pagination_form("shared/pagination_jump", param, param) if last > 1
  end

  # end
  # begin with sizes
  # Renders a form for the number of items on a page. It leads to page 1.
  #
  #   <%= pagination_sizes @posts.limit_value %>
  #
  # param::      the parameter with this number
  # page_param:: the parameter with the page number
  def pagination_sizes(size, choices: [ 10, 25, 50, 100 ], param: :per_page, page_param: Kaminari.config.param_name)
    # Visitors can ask for another size, which comes first.
    chosen = size.to_s.to_i
    sizes = choices.include?(chosen) ? choices : [ chosen, *choices ]
    pagination_form("shared/pagination_sizes", page_param, param, sizes: sizes, chosen: chosen)
  end

  # end
  # begin with neighbors
  # Renders links to the previous and the next record. Other options are attributes of the nav.
  #
  #   <%= pagination_neighbors @post.previous, @post.next, title: :name %>
  #
  # title:: the method of a record that returns the text of its link
  def pagination_neighbors(previous_record, next_record, title: :name, **nav)
    return unless previous_record || next_record

    render partial: "shared/pagination_neighbors", formats: :html, locals: {
      previous_path: previous_record && url_for(previous_record), previous_title: previous_record&.public_send(title),
      next_path: next_record && url_for(next_record), next_title: next_record&.public_send(title), nav: nav
    }
  end

  # end
  # begin with cursor
  # Renders links to the previous and the next page of a list that uses cursors, such as a keyset of Pagy.
  # Other options are attributes of the nav.
  #
  #   <%= pagination_cursor next_cursor: @pagy.next %>
  def pagination_cursor(previous_cursor: nil, next_cursor: nil, param: :page, **nav)
    return unless previous_cursor || next_cursor

    render partial: "shared/pagination_cursor", formats: :html, locals: {
      previous_path: previous_cursor && pagination_href(param, previous_cursor),
      next_path: next_cursor && pagination_href(param, next_cursor), nav: nav
    }
  end

  # end
  private

    # Renders nothing for a list of one page. To show it anyway, delete the line with "unless".
    def pagination_links(url, current, last = current, has_next: false, siblings: 1, boundaries: 1, **nav)
      last = [ last, 1 ].max
      current = current.clamp(1, last)
      has_next ||= current < last
      return unless current > 1 || has_next

      # begin with numbers
      pages = pagination_bounded_pages(last, current, siblings, boundaries)
      # end
      render partial: "shared/pagination", formats: :html, locals: {
        # begin with ends edges
        last: last,
        # end
        pages: pages, current: current, has_next: has_next, url: url, nav: nav
      }
    end
    # begin with list kaminari will_paginate jump sizes cursor

    # The URL of the request with another value of a parameter, or without it.
    def pagination_href(param, value)
      *parents, name = param.to_s.scan(/[^\[\]]+/)
      query = request.query_parameters.deep_merge(Rack::Utils.parse_nested_query("#{param}=1"))
      parents.inject(query) { |part, parent| part[parent] }.delete(name)
      # Visitors' parameters must not become options of url_for: they could name another host.
      url_for(**request.path_parameters, only_path: true, param.to_sym => value, params: query)
    end
    # end
    # begin with forms

    # Renders a form for a parameter. It keeps the others, but not the page number.
    def pagination_form(partial, page_param, param, **locals)
      path, query = pagination_href(page_param, nil).split("?", 2)
      kept = URI.decode_www_form(query.to_s).reject { |name, _| name == param.to_s }
      render partial: partial, formats: :html, locals: { path: path, query: kept, param: param, **locals }
    end
    # end
    # begin with boundaries

    # The same, with more pages at both ends. With 0, there are no gaps.
    def pagination_bounded_pages(total, current, siblings, boundaries)
      return pagination_pages_around(total, current, siblings) if boundaries.zero?

      outer = [ boundaries - 1, (total - 1) / 2 ].min
      inner = pagination_pages(total - (2 * outer), current - outer, siblings)
      [ *1..outer, *inner.map { |page| page&.+(outer) }, *(total - outer + 1)..total ]
    end

    def pagination_pages_around(total, current, siblings)
      first = (current - siblings).clamp(1, [ total - (2 * siblings), 1 ].max)
      [ *first..[ first + (2 * siblings), total ].min ]
    end
    # end
    # begin with paths

    # A scheme such as javascript could run code. A path has no colon before a slash.
    def pagination_href_of(path, page)
      url = path.is_a?(String) ? path.gsub(/(?::|%3A)page(?![[:word:]])/i, page.to_s) : path.call(page)
      return url unless url.match?(%r{\A(?![\0- ]*https?:)[^/?#]*:}i)

      raise ArgumentError, "pagination_of cannot link to #{url}: the scheme is unsafe"
    end
    # end
    # begin with numbers

    # Page numbers, and nil for a gap: the same number of entries on every page keeps Next in place.
    # A gap never stands for a single page.
    def pagination_pages(total, current, siblings)
      slots = (2 * siblings) + 5
      return [ *1..total ] if total <= slots

      shift = (current - siblings - 3).clamp(0, total - slots)
      pages = [ 1, *(shift + 2)..(shift + slots - 1), total ]
      pages[1] = nil if shift.positive?
      pages[-2] = nil if shift < total - slots
      pages
    end
  # end
end
