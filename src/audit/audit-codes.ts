/** Diagnostics for the pages of a built site. They are rows like those of `diagnostics/codes.ts`. */

import type { Range } from '../base/source.js';
import type { NeedsOf } from '../diagnostics/codes.js';

/** A link in words, and the URL that it leads to. */
interface FaultyLink {
  readonly link: string;
  readonly url: string;
}

/** The numbers around an ellipsis. */
interface Gap {
  readonly before: number;
  readonly after: number;
}

/** The command line and the plugins of builds show the same hints. */
const MOCK_UP = 'If this is a mock-up, leave it out: with --ignore, or with exclude in Eleventy and Vite.';

export const auditCodes = {
  'dead-link': {
    summary: 'A link of a control leads to a URL that the built site has no file for.',
    faults: {
      missing: [
        '{{link}} leads to {{url}}, but the site has no file for it.',
        'Correct the path or the number of pages of the control, or build the page.',
      ],
      'other-base': [
        '{{link}} leads to {{url}}, but the site has no file for it.',
        'If the site is served below {{base}}, set the base: with --base {{base}}, pathPrefix in Eleventy, or base in Astro and Vite.',
      ],
      'base-twice': [
        '{{link}} leads to {{url}}, but the site has no file for it.',
        'The base {{base}} is in it twice. Add it in one place: in the path of the control, or in a later step of the build.',
      ],
      'outside-base': [
        '{{link}} leads to {{url}}, which is outside {{base}}, where the site is served.',
        'Add the base to the path of the control.',
      ],
      every: [
        'None of the {{count}} links of this control has a file in the site: the first leads to {{url}}.',
        `Build the other pages, or correct the path of the control. ${MOCK_UP}`,
      ],
      invalid: ['{{link}} has the URL {{url}}, which is not valid.', 'Correct the path of the control.'],
    },
  },
  'wrong-page': {
    summary: 'A link of a control leads to a different page of the list than it says.',
    faults: {
      other: [
        '{{link}} leads to {{url}}, where the current page is {{current}}.',
        ({ url }: FaultyLink) =>
          url.includes('?')
            ? 'Give each page a path of its own, such as /posts/2/: the pages of a built site do not depend on what follows "?".'
            : 'Correct the path of the control, or the current page there.',
      ],
      none: [
        '{{link}} leads to {{url}}, where no control has a current page.',
        'Correct the path of the control, or add the control to that page.',
      ],
      self: [
        '{{link}} leads to {{url}}, which is the page that it is on.',
        'Correct the path of the control: each page of the list needs its own path.',
      ],
      every: [
        'The {{count}} links of this control all lead to the page that it is on: the first leads to {{url}}.',
        `Give each page a path of its own, such as /posts/2/: a built site does not depend on what follows "?". ${MOCK_UP}`,
      ],
    },
  },
  'missing-last-page': {
    summary: 'A control has no link to the next page, although its list goes on.',
    message: 'The last page here is {{last}}, but {{url}} is page {{next}} of the same list.',
    hint: 'Correct the number of pages, or remove the page if it is left over from an earlier build.',
  },
  'first-page-url': {
    severity: 'warning',
    summary: 'A link to the first page does not use its canonical URL.',
    faults: {
      redirect: [
        '{{link}} leads to {{url}}, which redirects to {{canonical}}.',
        'Link to {{canonical}}: in a tag, first_path="{{canonical}}".',
      ],
      canonical: [
        '{{link}} leads to {{url}}, whose canonical URL is {{canonical}}.',
        'Link to {{canonical}}: in a tag, first_path="{{canonical}}".',
      ],
      'other-list': [
        '{{link}} leads to {{url}}, whose canonical URL is {{canonical}}.',
        'Correct the canonical URL there. If {{canonical}} is the first page of this list, link to it: in a tag, first_path="{{canonical}}".',
      ],
      two: [
        '{{link}} leads to {{url}}, but {{canonical}} is the first page of this list, too.',
        'Use one URL for the first page: in a tag, first_path.',
      ],
    },
  },
  'missing-fragment': {
    severity: 'warning',
    summary: 'The fragment in a link of a control names no element of the page that it leads to.',
    message: '{{link}} leads to {{url}}, but no element there has the id {{id}}.',
    hint: 'Add the id to the list, or remove the fragment.',
  },
  'placeholder-link': {
    severity: 'warning',
    summary: 'A link of a control has a placeholder instead of a URL.',
    faults: {
      one: [
        ({ link, url }: FaultyLink) => `${link} has the URL ${JSON.stringify(url)}, which leads nowhere.`,
        'Link to the page. Use a <button> for what a script does, and no link where there is no page.',
      ],
      every: [
        ({ count, url }: { readonly count: number; readonly url: string }) =>
          `All ${count} links of this control have URLs that lead nowhere, such as ${JSON.stringify(url)}.`,
        `Link to the pages. ${MOCK_UP}`,
      ],
    },
  },
  'unnamed-control': {
    severity: 'warning',
    summary: 'A control has no name, or is not a landmark.',
    faults: {
      name: ['This control has no name.', 'Add a name, such as aria-label="Pagination".'],
      landmark: [
        'This control is a <{{element}}>, which assistive technology does not list as navigation.',
        'Put it into <nav aria-label="Pagination">.',
      ],
    },
  },
  'current-page-mark': {
    severity: 'warning',
    summary: 'Not exactly one page number of a control has aria-current.',
    faults: {
      none: [
        'No page number of this control has aria-current.',
        'Add aria-current="page" to the current page.',
      ],
      several: [
        '{{count}} elements of this control have aria-current.',
        'Keep aria-current="page" on the current page only.',
      ],
    },
  },
  'numbers-outside-list': {
    severity: 'warning',
    summary: 'The page numbers of a control are not in a list.',
    message:
      'The page numbers of this control are not in a list, so screen readers cannot announce how many there are.',
    hint: 'Put them into the <li> elements of a <ul> or <ol>.',
  },
  'needless-ellipsis': {
    severity: 'warning',
    summary: 'An ellipsis stands for one page, or for none.',
    message: ({ before, after }: Gap) =>
      after === before + 1
        ? `The ellipsis between ${before} and ${after} stands for no page.`
        : `The ellipsis between ${before} and ${after} takes as much room as the page that it stands for.`,
    hint: ({ before, after }: Gap) =>
      after === before + 1 ? 'Leave it out.' : `Show page ${before + 1} instead.`,
  },
  'unreplaced-tag': {
    summary: 'A tag is still in a built page.',
    message: 'This <{{tag}}> was not replaced, so browsers show nothing.',
    hint: 'Replace the tags after all other steps that write HTML, or in the file that this one comes from.',
  },
} as const;

export type AuditCode = keyof typeof auditCodes;

/** A problem of a built page, as a step reports it. */
export interface AuditProblem {
  readonly code: AuditCode;
  readonly range: Range;
  readonly values: object;
}

export function problem<C extends AuditCode>(
  code: C,
  range: Range,
  values: NeedsOf<(typeof auditCodes)[C]>,
): AuditProblem {
  return { code, range, values };
}
