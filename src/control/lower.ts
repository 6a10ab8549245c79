/** Turns a specialized control into a program: the page window becomes arithmetic, the author's code is inserted. */

import { numberWriter, readNumberFormat } from '../base/number.js';
import { isSchemaName, schema, type AttributeName } from '../attributes/schema.js';
import { NAMES, variableOf } from '../program/names.js';
import {
  add,
  compare,
  isLess,
  print,
  when,
  withoutUnused,
  type Condition,
  type Integer,
  type Operand,
  type Statement,
} from '../program/program.js';
import { SUMMARY_NUMBERS } from '../options/labels.js';
import type { Syntax } from '../program/syntax.js';
import { holdsToken, pathCode, substituteTokens, SUMMARY_TOKENS, type NumberOf } from '../program/token.js';
import { onlyOutput, type DynamicValue, type DynamicPiece } from '../attributes/dynamic-value.js';
import { defineItems, defineNumbers, defineWindow, Variables } from './list-numbers.js';
import type { KnownControl, Residual, Unknown } from './specialize.js';
import type { NumberName, Slots, Test } from '../themes/tree.js';
import { numberInPath, type Scope } from './path-numbers.js';
import { splitNumbered, splitAtNumbers, type SplitText, type NumberInText } from './text.js';

/** A control with code in attribute values. */
interface DynamicControl extends KnownControl {
  readonly dynamic: ReadonlyMap<Unknown, DynamicValue>;
  readonly hidesSinglePage: boolean;
}

/** Attributes whose code is not tested: the control writes them even if the code prints nothing. */
const UNTESTED: readonly AttributeName[] = ['class', 'summary', 'page_label'];

/** The conditions that the author's code decides. */
class Conditions {
  readonly #known = new Map<AttributeName, Condition | boolean>();
  /** Assignments of code that conditions of the language do not accept. */
  readonly assignments: Statement[] = [];

  constructor(
    private readonly dynamic: DynamicControl['dynamic'],
    private readonly syntax: Syntax,
  ) {}

  /** Whether an attribute with code is true, or not empty. */
  of(name: AttributeName): Condition | boolean {
    const condition = this.#known.get(name) ?? this.create(name);
    this.#known.set(name, condition);
    return condition;
  }

  private create(name: AttributeName): Condition | boolean {
    const { type } = schema[name];
    const isText = type === 'url' || type === 'string';
    const expression = onlyOutput(this.dynamic.get(name) ?? []);
    const isList = expression !== undefined && this.syntax.isList?.(expression) === true;
    // The text of several outputs is empty only if all of them are, which no page means.
    if ((expression === undefined || isList) && isText) return true;
    if (expression === undefined || (!isText && type !== 'boolean'))
      throw new Error(`Code in ${name} is no condition: the attribute must be a literal, or true or false.`);
    const variable = variableOf(name);
    const assignment = this.syntax.assignCode?.(variable, expression, isText);
    if (assignment === undefined) return { expression, isText };
    this.assignments.push({ kind: 'code', text: assignment });
    return { expression: variable, isText };
  }
}

export function lower(residual: readonly Residual[], control: DynamicControl, syntax: Syntax): Statement[] {
  const { listKind, dynamic, hidesSinglePage } = control;
  const { attributes } = control.values;
  const conditions = new Conditions(dynamic, syntax);
  const holds = (name: AttributeName): Condition | boolean =>
    dynamic.has(name) ? conditions.of(name) : Boolean(attributes[name]);
  const [outer, inner] = [new Variables(), new Variables()];
  const list = defineNumbers(listKind, attributes, dynamic, holds, outer);
  const { current, last, isEndless } = list;
  const hasSummary = dynamic.has('summary') || attributes.summary !== undefined;
  const shown =
    'items' in list && hasSummary ? defineItems(current, list.items, list.size, inner) : { from: 0, to: 0 };
  // In some languages, the author's code can contain a name but not a sum.
  const isNamed = authorsCode(control, 'path').some(({ source }) => holdsToken(source));
  const beside = (name: string, by: number): Integer =>
    isNamed ? inner.define(name, add(current, by)) : add(current, by);
  const scope: Scope = {
    items: 0,
    ...list,
    ...shown,
    previous: beside(NAMES.previous, -1),
    next: beside(NAMES.next, 1),
    page: NAMES.page,
    1: 1,
    variables: inner,
  };
  const drawn = inner.around(new Lowering(control, conditions, syntax, scope).all(residual));
  const isShown = !hidesSinglePage || isEndless || isLess(1, last);
  return [...conditions.assignments, ...withoutUnused(outer.around(when([isShown], drawn, [])))];
}

/** The author's code in the named attributes and in those of links. */
function authorsCode({ dynamic, links }: DynamicControl, ...names: AttributeName[]): DynamicPiece[] {
  const values = [...names.map((name) => dynamic.get(name) ?? []), ...links.map(({ value }) => value)];
  return values.flat().filter((piece) => 'source' in piece);
}

class Lowering {
  constructor(
    private readonly control: DynamicControl,
    private readonly conditions: Conditions,
    private readonly syntax: Syntax,
    private readonly scope: Scope,
    /** The name of the attribute that it is in, if any. */
    private readonly attribute?: string,
  ) {}

  all(parts: readonly Residual[]): Statement[] {
    return parts.flatMap((part) => this.one(part));
  }

  private one(part: Residual): Statement[] {
    if (typeof part === 'string') return [{ kind: 'text', text: part }];
    const { control, scope, syntax } = this;
    switch (part.kind) {
      case 'element': {
        const { kind, open, children, close, isBlock } = part;
        return [{ kind, open: this.all(open), children: this.all(children), close, isBlock }];
      }
      case 'attribute':
        return [{ kind: 'attribute', name: part.name, value: this.inAttribute(part.name).all(part.value) }];
      case 'integer':
        return print(numberInPath(part.as ?? 'page', part.integer, scope, false));
      case 'number':
        return this.formatted(part.integer);
      case 'path':
        return this.path(part.page);
      case 'value':
        return [
          { kind: 'text', text: control.escape(part.before ?? '', this.isAttribute) },
          ...this.value(part.of),
        ];
      case 'label':
        return this.value(`${part.of}_label`);
      case 'code': {
        const { source, mark, page } = part;
        return [{ kind: 'code', text: substituteTokens(source, this.inCode(page), syntax), mark }];
      }
      case 'numbered':
        return this.value(
          part.of,
          (text) => splitNumbered(part, text),
          (source) =>
            part.of === 'summary'
              ? substituteTokens(
                  source,
                  (token: 'from' | 'to' | 'total') => scope[SUMMARY_NUMBERS[`:${token}`]],
                  syntax,
                  SUMMARY_TOKENS,
                )
              : substituteTokens(
                  source,
                  (token) => (token === 'page' ? scope[part.page] : undefined),
                  syntax,
                ),
          ({ integer }) => this.formatted(integer),
        );
      case 'if':
        return when([this.condition(part.test)], this.all(part.then), this.all(part.otherwise));
      case 'slots':
        return this.slots(part);
      case 'count':
      case 'rest':
        throw new Error(`Cannot lower ${part.kind}: it is always known at compile time.`);
    }
  }

  private get isAttribute(): boolean {
    return this.attribute !== undefined;
  }

  private inAttribute(name: string): Lowering {
    return new Lowering(this.control, this.conditions, this.syntax, this.scope, name);
  }

  private condition(test: Test): Condition | boolean {
    const { conditions, scope } = this;
    if ('less' in test) {
      const [left, right] = test.less;
      return (right === 'last' && scope.isEndless) || isLess(scope[left], scope[right]);
    }
    if ('size' in test) return compare(scope.size, '==', test.size);
    // What the author writes is in the language of the page.
    if ('inEnglish' in test) return false;
    if ('without' in test) throw new Error('Passed attributes are always known.');
    if ('given' in test)
      return !isSchemaName(test.given) || UNTESTED.includes(test.given) || conditions.of(test.given);
    if (!('is' in test) || test.is !== true)
      throw new Error(`Code in ${test.attribute} has no value to compare: the attribute must be a literal.`);
    return conditions.of(test.attribute);
  }

  private slots({ page, current, ellipsis }: Slots<Residual>): Statement[] {
    const { control, conditions, syntax, scope } = this;
    const { total } = scope;
    const variables = new Variables();
    const { count, pageOf } = defineWindow(control.values.attributes, total, scope.current, variables);
    const turn = (slot: Operand): Statement[] => {
      const own = new Variables();
      const value = pageOf(slot);
      const shown = own.define(NAMES.page, value);
      const inSlot = new Lowering(control, conditions, syntax, { ...scope, page: shown, variables: own });
      const isGap = typeof value === 'object' && 'cases' in value ? compare(shown, '==', 0) : shown === 0;
      const isCurrent = compare(shown, '==', scope.current);
      const link = when([isCurrent], inSlot.all(current), inSlot.all(page));
      const drawn = own.around(when([isGap], inSlot.all(ellipsis), link));
      return when([typeof total === 'number' || compare(slot, '<=', total)], drawn, []);
    };
    // The loop is unrolled if the author's code uses a loop variable.
    const code = authorsCode(control, 'path', 'first_path', 'page_label');
    const isUnrolled = code.some(({ expression, source }) => syntax.loopVariable?.test(expression ?? source));
    return variables.around(
      isUnrolled
        ? Array.from({ length: count }, (_, index) => turn(index + 1)).flat()
        : [{ kind: 'loop', variable: NAMES.slot, count, body: turn(NAMES.slot) }],
    );
  }

  private path(page: NumberName): Statement[] {
    const { control, scope, syntax } = this;
    const number = scope[page];
    const numbered = this.value(
      'path',
      (text) => splitAtNumbers(text, page),
      (source) => pathCode(source, number, this.inCode(page), syntax),
    );
    const hasFirst = control.dynamic.has('first_path') || control.values.attributes.first_path !== undefined;
    return hasFirst && page !== 'next'
      ? when([isLess(1, number)], numbered, this.value('first_path'))
      : numbered;
  }

  private inCode(page: NumberName): NumberOf {
    return (token) => numberInPath(token, page, this.scope, true);
  }

  private formatted(name: NumberName): Statement[] {
    const { control, scope } = this;
    const { number_format: example } = control.values.attributes;
    const value = scope[name];
    if (typeof value === 'number')
      return [{ kind: 'text', text: control.escape(numberWriter(example)(value), this.isAttribute) }];
    const format = example === undefined ? undefined : readNumberFormat(example);
    return [{ kind: 'print', value, format }];
  }

  /** Whether an attribute other than `href` has a URL of the author's. */
  private hasUrl(name: Unknown): boolean {
    const type = isSchemaName(name) ? schema[name].type : undefined;
    return this.isAttribute && this.attribute !== 'href' && (type === 'path' || type === 'url');
  }

  /** A value, with numbers inserted into its text and substitutions made in its code. */
  private value(
    name: Unknown,
    split = (text: string): SplitText => [text],
    substitute = (source: string): string => source,
    write = ({ integer, as = 'page' }: NumberInText): Statement[] =>
      print(numberInPath(as, integer, this.scope, false)),
  ): Statement[] {
    const { control, syntax } = this;
    const literal = isSchemaName(name) ? control.values.attributes[name] : undefined;
    const pieces = control.dynamic.get(name) ?? [{ text: typeof literal === 'string' ? literal : '' }];
    let isInQuery = false;
    const code = ({ source, expression }: DynamicPiece): string => {
      const written = substitute(source);
      return isInQuery && expression !== undefined ? (syntax.inQuery?.(written) ?? written) : written;
    };
    return pieces.flatMap((piece): Statement[] => {
      if ('source' in piece) return [{ kind: 'code', text: code(piece), mark: piece.mark }];
      isInQuery ||= this.hasUrl(name) && piece.text.includes('?');
      return split(piece.text).flatMap((part) =>
        typeof part === 'string'
          ? [{ kind: 'text', text: control.escape(part, this.isAttribute) }]
          : write(part),
      );
    });
  }
}
