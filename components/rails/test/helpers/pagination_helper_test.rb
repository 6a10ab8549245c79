# frozen_string_literal: true

# Written by pagination-tag.

require "test_helper"

# The links to the pages of a list.
class PaginationHelperTest < ActionView::TestCase
  test "a list of one page has no links" do
    assert_nil pagination_links(method(:path), 1, 1)
  end

  test "Previous and Next lead to the pages beside the current one" do
    assert_equal [ path(6), path(8) ], hrefs_of(7, 42, "[rel~=prev], [rel~=next]")
    assert_equal [ path(2) ], hrefs_of(1, 2, "[rel~=prev], [rel~=next]")
    assert_equal [ path(1) ], hrefs_of(2, 2, "[rel~=prev], [rel~=next]")
  end

  # begin with numbers
  test "a gap stands for two pages or more" do
    assert_equal [ 1, 2, 3, 4, 5, 6, 7 ], pagination_pages(7, 4, 1)
    assert_equal [ 1, nil, 6, 7, 8, nil, 42 ], pagination_pages(42, 7, 1)
    assert_equal [ 1, 2, 3, 4, 5, nil, 42 ], pagination_pages(42, 1, 1)
  end

  test "the current page is marked" do
    assert_equal [ path(7) ], hrefs_of(7, 42, "[aria-current=page]")
  end

  # end
  private

    def path(page)
      "/posts?page=#{page}"
    end

    def hrefs_of(current, last, selector)
      Nokogiri::HTML.fragment(pagination_links(method(:path), current, last)).css(selector).pluck("href")
    end
end
