// Written by pagination-tag.
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { expect, test } from "vitest";
import Pagination from "./Pagination.astro";

// Vitest reads Astro's files with `getViteConfig({})` of "astro/config" in vitest.config.ts.

/** The list, as a page with the `page` of `paginate()` shows it. */
async function show(currentPage: number, lastPage: number) {
  const isThere = (page: number) => page > 0 && page <= lastPage;
  const urlOf = (page: number) =>
    isThere(page) ? `/posts/${page}` : undefined;
  const url = {
    current: urlOf(currentPage),
    prev: urlOf(currentPage - 1),
    next: urlOf(currentPage + 1),
    first: currentPage > 1 ? urlOf(1) : undefined,
    last: currentPage < lastPage ? urlOf(lastPage) : undefined,
  };
  const container = await AstroContainer.create();
  const props = { page: { currentPage, lastPage, url } };
  return container.renderToString(Pagination, { props });
}

test("a list of one page has no links", async () => {
  expect(await show(1, 1)).not.toContain("<nav");
});

test("Previous and Next lead to the pages beside the current one", async () => {
  expect(await show(7, 42)).toMatch(/href="\/posts\/6"[^>]* rel="prev/);
  expect(await show(7, 42)).toMatch(/href="\/posts\/8"[^>]* rel="next/);
});

test("the first page has no Previous, and the last page no Next", async () => {
  expect(await show(1, 42)).not.toContain('rel="prev');
  expect(await show(42, 42)).not.toContain('rel="next');
});
// begin with numbers

test("a gap stands for two pages or more", async () => {
  const pagesOf = async (currentPage: number, lastPage: number) => {
    const html = await show(currentPage, lastPage);
    const pages = html.matchAll(/>\s*(\d+|…)\s*</g);
    return Array.from(pages, ([, page]) => page).join(" ");
  };
  expect(await pagesOf(4, 7)).toBe("1 2 3 4 5 6 7");
  expect(await pagesOf(7, 42)).toBe("1 … 6 7 8 … 42");
});

test("each page has its own URL, and the current page is marked", async () => {
  expect(await show(7, 42)).toContain('href="/posts/42"');
  expect((await show(7, 42)).match(/aria-current="page"/g)).toHaveLength(1);
});
// end
