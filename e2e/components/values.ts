import { renderPagination } from '../../src/index.js';
import { describeEngine } from '../engines/describe-engine.js';
import type { Engine, Rendering } from '../engines/engine.js';
import { canonical, controlIn } from '../engines/requests.js';

/** Values that a program may pass for the two numbers, and how they are read. */
const numbers = [
  { total: 9, current: 3, is: [9, 3] },
  { total: '9', current: '3', is: [9, 3] },
  { total: 8.5, current: 3.7, is: [8, 3], rounded: [9, 4] },
  { total: 9, current: 99, is: [9, 9] },
  { total: 9, current: 0, is: [9, 1] },
  { total: 9, current: '"><b>', is: [9, 1] },
  { total: 9, current: ['3'], is: [9, 1], read: [9, 3] },
  { total: null, current: null, is: [1, 1] },
  { total: 0, current: 1, is: [1, 1] },
  { total: '', current: '', is: [1, 1] },
  { total: 1000, current: 500, is: [1000, 500] },
] as const;

/** A text that ends an attribute, and has a character reference that stays one if it is escaped once. */
const TEXT = `"><b title='a'>&amp;`;

/** The other attributes that components take, with `TEXT` for the argument `text`. */
export const textAttributes = {
  show_boundary_chevrons: true,
  previous_label: TEXT,
  next_label: TEXT,
  class: TEXT,
  'aria-label': TEXT,
  'data-text': TEXT,
};

/** Values for all attributes of a component. */
interface Given {
  readonly engine: Engine;
  /** A template with `total`, `current`, the path `/posts/:page`, the first path `/posts`, and the attributes above. */
  readonly template: string;
  /** Whether the language rounds numbers, and does not cut them. */
  readonly rounds?: boolean;
  /** Whether a list of one number is that number to the language. */
  readonly readsLists?: boolean;
}

/** Describes tests of all attributes with all kinds of values. */
export function describeValues({ engine, template, rounds = false, readsLists = false }: Given): void {
  describeEngine(engine, ({ render }) => {
    let renderings: readonly Rendering[];

    beforeAll(async () => {
      const data = numbers.map(({ total, current }) => ({ url: '/posts', total, current, text: TEXT }));
      [renderings = []] = await render([{ template, data }]);
    });

    test.each(numbers.map((one, index) => ({ ...one, index })))(
      'total $total, current $current',
      ({ index, is, ...others }) => {
        const rendering = renderings[index]!;
        expect(rendering).toEqual({ output: expect.anything() as string });
        const [total_pages, current_page] =
          (rounds && 'rounded' in others && others.rounded) ||
          (readsLists && 'read' in others && others.read) ||
          is;
        const paths = { path: '/posts/:page', first_path: '/posts' };
        const literal = renderPagination({ ...paths, total_pages, current_page, ...textAttributes });
        expect(controlIn((rendering as { output: string }).output)).toBe(canonical(literal));
      },
    );
  });
}
