import { aliasOf, directoryOfAlias } from './families/component-alias.js';
import { importWords, scriptProgram, scriptWords } from './families/typescript.js';
import { jsx } from '../draw/languages/jsx.js';
import type { Evidence } from '../project/evidence.js';
import type { FrameworkRow } from './framework.js';

const OTHERS = 'shadcn/ui has no parts for it. For a component that has it, run add react --theme shadcn.';

/** Whether React's components are shadcn/ui's, as the file of its command line says. */
export function usesShadcn({ dependsOn, says }: Evidence): boolean {
  return dependsOn('react') && !dependsOn('astro') && says('components.json', /"aliases"\s*:/);
}

/** shadcn/ui: its own parts, which the project has in a file of its own. So there is no markup to draw, and nothing to style. */
export const shadcn: FrameworkRow = {
  label: 'shadcn/ui',
  names: ['shadcn-ui', 'next', 'nextjs', 'remix', 'react-router'],
  rendersInCode: true,
  isUsed: usesShadcn,
  host: { ...scriptProgram, language: jsx, nav: (nav) => nav },
  optional: scriptWords,
  lacks: {
    disabled: 'The links of shadcn/ui cannot be disabled.',
    labels: 'Previous and Next of shadcn/ui have their words anyway.',
    ...{ summary: OTHERS, position: OTHERS, sizes: OTHERS, jump: OTHERS },
    ...{ neighbors: OTHERS, cursor: OTHERS },
    test: 'For a test, run add react --theme shadcn --with test.',
  },
  // Its own parts are in ui/pagination.tsx, and are called Pagination, PaginationItem and so on.
  fileName: 'page_links',
  isKebab: true,
  directories: ['src/components', 'components', 'app/components'],
  namedDirectory: directoryOfAlias,
  unfit: ({ says }) =>
    says('components.json', /"tsx"\s*:\s*false\b/)
      ? [
          'components.json says "tsx": false, and the component is in TypeScript.',
          'Print it with --stdout, and save it without its types. If your build reads .tsx files, as Vite and Next.js do, set "tsx" to true.',
        ]
      : undefined,
  words: (evidence, given) => {
    const ui = aliasOf(evidence, 'ui') ?? `${aliasOf(evidence, 'components') ?? '@/components'}/ui`;
    return {
      ...importWords(evidence, given),
      '"@/components/ui/parts"': `"${ui}/pagination"`,
      UiPagination: 'Pagination',
    };
  },
};
