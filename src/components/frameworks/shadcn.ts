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
  words: (evidence, given) => {
    const { read } = evidence;
    const alias = (name: string): string | undefined =>
      new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('components.json') ?? '')?.[1];
    const ui = alias('ui') ?? `${alias('components') ?? '@/components'}/ui`;
    return {
      ...importWords(evidence, given),
      '"@/components/ui/parts"': `"${ui}/pagination"`,
      UiPagination: 'Pagination',
    };
  },
};
