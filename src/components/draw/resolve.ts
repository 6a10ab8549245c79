/** Says a component in the words of a host: decides what is known, and names what is not. */

import { UsageError } from '../../base/usage-error.js';
import { withLinks } from '../../control/link-attributes.js';
import type {
  ElementAttribute,
  ElementNode,
  NumberName,
  Node,
  Piece,
  Slots,
  Test,
} from '../../themes/tree.js';
import { answerTo } from './answers.js';
import { changeForm, formsOf, hiddenFields, sizeChoices } from './forms.js';
import {
  isBranch,
  type Branch,
  type Drawn,
  type DrawnAttribute,
  type DrawnCode,
  type DrawnElement,
  type DrawnPart,
} from './drawing.js';
import { asOneLink, inOneItem } from './entries.js';
import { nameOf, type Features, type Host } from './host.js';
import { readMarkup } from './markup.js';
import type { ComponentLabels } from './labels.js';

export function resolve(component: Node, host: Host, features: Features): Drawn[] {
  return new Resolving(host, features).node(component);
}

class Resolving {
  constructor(
    private readonly host: Host,
    private readonly features: Features,
    /** Whether the entry is page 1. */
    private readonly isFirst = false,
  ) {}

  node(node: Node): Drawn[] {
    if (typeof node === 'string') return [node];
    switch (node.kind) {
      case 'element':
        // A place that is kept for a link is empty. LiveView's client knows by ids which link is which.
        return node.attributes.some(({ name }) => name === 'hidden') ? [] : [this.element(node)];
      case 'markup':
        return readMarkup(node.html);
      case 'if':
        return this.choice(node.test, node.then, node.otherwise);
      case 'slots':
        return [this.slots(node)];
      case 'fields':
        return [hiddenFields(this.host)];
      case 'options':
        return [sizeChoices(this.host)];
      default:
        return this.piece(node);
    }
  }

  private nodes(nodes: readonly Node[]): Drawn[] {
    return nodes.flatMap((one) => this.node(one));
  }

  private element({ name, attributes, children, takesRest, leadsTo, replaces }: ElementNode): Drawn {
    const { host } = this;
    const change = host.attribute ?? ((one) => one);
    const draw = (own: readonly ElementAttribute[]): DrawnAttribute[] =>
      own.flatMap((one) => this.attribute(one)).flatMap((one) => change(one, this.features) ?? []);
    const inner = this.nodes(children);
    if (takesRest) {
      const own = attributes.filter(({ name, when }) => name !== 'class' && !isLandmark(when));
      const [classes = ''] = attributes.find((one) => one.name === 'class')?.value ?? [];
      const nav: DrawnElement = { kind: 'element', name, attributes: draw(own), children: inner };
      return host.nav(
        nav,
        typeof classes === 'string' ? classes : '',
        this.features,
        this.label('landmark', {}),
      );
    }
    const own =
      leadsTo === undefined ? attributes : withLinks(attributes, leadsTo, this.features.linkAttributes);
    const plain: DrawnElement = { kind: 'element', name, attributes: draw(own), children: inner };
    const role = replaces === undefined ? {} : { role: 'disabled' as const };
    const drawn = leadsTo === undefined ? { ...plain, ...role } : { ...plain, role: 'link' as const };
    const linked = leadsTo === undefined ? undefined : nameOf(leadsTo);
    if (linked !== undefined && host.link) return host.link(drawn, linked);
    const replaced = replaces === undefined ? undefined : nameOf(replaces);
    if (replaced !== undefined && host.disabled) return host.disabled(drawn, replaced);
    return changeForm(drawn, host);
  }

  private attribute({ name, value, when }: ElementAttribute): DrawnAttribute[] {
    const answer = when === undefined || answerTo(when, this.host, this.features);
    if (answer === false) return [];
    const drawn = { name, value: value.flatMap((piece) => this.piece(piece)) };
    return [answer === true ? drawn : { ...drawn, when: answer }];
  }

  private piece(piece: Piece): DrawnPart[] {
    if (typeof piece === 'string') return piece === '' ? [] : [piece];
    const label = this.ownLabel(piece);
    if (label !== undefined) return label;
    if (piece.kind !== 'value') return [this.code(piece)];
    const { of, before = '' } = piece;
    const { host } = this;
    switch (of) {
      case 'previous_title':
      case 'next_title': {
        const title = host.titles?.[of === 'previous_title' ? 'previous' : 'next'];
        return title === undefined ? [] : [before, { code: title }].filter((part) => part !== '');
      }
      case 'id':
        if (host.status) return [{ code: host.status.id }];
        break;
      case 'form_action':
        return [{ code: formsOf(host).action }];
      case 'page_field':
        return [{ code: formsOf(host).pageField }];
      case 'size_field':
        return [{ code: formsOf(host).sizeField }];
      default:
    }
    throw new Error(`A component has no ${of}.`);
  }

  private code(piece: Exclude<Piece, string | { readonly kind: 'value' }>): DrawnCode {
    const { host } = this;
    switch (piece.kind) {
      case 'integer':
      case 'number': {
        const page = nameOf(piece.integer);
        if (page) return { code: host.numbers[page] };
        // Those of the position.
        const number = { current: host.counts?.page, last: host.counts?.pages }[piece.integer as string];
        if (number) return { code: number };
        break;
      }
      case 'path': {
        const page = nameOf(piece.page);
        if (page) return { code: host.paths[page] };
        throw new UsageError(
          'The component does not know the path of the current page, which :path in the part position of the theme needs.',
          'Write the attribute without :path.',
        );
      }
      default:
    }
    throw new Error(`A component has no ${JSON.stringify(piece)}.`);
  }

  private ownLabel(piece: Exclude<Piece, string>): DrawnPart[] | undefined {
    const { host } = this;
    const { counts } = host;
    if (piece.kind === 'label') return this.label(piece.of, {}, piece.isShort);
    if (piece.kind === 'value') {
      const name = { jump_label: 'jump', size_label: 'size', go_label: 'go' }[piece.of as string];
      return name === undefined ? undefined : this.label(name as keyof ComponentLabels, {});
    }
    if (piece.kind !== 'numbered') return undefined;
    if (piece.of !== 'page_label' && host.sentences) return [{ code: host.sentences[piece.of] }];
    const page = nameOf(piece.page);
    const number = page === undefined ? counts?.page : host.numbers[page];
    if (piece.of === 'page_label')
      return number === undefined ? undefined : this.label('page', { page: number });
    return counts && this.label(piece.of, counts);
  }

  /** A label: its text, with code for the numbers in it, or the host's call. */
  private label(
    name: keyof ComponentLabels,
    counts: Readonly<Record<string, string>>,
    isShort = false,
  ): DrawnPart[] {
    const { labels, hasCatalogs, words } = this.features;
    const short: Partial<Record<string, string>> = isShort ? labels.short : {};
    const text = short[name] ?? labels[name];
    const parts = text.split(/:([a-z]+)/);
    const named = parts.filter((_, index) => index % 2 === 1);
    const numbers = Object.fromEntries(named.map((token) => [token, counts[token] ?? token]));
    const call = this.host.label?.({ name, text, numbers, hasCatalogs, words });
    if (call !== undefined) return [call];
    return parts.flatMap((part, index): DrawnPart[] => {
      if (index % 2 === 1) return [{ code: numbers[part] ?? part }];
      return part === '' ? [] : [part];
    });
  }

  private slots({ page, current, ellipsis }: Slots<Node>): Drawn {
    const { conditions } = this.host;
    const cases = [
      { condition: conditions.gap, body: this.nodes(ellipsis) },
      { condition: conditions.current, body: this.nodes(current) },
    ];
    const entry: Branch = { kind: 'branch', cases, otherwise: this.nodes(page) };
    const { hasPlainTags } = this.host.language;
    return { kind: 'loop', body: [hasPlainTags ? inOneItem(entry) : asOneLink(entry, conditions.current)] };
  }

  private choice(test: Test, then: readonly Node[], otherwise: readonly Node[]): Drawn[] {
    if ('less' in test && test.less.includes('page')) return this.edge(test.less, then, otherwise);
    if ('less' in test && test.less[0] === 'total') return this.last(then, otherwise);
    const answer = answerTo(test, this.host, this.features);
    if (typeof answer === 'boolean') return this.nodes(answer ? then : otherwise);
    return this.branch(answer, this.nodes(then), this.nodes(otherwise));
  }

  /** A part that depends on whether a page follows the last known one. */
  private last(then: readonly Node[], otherwise: readonly Node[]): Drawn[] {
    const { counted } = this.host.conditions;
    const drawn = this.nodes(otherwise);
    const [branch] = drawn;
    if (counted === undefined || branch === undefined) return drawn;
    if (!isBranch(branch)) return this.branch(counted, drawn, this.nodes(then));
    // A link to the last page. If there is one, the page is known.
    const { and = (one, other) => `${one} && ${other}` } = this.host.language;
    const cases = branch.cases.map((one, index) =>
      index === 0 ? one : { ...one, condition: and(counted, one.condition) },
    );
    return [{ ...branch, cases }];
  }

  /** A part that depends on whether the entry is the first page or the last one. */
  private edge([low]: readonly NumberName[], then: readonly Node[], otherwise: readonly Node[]): Drawn[] {
    const { first, last } = this.host.conditions;
    if (low === 1) {
      const onFirst = new Resolving(this.host, this.features, true);
      return this.branch(first, onFirst.nodes(otherwise), this.nodes(then));
    }
    // A list with one page has no control, so page 1 is not the last.
    if (this.isFirst) return this.nodes(then);
    return this.branch(last, this.nodes(otherwise), this.nodes(then));
  }

  /** Joins branches to one chain. */
  private branch(condition: string, body: Drawn[], otherwise: Drawn[]): Drawn[] {
    if (body.length + otherwise.length === 0) return [];
    const [next] = otherwise;
    if (otherwise.length > 1 || !isBranch(next))
      return [{ kind: 'branch', cases: [{ condition, body }], otherwise }];
    // Where links are followed in place, Previous and Next stay.
    const isSame = JSON.stringify(next.cases[0]?.body) === JSON.stringify(body);
    if (condition === this.host.conditions.inPlace && isSame) return [next];
    return [{ ...next, cases: [{ condition, body }, ...next.cases] }];
  }
}

function isLandmark(when: Test | undefined): boolean {
  return when !== undefined && 'without' in when && when.without.length > 1;
}
