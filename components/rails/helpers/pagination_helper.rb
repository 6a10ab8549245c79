# rubocop:disable all -- Written by pagination-tag.
module PaginationHelper
  # The links to the pages of a list.
  #
  #   <%= pagination @posts %>
  #   <%= pagination total_pages: 42, current_page: params[:page], path: "/posts/:page", first_path: "/posts" %>
  #
  # pager:: a paginator of Kaminari, will_paginate or Pagy; it stands for total_pages and current_page
  # path:: the path of a page, with ":page" for its number, or a proc that makes it of the number; without it,
  #        the address of the request with another page, and none for page 1
  # first_path:: the path of page 1, if it has no number
  # attributes:: any others of the <nav>, as tag.nav takes them
  def pagination(pager = nil, total_pages: nil, current_page: nil, path: nil, first_path: nil,
                 show_boundary_chevrons: false, previous_label: "Previous page", next_label: "Next page",
                 aria_label: "Pagination", **attributes)
    total_pages ||= pager.respond_to?(:total_pages) ? pager.total_pages : pager&.last
    current_page ||= pager.respond_to?(:current_page) ? pager.current_page : pager&.page
    href = lambda do |page|
      if first_path && page == 1
        first_path
      elsif path.respond_to?(:call)
        path.call(page)
      elsif path
        path.gsub(/(?::|%3A)page(?![[:word:]])/i, page.to_s)
      else
        # Parameters of a visitor are no options of url_for: there they could name another host.
        query = request.query_parameters.except(:page)
        url_for(only_path: true, page: (page unless page == 1), params: query)
      end
    end
    render "shared/pagination",
           total_pages: total_pages, current_page: current_page, href: href,
           show_boundary_chevrons: show_boundary_chevrons,
           previous_label: previous_label, next_label: next_label, aria_label: aria_label,
           classes: Array(attributes.delete(:class)).join(" "), attributes: attributes
  end
end
