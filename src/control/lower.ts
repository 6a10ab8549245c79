/** Says what is left of a control as a program: the page window becomes arithmetic, the author's code finds its place. */

import { isLinkName, isSchemaName, schema, type AttributeName } from '../attributes/schema.js';
import { NAMES } from '../dialects/names.js';
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
import type { Syntax } from '../dialects/syntax.js';
import { holdsToken, pathCode, substituteToken } from '../dialects/token.js';
import { onlyOutput, type CodedValue, type CodePiece } from '../dialects/value.js';
import { clamp, defineItems, defineNumbers, pageOf, Variables, type ProgramNumbers } from './list-numbers.js';
import type { KnownControl, Residual, Unknown } from './specialize.js';
import type { Integer as ComponentInteger, Numbered, Slots, Test } from '../themes/tree.js';
import { cutAtPages, cutNumbered, type CutText } from './wording.js';

/** A control with code in the values of attributes. */
interface CodedControl extends KnownControl {
  readonly coded: ReadonlyMap<Unknown, CodedValue>;
  /** Whether a list of one page is left out. */
  readonly hidesSinglePage: boolean;
}

/** The integers of a control, where they are used. */
interface Scope extends Readonly<Record<ComponentInteger, Integer>> {
  readonly total: ProgramNumbers['total'];
  readonly current: ProgramNumbers['current'];
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
  const { form, coded, hidesSinglePage } = control;
  const { attributes } = control.values;
  const tests = new Map<string, Condition>();
  const named: Statement[] = [];
  for (const [name, variable] of Object.entries(TESTED) as [AttributeName, string][]) {
    const code = onlyOutput(coded.get(name) ?? []);
    if (code === undefined) continue;
    const isText = schema[name].type !== 'boolean';
    const assignment = syntax.assignCode?.(variable, code, isText);
    if (assignment !== undefined) named.push({ kind: 'code', text: assignment });
    tests.set(name, { code: assignment === undefined ? code : variable, isText });
  }
  const holds = (name: AttributeName): Condition | boolean => tests.get(name) ?? Boolean(attributes[name]);
  const [outer, inner] = [new Variables(), new Variables()];
  const list = defineNumbers(form, attributes, coded, holds, outer);
  const { current, last, items, isEndless } = list;
  const hasSummary = coded.has('summary') || attributes.summary !== undefined;
  const shown = items && hasSummary ? defineItems(current, items, inner) : { from: 0, to: 0 };
  // In some languages only a name can stand in the author's code, and not a sum.
  const isNamed = codeOf(coded, 'path').some(({ source }) => holdsToken(source));
  const beside = (name: string, by: number): Integer =>
    isNamed ? inner.define(name, add(current, by)) : add(current, by);
  const scope: Scope = {
    ...list,
    ...shown,
    previous: beside(NAMES.previous, -1),
    next: beside(NAMES.next, 1),
    items: items?.[0] ?? 0,
    page: NAMES.page,
    1: 1,
  };
  const drawn = inner.around(new Lowering(control, tests, syntax).all(residual, scope));
  const isHidden = hidesSinglePage && !isEndless;
  return [...named, ...outer.around(isHidden ? when([isLess(1, last)], drawn, []) : drawn)];
}

/** The author's code in some attributes, and in those of every link. */
function codeOf(coded: CodedControl['coded'], ...names: Unknown[]): CodePiece[] {
  return [...coded].flatMap(([name, value]) =>
    isLinkName(name) || names.includes(name) ? value.filter((piece) => 'source' in piece) : [],
  );
}

class Lowering {
  constructor(
    private readonly control: CodedControl,
    private readonly tests: ReadonlyMap<string, Condition>,
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
      case 'value':
        return [{ kind: 'text', text: this.control.escape(part.before ?? '') }, ...this.value(part.of)];
      case 'label':
        // What the author's code prints cannot be cut beforehand.
        return part.part === 'end' ? [] : this.value(`${part.of}_label`);
      case 'code':
        return [{ kind: 'code', text: substituteToken(part.source, scope[part.page], this.syntax) }];
      case 'numbered':
        return this.numbered(part, scope);
      case 'if':
        return when(
          [this.condition(part.test, scope)],
          this.all(part.then, scope),
          this.all(part.otherwise, scope),
        );
      case 'slots':
        return this.slots(part, scope);
      case 'number':
      case 'rest':
        throw new Error(`There is no code for ${part.kind}: a template says it, and its language does not.`);
    }
  }

  private condition(test: Test, scope: Scope): Condition | boolean {
    if ('less' in test) {
      const [left, right] = test.less;
      return right === 'last' && scope.isEndless ? true : isLess(scope[left], scope[right]);
    }
    if ('cut' in test) return false;
    if ('given' in test) return this.tests.get(test.given) ?? true;
    if ('without' in test)
      throw new Error('The attributes passed through are known, and so is what they lack.');
    return this.tests.get(test.attribute) ?? false;
  }

  /** The closed form of the page window (`window.ts`), with what is known settled. */
  private slots(part: Slots<Residual>, scope: Scope): Statement[] {
    const { sibling_count: siblings, boundary_count: boundaries } = this.control.values.attributes;
    const gap = boundaries > 0 ? 1 : 0;
    const full = 2 * siblings + 2 * boundaries + 2 * gap + 1;
    const { total, current } = scope;
    const known = typeof total === 'number' ? Math.min(total, full) : undefined;
    // Without boundaries, and on a page that is known to be the first, nothing depends on it.
    const isFixed = gap === 0 && typeof current === 'number' && current <= siblings + 1;
    const variables = new Variables();
    const room = isFixed ? 0 : variables.define(NAMES.room, clamp(add(total, -full), 0));
    const before = siblings + boundaries + gap + 1;
    const shift = variables.define(NAMES.shift, clamp(add(current, -before), 0, room));
    const slots = this.loop(known ?? full, (slot) => {
      const own = new Variables();
      const value = pageOf(slot, { boundaries, full, room, shift });
      const page = own.define(NAMES.page, value);
      const isGap = typeof value === 'object' && 'cases' in value ? compare(page, '==', 0) : page === 0;
      const isCurrent = compare(page, '==', current);
      const inSlot = { ...scope, page };
      const link = when([isCurrent], this.all(part.current, inSlot), this.all(part.page, inSlot));
      const shown = own.around(when([isGap], this.all(part.ellipsis, inSlot), link));
      return known === undefined ? when([compare(slot, '<=', total)], shown, []) : shown;
    });
    return variables.around(slots);
  }

  /** A loop; or its turns one by one, where the author's code speaks of a loop of its own. */
  private loop(count: number, body: (slot: Operand) => Statement[]): Statement[] {
    const { loopVariable } = this.syntax;
    const code = codeOf(this.control.coded, 'path', 'page_label');
    if (code.some(({ code, source }) => loopVariable?.test(code ?? source)))
      return Array.from({ length: count }, (_, index) => body(index + 1)).flat();
    return [{ kind: 'loop', variable: NAMES.slot, count, body: body(NAMES.slot) }];
  }

  private path(page: ComponentInteger, scope: Scope): Statement[] {
    const number = scope[page];
    const numbered = this.value(
      'path',
      (text) => this.cut(cutAtPages(text, page), scope),
      (source) => pathCode(source, number, this.syntax),
    );
    const hasFirst =
      this.control.coded.has('first_path') || this.control.values.attributes.first_path !== undefined;
    return hasFirst && page !== 'next'
      ? when([isLess(1, number)], numbered, this.value('first_path'))
      : numbered;
  }

  private numbered(part: Numbered, scope: Scope): Statement[] {
    return this.value(
      part.of,
      (text) => this.cut(cutNumbered(part, text), scope),
      (source) => (part.of === 'summary' ? source : substituteToken(source, scope[part.page], this.syntax)),
    );
  }

  /** A value as it is written, unless its texts or its code become something else. */
  private value(
    name: Unknown,
    write = (text: string): Statement[] => [{ kind: 'text', text: this.control.escape(text) }],
    substitute = (source: string): string => source,
  ): Statement[] {
    const literal = isSchemaName(name) ? this.control.values.attributes[name] : undefined;
    const pieces = this.control.coded.get(name) ?? [{ text: typeof literal === 'string' ? literal : '' }];
    return pieces.flatMap((piece) =>
      'source' in piece ? [{ kind: 'code', text: substitute(piece.source) }] : write(piece.text),
    );
  }

  /** A text with numbers in it. */
  private cut(text: CutText, scope: Scope): Statement[] {
    return text.flatMap((part): Statement[] =>
      typeof part === 'string'
        ? [{ kind: 'text', text: this.control.escape(part) }]
        : print(scope[part.integer]),
    );
  }
}
