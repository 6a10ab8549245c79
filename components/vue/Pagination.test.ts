// Written by pagination-tag.
import { expect, test } from "vitest";
import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";
import Pagination from "./Pagination.vue";

const path = (page: number) => `/posts?page=${page}`;

/** The list, as a server renders it. */
function show(currentPage: number, totalPages: number) {
  return renderToString(
    createSSRApp(Pagination, { path, currentPage, totalPages }),
  );
}

test("a list of one page has no links", async () => {
  expect(await show(1, 1)).not.toContain("<nav");
});

test("Previous and Next lead to the pages beside the current one", async () => {
  expect(await show(7, 42)).toMatch(/href="\/posts\?page=6"[^>]* rel="prev/);
  expect(await show(7, 42)).toMatch(/href="\/posts\?page=8"[^>]* rel="next/);
});

test("the first page has no Previous, and the last page no Next", async () => {
  expect(await show(1, 42)).not.toContain('rel="prev');
  expect(await show(42, 42)).not.toContain('rel="next');
});
// begin with numbers

test("a gap stands for two pages or more", async () => {
  const pagesOf = async (totalPages: number, currentPage: number) =>
    Array.from(
      (await show(currentPage, totalPages)).matchAll(/>\s*(\d+|…)\s*</g),
      ([, page]) => page,
    ).join(" ");
  expect(await pagesOf(7, 4)).toBe("1 2 3 4 5 6 7");
  expect(await pagesOf(42, 7)).toBe("1 … 6 7 8 … 42");
});

test("the current page is marked", async () => {
  expect((await show(7, 42)).match(/aria-current="page"/g)).toHaveLength(1);
});
// end
