/** A total and a current page. */
export type Numbers = Readonly<Record<'pages' | 'page', number>>;

/** Totals with all of their pages and two outside, and a great list at its ends and in the middle. */
const ALL = [...Array.from({ length: 13 }, (_, total) => total), 50, 1_000_000].flatMap(
  (pages): Numbers[] => {
    const near = Array.from({ length: 12 }, (_, page) => page);
    const current =
      pages <= 50
        ? Array.from({ length: pages + 2 }, (_, page) => page)
        : [...near, 499_999, 500_000, ...near.map((page) => pages + 1 - page)];
    return current.map((page) => ({ pages, page }));
  },
);

/** Totals at their edges. Every mistake in the program of a control that all lists show, these show as well. */
const SAMPLE = [1, 7, 50, 1_000_000].flatMap((pages): Numbers[] => {
  const edges = [0, 1, 2, Math.ceil(pages / 2), pages - 1, pages, pages + 1];
  return [...new Set(edges)].filter((page) => page <= pages + 1).map((page) => ({ pages, page }));
});

/** The lists with which compiled controls are tested: `e2e/scripts/mutants.js` compares what both find. */
export function listNumbers(which: 'all' | 'sample'): readonly Numbers[] {
  return which === 'all' ? ALL : SAMPLE;
}
