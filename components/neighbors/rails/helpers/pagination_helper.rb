# frozen_string_literal: true

# Written by pagination-tag.

# Links to the previous and the next page. Their markup is in shared/_pagination.
module PaginationHelper
  # Returns the links; nil if there is neither page.
  #
  #   <%= pagination previous_path: @newer && post_path(@newer), previous_title: @newer&.title,
  #         next_path: @older && post_path(@older), next_title: @older&.title %>
  #
  # previous_path::, next_path::   the paths of the pages; nil if there is no such page
  # previous_title::, next_title:: the titles of the pages
  # show_boundary_chevrons::       keeps Previous and Next where there is no such page, disabled
  # id::, class::                  those of the nav
  # html::                         other attributes of the nav, as tag.nav takes them
  def pagination(
    previous_path: nil, next_path: nil, previous_title: nil, next_title: nil,
    previous_label: "Previous page", next_label: "Next page",
    aria_label: "Pagination", show_boundary_chevrons: false, html: {}, **options
  )
    options.assert_valid_keys(:id, :class)
    return if previous_path.blank? && next_path.blank?

    render partial: "shared/pagination", formats: :html, locals: {
      previous_path: pagination_path(previous_path), next_path: pagination_path(next_path),
      previous_title: previous_title.presence, next_title: next_title.presence,
      nav: pagination_nav(aria_label, html, options),
      show_boundary_chevrons: show_boundary_chevrons,
      previous_label: previous_label, next_label: next_label # without short-labels
      previous_label: Array(previous_label), next_label: Array(next_label) # with short-labels
    }
  end

  private

    # The attributes of the nav, which has one name.
    def pagination_nav(aria_label, html, others)
      named = html[:"aria-labelledby"] || html[:aria].to_h.slice(:label, :labelledby).any?
      { "aria-label": (aria_label unless named), **html, **others }
    end

    # A scheme such as javascript could run code. A path has no colon before a slash.
    def pagination_path(path)
      return path.presence unless path.to_s.match?(%r{\A(?![\0- ]*https?:)[^/?#]*:}i)

      raise ArgumentError, "pagination cannot link to #{path}: the scheme is unsafe"
    end
end
