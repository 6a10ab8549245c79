import usePagination from '@mui/material/usePagination';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageWindow, type PageSlot } from '../src/base/page-window.js';

/** Slots as a reader sees them: `1 … 4 [5] 6 … 9`. */
function show(slots: readonly PageSlot[]): string {
  return slots
    .map((slot) => (slot.type === 'ellipsis' ? '…' : slot.current ? `[${slot.page}]` : String(slot.page)))
    .join(' ');
}

test('pageWindow equals usePagination of @mui/material on the whole grid', () => {
  const differences: string[] = [];
  let cases = 0;
  // One component calls the hook for the whole grid: the calls come in the same order every time.
  function Grid(): null {
    for (let total = 1; total <= 60; total++) {
      for (let current = 1; current <= total; current++) {
        for (let siblings = 0; siblings <= 3; siblings++) {
          for (let boundaries = 1; boundaries <= 3; boundaries++) {
            const { items } = usePagination({
              count: total,
              page: current,
              siblingCount: siblings,
              boundaryCount: boundaries,
              hidePrevButton: true,
              hideNextButton: true,
            });
            const theirs = items
              .map((item) =>
                item.type === 'page' ? (item.selected ? `[${item.page}]` : String(item.page)) : '…',
              )
              .join(' ');
            const given = {
              total_pages: total,
              current_page: current,
              sibling_count: siblings,
              boundary_count: boundaries,
            };
            const ours = show(pageWindow(given).slots);
            cases++;
            if (ours !== theirs) differences.push(`${JSON.stringify(given)}: ${ours}, not ${theirs}`);
          }
        }
      }
    }
    return null;
  }
  renderToStaticMarkup(createElement(Grid));
  expect(differences).toEqual([]);
  expect(cases).toBe(21_960);
});
