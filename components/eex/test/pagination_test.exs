# Written by pagination-tag.
defmodule App.PaginationTest do
  use ExUnit.Case, async: true

  test "a list of one page has no links" do
    assert show(1, 1) == ""
  end

  test "Previous and Next lead to the pages beside the current one" do
    assert show(7, 42) =~ ~r{href="/posts/6"\s+rel="prev}
    assert show(7, 42) =~ ~r{href="/posts/8"\s+rel="next}
  end

  test "the first page has no Previous, and the last page no Next" do
    refute show(1, 42) =~ ~s(rel="prev)
    refute show(42, 42) =~ ~s(rel="next)
  end

  # begin with numbers
  test "the current page is marked" do
    assert [_before, _after] = String.split(show(7, 42), ~s(aria-current="page"))
  end

  test "a gap stands for two pages or more" do
    assert pages(show(4, 7)) == ~w(1 2 3 4 5 6 7)
    assert ["1", gap, "6", "7", "8", gap, "42"] = pages(show(7, 42))
  end

  defp pages(html), do: ~r/>\s*(\d+|[…⋯])\s*</u |> Regex.scan(html) |> Enum.map(&List.last/1)
  # end

  defp show(current, total) do
    App.Pagination.render(total, current, &"/posts/#{&1}")
  end
end
