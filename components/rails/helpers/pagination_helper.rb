# frozen_string_literal: true

# Written by pagination-tag.

# The links to the pages of a list. Their markup is in shared/_pagination.
module PaginationHelper
  # Returns the links; nil if the list has only one page. # without single-page
  # Returns the links. # with single-page
  #
  #   <%= pagination @posts %>
  #   <%= pagination total_pages: 42, current_page: params[:page], path: "/posts?page=:page" %> # without summary
  #   <%= pagination total_items: 420, page_size: 10, current_page: params[:page] %> # with summary
  #
  # pager::                  a list from Kaminari or will_paginate, or a Pagy
  # total_pages::            the number of pages, instead of a paginator # without summary
  # total_items::            the number of items, instead of a paginator # with summary
  # page_size::              the number of items on a page # with summary
  # has_next::               whether there is a next page, if the number of pages is unknown
  # current_page::           the number of the current page, as the visitor sent it
  # param::                  the parameter with the page number, if it is not the paginator's
  # path::                   the path of a page, with ":page" for its number, or a proc from number
  #                          to path; by default, the URL of the request with another page
  # first_path::             the path of page 1, if it has no number
  # sibling_count::          the number of pages on each side of the current one # with numbers
  # boundary_count::         the number of pages at each end; with 0, there are no gaps # with numbers
  # show_boundary_chevrons:: keeps Previous and Next on the first and the last page, disabled
  # page_label::             the accessible name of a page, with ":page" for its number # with page-labels
  # position_label::         the current page, with ":page" and ":pages" for the numbers # with position
  # summary::                the items on the page, with ":from", ":to" and ":total" for the numbers # with summary
  # page_sizes::             the numbers of items per page to choose from # with sizes
  # page_size::              the number of items per page # with sizes # without summary
  # size_param::             the parameter with this number # with sizes
  # id::, class::            those of the nav
  # html::                   other attributes of the nav, as tag.nav takes them
  def pagination(
    pager = nil, html: {}, aria_label: "Pagination", show_boundary_chevrons: false,
    first_label: "First page", last_label: "Last page", # with ends
    previous_label: "Previous page", next_label: "Next page",
    page_label: "Page :page", # with page-labels
    position_label: "Page :page of :pages", # with position
    summary: ":from–:to of :total", # with summary
    page_sizes: [ 10, 25, 50, 100 ], size_param: :per_page, # with sizes
    page_size: page_sizes.first, # with sizes # without summary
    size_label: "Items per page", # with sizes
    jump_label: "Go to page", # with jump
    go_label: "Go", # with forms
    **options
  )
    nav = pagination_nav(aria_label, html, options.extract!(:id, :class))
    pages = Pages.new(self, **Paginators.options_of(pager), **options) # without summary
    pages = Items.pages(self, pager, **options) # with summary
    return unless pages.several? # without single-page

    render partial: "shared/pagination", formats: :html, locals: {
      pages: pages, nav: nav, show_boundary_chevrons: show_boundary_chevrons,
      page_label: page_label, # with page-labels # with numbers # without summary # without sizes
      position: pages.position(position_label, page_label), # with position # without summary
      # begin with summary
      summary: pages.summary(summary), # without position # without page-labels
      page_label: page_label, summary: pages.summary(summary), # with page-labels # with numbers
      position: pages.position(position_label, page_label), summary: pages.summary(summary), # with position
      # end
      jump: Form.new(pages), jump_label: jump_label, go_label: go_label, # with jump # without sizes
      # begin with sizes
      jump: Form.new(pages), jump_label: jump_label, go_label: go_label, size_label: size_label, # with jump
      go_label: go_label, size_label: size_label, # without jump
      sizes: SizesForm.new(pages, size_param, page_sizes, pages.items&.size), # with summary
      # begin without summary
      sizes: SizesForm.new(pages, size_param, page_sizes, page_size), # without page-labels
      sizes: SizesForm.new(pages, size_param, page_sizes, page_size), page_label: page_label, # with page-labels # with numbers
      sizes: SizesForm.new(pages, size_param, page_sizes, page_size), # with page-labels # without numbers
      # end
      # end
      first_label: first_label, last_label: last_label, # with ends # without short-labels
      first_label: Array(first_label), last_label: Array(last_label), # with ends # with short-labels
      previous_label: previous_label, next_label: next_label # without short-labels
      previous_label: Array(previous_label), next_label: Array(next_label) # with short-labels
    }
  end

  # Reads the options of Pages from paginators.
  module Paginators
    def self.options_of(pager)
      return {} if pager.nil?
      return options_of_list(pager) if pager.respond_to?(:total_pages)
      return options_of_pagy(pager) if pager.respond_to?(:page) && pager.respond_to?(:next)

      raise ArgumentError,
            "pagination expects a list from Kaminari (Post.page(1)) or will_paginate, a Pagy, " \
            "or total_pages: 42; this is an instance of #{pager.class}" # without summary
            "or total_items: 420; this is an instance of #{pager.class}" # with summary
    end

    # Whether a list knows its length.
    def self.counts?(list)
      return true unless defined?(Kaminari::PaginatableWithoutCount)

      !list.is_a?(Kaminari::PaginatableWithoutCount)
    end

    def self.options_of_list(list)
      param = list.respond_to?(:current_per_page) ? Kaminari.config.param_name : :page
      length = counts?(list) ? { total_pages: list.total_pages } : { has_next: !list.last_page? }
      { param: param, current_page: list.current_page, **length }
    end

    def self.options_of_pagy(pagy)
      given = pagy.respond_to?(:options) ? pagy.options : pagy.vars
      param = given[:page_key] || given[:page_param] || :page
      if pagy.respond_to?(:last)
        { param: param, total_pages: pagy.last, current_page: pagy.page }
      else
        # A keyset has no page numbers, only what leads to the next page.
        { param: param, cursor: pagy.next, has_next: pagy.next.present? }
      end
    end
    private_class_method :options_of_list, :options_of_pagy
  end

  # begin with summary
  # The number of items of a list, and of a page.
  class Items
    TOTALS = %i[total_count total_entries count].freeze
    SIZES = %i[limit_value per_page limit items].freeze

    # The pages of a list, which know its items if they are counted.
    def self.pages(view, pager, total_items: nil, page_size: nil, **options)
      items = total_items ? new(Integer(total_items), Integer(page_size)) : of(pager)
      options[:total_pages] = items.pages if total_items
      Pages.new(view, **Paginators.options_of(pager), **options).tap { |pages| pages.items = items }
    end

    # Those of a paginator; nil if it does not count them.
    def self.of(pager)
      return unless Paginators.counts?(pager)

      total, size = [ TOTALS, SIZES ].map { |names| names.find { |name| pager.respond_to?(name) } }
      new(pager.public_send(total), pager.public_send(size)) if total && size
    end
    private_class_method :of

    def initialize(total, size)
      @total = total
      @size = size
    end

    def pages
      @total.fdiv(@size).ceil
    end

    attr_reader :size # with sizes
 # with sizes
    # Says which of them are on a page.
    def on(page, text)
      first = [ ((page - 1) * @size) + 1, @total ].min
      last = [ page * @size, @total ].min
      values = { ":from" => first.to_s, ":to" => last.to_s, ":total" => @total.to_s }
      text.gsub(/:(?:from|to|total)\b/, values)
    end
  end

  # end
  # The page numbers of a list, and the paths of its pages.
  class Pages
    # What forms of Rails send.
    OF_FORMS = %i[authenticity_token commit utf8 _method].freeze
    MISSING = "pagination needs a paginator, total_pages: or has_next:" # without summary
    MISSING = "pagination needs a paginator, total_items: or has_next:" # with summary
    private_constant :OF_FORMS, :MISSING

    attr_reader :total, :current, :next
    attr_accessor :items # with summary

    def initialize(
      view, total_pages: (unknown = true), has_next: nil, cursor: nil, current_page: 1,
      sibling_count: 1, boundary_count: 1, # with numbers
      param: :page, path: nil, first_path: nil
    )
      raise ArgumentError, MISSING if unknown && has_next.nil?

      # begin with ends
      raise ArgumentError, "the pages of a keyset have no numbers" if cursor

      # end
      @siblings = sibling_count # with numbers
      @boundaries = boundary_count # with numbers
      @view = view
      @param = param.to_sym
      @path = path || method(cursor ? :url : :path_to)
      @first_path = first_path
      @cursor = cursor
      settle(integer(current_page), (integer(total_pages) unless unknown), has_next)
    end

    def several?
      previous || self.next
    end

    def previous
      current - 1 if current > 1
    end

    # begin with counted
    # Whether the last page is known.
    def counted?
      current < total || !self.next
    end

    # end
    # begin with position
    def position(label, page_label)
      return page_label.gsub(":page", current.to_s) if self.next && current == total

      label.gsub(/:pages?\b/, ":page" => current.to_s, ":pages" => total.to_s)
    end

    # end
    # begin with summary
    # Says which items are on the page; nil if they are not counted.
    def summary(text)
      items&.on(current, text)
    end

    # end
    # begin with numbers
    # Page numbers, and :gap for pages left out: as many entries for every current page.
    def entries
      return [] if @cursor
      return [ *1..total ] if hidden <= 0

      [ *1..@boundaries, *middle, *(total - @boundaries + 1)..total ]
    end

    # end
    def href(page)
      return safe(@first_path) if @first_path && page == 1
      return safe(@path.gsub(/(?::|%3A)page(?![[:word:]])/i, page.to_s)) if @path.is_a?(String)

      safe(@path.call(page))
    end

    private

      def settle(current, total, has_next)
        @total = [ total || current, 1 ].max
        @current = current.clamp(1, @total)
        @next = @cursor || (@current + 1 if total ? @current < @total : has_next)
      end

      # begin with numbers
      # What is between the ends. A gap is in place of its first or its last page.
      def middle
        pages = [ *(@boundaries + shift + 1)..(total - @boundaries - hidden + shift) ]
        return pages if @boundaries.zero?

        pages[0] = :gap if shift.positive?
        pages[-1] = :gap if shift < hidden
        pages
      end

      # How many pages are left out.
      def hidden
        outer = @boundaries.zero? ? 0 : @boundaries + 1
        total - (2 * (@siblings + outer)) - 1
      end

      # How many of them are before the current page.
      def shift
        (current - ((total - hidden) / 2) - 1).clamp(0, hidden)
      end

      # end
      # Visitors can send anything. Sign and digits are read; anything else is 1.
      def integer(value)
        value.to_s[/\A([+-]?\d+)(?:\.\d*)?\z/, 1]&.to_i || 1
      end

      # The URL of the request with another page, and without a number for page 1. Routing is slow,
      # so it makes two URLs: in the others, only the number is another one.
      def path_to(page)
        @first ||= url(nil)
        return @first if page == 1

        @around ||= begin
          number = (2..).find { |one| !"#{@param}#{@first}".include?(one.to_s) }
          url(number).split(number.to_s, 2)
        end
        @around.join(page.to_s)
      end

      # Parameters of a visitor are not options of url_for: there, they could name another host.
      def url(page)
        others = @view.request.query_parameters.except(@param, *OF_FORMS)
        @view.url_for(only_path: true, @param => page, params: others)
      end

      # A scheme such as javascript could run code. A path has no colon before a slash.
      def safe(path)
        return path unless path.match?(%r{\A(?![\0- ]*https?:)[^/?#]*:}i)

        raise ArgumentError, "pagination cannot link to #{path}: the scheme is unsafe"
      end
  end
  # begin with forms

  # A form with GET that leads to a page: the URL, the name of its field, and the rest of the query.
  class Form
    attr_reader :action, :name, :fields

    # The paths of two pages show which parameter has the number.
    def initialize(pages)
      @action, @fields = parts_of(pages.href(2))
      found = @fields - parts_of(pages.href(3)).last
      raise ArgumentError, 'a form needs a path such as "/posts?page=:page"' unless found.one?

      @name = found.first.first
      @fields -= found
    end

    private

      def parts_of(path)
        start, query, fragment = path.match(/\A([^?#]*)\??([^#]*)(.*)\z/m).captures
        [ (start + fragment).presence, URI.decode_www_form(query) ]
      end
  end
  # end
  # begin with sizes

  # The form for the number of items per page. It leads to page 1. Another size comes first.
  class SizesForm < Form
    attr_reader :choices, :chosen

    def initialize(pages, param, choices, chosen)
      super(pages)
      @name = param.to_s
      @fields = @fields.reject { |name, _| name == @name }
      @chosen = chosen.to_s.to_i
      @choices = choices.include?(@chosen) ? choices : [ @chosen, *choices ]
    end
  end
  # end

  private

    # The attributes of the nav, which has one name.
    def pagination_nav(aria_label, html, others)
      named = html[:"aria-labelledby"] || html[:aria].to_h.slice(:label, :labelledby).any?
      { "aria-label": (aria_label unless named), **html, **others }
    end
end
