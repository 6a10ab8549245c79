// Written by pagination-tag.
import { expect, test } from "vitest";
import { render } from "svelte/server";
import Pagination from "./Pagination.svelte";

const path = (page: number) => `/posts?page=${page}`;

/** The list, as a server renders it. */
function show(currentPage: number, totalPages: number) {
  const props = { path, currentPage, totalPages };
  return render(Pagination, { props }).body;
}

test("a list of one page has no links", () => {
  expect(show(1, 1)).not.toContain("<nav");
});

test("Previous and Next lead to the pages beside the current one", () => {
  expect(show(7, 42)).toMatch(/href="\/posts\?page=6"[^>]* rel="prev/);
  expect(show(7, 42)).toMatch(/href="\/posts\?page=8"[^>]* rel="next/);
});

test("the first page has no Previous, and the last page no Next", () => {
  expect(show(1, 42)).not.toContain('rel="prev');
  expect(show(42, 42)).not.toContain('rel="next');
});
// begin with numbers

test("a gap stands for two pages or more", () => {
  const pagesOf = (totalPages: number, currentPage: number) =>
    Array.from(
      show(currentPage, totalPages).matchAll(/>\s*(\d+|…)\s*</g),
      ([, page]) => page,
    ).join(" ");
  expect(pagesOf(7, 4)).toBe("1 2 3 4 5 6 7");
  expect(pagesOf(42, 7)).toBe("1 … 6 7 8 … 42");
});

test("the current page is marked", () => {
  expect(show(7, 42).match(/aria-current="page"/g)).toHaveLength(1);
});
// end
