/** Says what is left of a control as a program: the page window becomes arithmetic, the author's code finds its place. */

import type { Integer as ComponentInteger, Slots, Test } from './tree.js';
import { splitPath } from '../base/path.js';
import {
  isLinkName,
  schema,
  type AttributeName,
  type Form,
  type LinkName,
  type ResolvedAttributes,
} from '../attributes/schema.js';
import type { Residual } from './specialize.js';
import {
  add,
  compare,
  isLess,
  print,
  when,
  type Condition,
  type Integer,
  type Operand,
  type Statement,
} from '../dialects/program.js';
import { splitSummary } from '../options/labels.js';
import { bind, bindItems, bindList, bindNeighbours, clamp, type ListNumbers } from './list-numbers.js';
import { NAMES } from '../dialects/names.js';
import { mayBeGap, pageOf } from './slots.js';
import type { Syntax } from '../dialects/syntax.js';
import { holdsToken, pathCode, substituteToken } from '../dialects/token.js';
import { onlyOutput, type CodedValue, type CodePiece } from '../dialects/value.js';

/** A control, as its tag says it. */
export interface CodedControl {
  readonly form: Form;
  /** The values that are literal. */
  readonly attributes: ResolvedAttributes;
  /** The values with code in them. */
  readonly coded: ReadonlyMap<AttributeName | LinkName | 'id', CodedValue>;
  /** Whether a list of one page is left out. */
  readonly hidesSinglePage: boolean;
  /** Attributes that tell when, or how often, the control is there: their names and values. */
  readonly around: ReadonlyMap<string, string>;
  /** Makes markup of a text. */
  readonly escape: (text: string) => string;
}

/** The integers of a control, where they are used. */
interface Scope extends Readonly<Record<ComponentInteger, Integer>> {
  readonly total: ListNumbers['total'];
  readonly current: ListNumbers['current'];
  readonly isEndless: boolean;
}

/** Attributes whose values decide what is there, and names for them where a condition has no place for an expression. */
const TESTED = {
  show_boundary_chevrons: NAMES.chevrons,
  has_next: NAMES.hasNext,
  previous_path: NAMES.previousPath,
  next_path: NAMES.nextPath,
  previous_title: NAMES.previousTitle,
  next_title: NAMES.nextTitle,
} as const;

/**
 * Lowers a control.
 *
 * @param residual what is left of it, from `specialize`
 */
export function lower(residual: readonly Residual[], control: CodedControl, syntax: Syntax): Statement[] {
  const { attributes, coded, hidesSinglePage } = control;
  const tests = new Map<AttributeName, Condition>();
  const named: Statement[] = [];
  for (const [name, variable] of Object.entries(TESTED) as [AttributeName, string][]) {
    const code = onlyOutput(coded.get(name) ?? []);
    if (code === undefined) continue;
    const isText = schema[name].type !== 'boolean';
    const assignment = syntax.assignCode?.(variable, code, isText);
    if (assignment !== undefined) named.push({ kind: 'code', text: assignment });
    tests.set(name, { code: assignment === undefined ? code : variable, isText });
  }
  const isThere = (name: 'previous_path' | 'next_path'): Condition | boolean =>
    tests.get(name) ?? attributes[name] !== undefined;
  const draw = (list: ListNumbers): Statement[] => {
    const { current, last, items, isEndless } = list;
    const neighbours = { previous: add(current, -1), next: add(current, 1) };
    const write = (from: Operand, to: Operand): Statement[] =>
      nameThem(neighbours, codeOf(coded, 'path'), (named) =>
        new Lowering(control, tests, syntax).all(residual, {
          ...list,
          ...named,
          from,
          to,
          items: items?.[0] ?? 0,
          page: NAMES.page,
          1: 1,
        }),
      );
    const hasSummary = coded.has('summary') || attributes.summary !== undefined;
    const drawn = items && hasSummary ? bindItems(current, items, write) : write(0, 0);
    return hidesSinglePage && !isEndless ? when([isLess(1, last)], drawn, []) : drawn;
  };
  const goesOn = tests.get('has_next') ?? attributes.has_next;
  const statements =
    control.form === 'pages'
      ? bindList(attributes, coded, goesOn, draw)
      : bindNeighbours(isThere('previous_path'), isThere('next_path'), draw);
  return [...named, ...statements];
}

interface Neighbours {
  readonly previous: Integer;
  readonly next: Integer;
}

/** The author's code in some attributes, and in those of every link. */
function codeOf(coded: CodedControl['coded'], ...names: (AttributeName | LinkName | 'id')[]): CodePiece[] {
  return [...coded].flatMap(([name, value]) =>
    isLinkName(name) || names.includes(name) ? value.filter((piece) => 'source' in piece) : [],
  );
}

/** In some languages only a name can stand in the author's code, and not a sum. */
function nameThem(
  { previous, next }: Neighbours,
  code: readonly CodePiece[],
  body: (named: Neighbours) => Statement[],
): Statement[] {
  if (!code.some(({ source }) => holdsToken(source))) return body({ previous, next });
  return bind(NAMES.previous, { kind: 'integer', of: previous }, (first) =>
    bind(NAMES.next, { kind: 'integer', of: next }, (second) => body({ previous: first, next: second })),
  );
}

class Lowering {
  constructor(
    private readonly control: CodedControl,
    private readonly tests: ReadonlyMap<AttributeName, Condition>,
    private readonly syntax: Syntax,
  ) {}

  all(parts: readonly Residual[], scope: Scope): Statement[] {
    return parts.flatMap((part) => this.one(part, scope));
  }

  private one(part: Residual, scope: Scope): Statement[] {
    if (typeof part === 'string') return [{ kind: 'text', text: part }];
    switch (part.kind) {
      case 'element': {
        const { close, isBlock } = part;
        const open = this.all(part.open, scope);
        return [{ kind: 'element', open, children: this.all(part.children, scope), close, isBlock }];
      }
      case 'attribute':
        return [{ kind: 'attribute', name: part.name, value: this.all(part.value, scope) }];
      case 'integer':
        return print(scope[part.integer]);
      case 'path':
        return this.path(part.page, scope);
      case 'classes':
        return [{ kind: 'text', text: this.control.escape(part.before) }, ...this.verbatim('class')];
      case 'value':
        return [{ kind: 'text', text: this.control.escape(part.before) }, ...this.verbatim(part.of)];
      case 'label':
        // What the author's code prints cannot be cut beforehand.
        return part.part === 'end' ? [] : this.verbatim(part.label);
      case 'code':
        return [{ kind: 'code', text: substituteToken(part.source, scope[part.page], this.syntax) }];
      case 'id':
        return this.verbatim('id');
      case 'pageLabel':
        return this.withToken('page_label', scope[part.page]);
      case 'summary':
        return this.summary(scope);
      case 'if':
        return when(
          this.conditions(part.test, scope),
          this.all(part.then, scope),
          this.all(part.otherwise, scope),
        );
      case 'slots':
        return this.slots(part, scope);
      case 'number':
      case 'landmark':
      case 'position':
      case 'rest':
        throw new Error(`There is no code for ${part.kind}: a template says it, and its language does not.`);
    }
  }

  private conditions(test: Test, scope: Scope): (Condition | boolean)[] {
    if ('less' in test) {
      const [left, right] = test.less;
      return [right === 'last' && scope.isEndless ? true : isLess(scope[left], scope[right])];
    }
    if ('shortened' in test) return [false];
    if ('given' in test) return [test.given === 'id' ? true : (this.tests.get(test.given) ?? true)];
    if ('without' in test)
      throw new Error('The attributes passed through are known, and so is what they lack.');
    return [this.tests.get(test.attribute) ?? false];
  }

  /** The closed form of the page window (`window.ts`), with what is known settled. */
  private slots(part: Slots<Residual>, scope: Scope): Statement[] {
    const { sibling_count: siblings, boundary_count: boundaries } = this.control.attributes;
    const gap = boundaries > 0 ? 1 : 0;
    const full = 2 * siblings + 2 * boundaries + 2 * gap + 1;
    const { total, current } = scope;
    const known = typeof total === 'number' ? Math.min(total, full) : undefined;
    // Without boundaries, and on a page that is known to be the first, nothing depends on it.
    const isFixed = gap === 0 && typeof current === 'number' && current <= siblings + 1;
    return bind(NAMES.room, isFixed ? { kind: 'integer', of: 0 } : clamp(add(total, -full), 0), (room) =>
      bind(NAMES.shift, clamp(add(current, -(siblings + boundaries + gap + 1)), 0, room), (shift) =>
        this.loop(known ?? full, (slot) => {
          const value = pageOf(slot, { boundaries, full, room, shift });
          const shown = bind(NAMES.page, value, (page) =>
            this.slot(part, { ...scope, page }, mayBeGap(value)),
          );
          return known === undefined ? when([compare(slot, '<=', total)], shown, []) : shown;
        }),
      ),
    );
  }

  private slot(
    { page, current, ellipsis }: Slots<Residual>,
    scope: Scope & { readonly page: Operand },
    mayBeGap: boolean,
  ): Statement[] {
    const isCurrent = compare(scope.page, '==', scope.current);
    const link = when([isCurrent], this.all(current, scope), this.all(page, scope));
    return mayBeGap ? when([compare(scope.page, '==', 0)], this.all(ellipsis, scope), link) : link;
  }

  /** A loop; or its turns one by one, where the author's code speaks of a loop of its own. */
  private loop(count: number, body: (slot: Operand) => Statement[]): Statement[] {
    const { loopVariable } = this.syntax;
    const code = codeOf(this.control.coded, 'path', 'page_label');
    if (code.some(({ code, source }) => loopVariable?.test(code ?? source)))
      return Array.from({ length: count }, (_, index) => body(index + 1)).flat();
    return [{ kind: 'loop', variable: NAMES.slot, count, body: body(NAMES.slot) }];
  }

  private path(name: ComponentInteger, scope: Scope): Statement[] {
    const page = scope[name];
    const numbered = this.withToken('path', page);
    const { first_path } = this.control.attributes;
    const first = this.control.coded.has('first_path')
      ? this.verbatim('first_path')
      : first_path === undefined
        ? undefined
        : [{ kind: 'text' as const, text: this.control.escape(first_path) }];
    if (first === undefined || name === 'next') return numbered;
    return when([isLess(1, page)], numbered, first);
  }

  /** A value as it is written, its text escaped. */
  private verbatim(name: AttributeName | 'id'): Statement[] {
    return this.pieces(name).map((piece) =>
      'source' in piece
        ? { kind: 'code', text: piece.source }
        : { kind: 'text', text: this.control.escape(piece.text) },
    );
  }

  /** A value as it is written, with a page number in the place of the token. */
  private withToken(name: 'path' | 'page_label', page: Integer): Statement[] {
    const substitute = name === 'path' ? pathCode : substituteToken;
    return this.pieces(name).flatMap((piece): Statement[] => {
      if ('source' in piece) return [{ kind: 'code', text: substitute(piece.source, page, this.syntax) }];
      return splitPath(piece.text).flatMap((text, index): Statement[] => {
        const written: Statement = { kind: 'text', text: this.control.escape(text) };
        return index === 0 ? [written] : [...print(page), written];
      });
    });
  }

  /** The author's words, with numbers of items in them. */
  private summary(scope: Scope): Statement[] {
    return this.pieces('summary').flatMap((piece): Statement[] => {
      if ('source' in piece) return [{ kind: 'code', text: piece.source }];
      return splitSummary(piece.text).flatMap((part): Statement[] =>
        typeof part === 'string'
          ? [{ kind: 'text', text: this.control.escape(part) }]
          : print(scope[part.integer]),
      );
    });
  }

  private pieces(name: AttributeName | 'id'): CodedValue {
    const value = name === 'id' ? undefined : this.control.attributes[name];
    return this.control.coded.get(name) ?? [{ text: typeof value === 'string' ? value : '' }];
  }
}
