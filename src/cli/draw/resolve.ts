/** Says a component in the words of a host: decides what is known, and names what is not. */

import type {
  ElementAttribute,
  ElementNode,
  NumberName,
  Node,
  Piece,
  Slots,
  Test,
} from '../../themes/tree.js';
import type { Branch, Drawn, DrawnAttribute, DrawnElement, Part } from './drawing.js';
import type { Host, LinkedPage } from './host.js';
import { readMarkup } from './markup.js';

/** What is chosen when the file is written. */
export interface Features {
  /** Whether a list of one page has a control. */
  readonly singlePage: boolean;
  /** Whether the labels of Previous and Next are shown in part. */
  readonly shortLabels: boolean;
}

/** Returns the control in the words of a host. */
export function resolve(component: Node, host: Host, features: Features): Drawn[] {
  return new Resolving(host, features).node(component);
}

class Resolving {
  constructor(
    private readonly host: Host,
    private readonly features: Features,
    /** Whether the entry is known to be page 1. */
    private readonly isFirst = false,
  ) {}

  node(node: Node): Drawn[] {
    if (typeof node === 'string') return [node];
    switch (node.kind) {
      case 'element':
        return [this.element(node)];
      case 'markup':
        return readMarkup(node.html);
      case 'if':
        return this.choice(node.test, node.then, node.otherwise);
      case 'slots':
        return [this.slots(node)];
      default:
        return [this.piece(node)].filter((part) => part !== '');
    }
  }

  private nodes(nodes: readonly Node[]): Drawn[] {
    return nodes.flatMap((one) => this.node(one));
  }

  private element({ name, attributes, children, takesRest, leadsTo }: ElementNode): DrawnElement {
    const { host } = this;
    const change = host.attribute ?? ((one) => one);
    const draw = (own: readonly ElementAttribute[]): DrawnAttribute[] =>
      own.flatMap((one) => this.attribute(one)).map(change);
    const inner = this.nodes(children);
    if (takesRest) {
      const own = attributes.filter(({ name, when }) => name !== 'class' && !isLandmark(when));
      const [classes = ''] = attributes.find((one) => one.name === 'class')?.value ?? [];
      const nav: DrawnElement = { kind: 'element', name, attributes: draw(own), children: inner };
      return host.nav(nav, typeof classes === 'string' ? classes : '');
    }
    const drawn: DrawnElement = { kind: 'element', name, attributes: draw(attributes), children: inner };
    return leadsTo !== undefined && host.link ? host.link(drawn) : drawn;
  }

  private attribute({ name, value, when }: ElementAttribute): DrawnAttribute[] {
    const answer = when === undefined || this.test(when);
    if (answer === false) return [];
    const drawn = { name, value: value.map((piece) => this.piece(piece)).filter((part) => part !== '') };
    return [answer === true ? drawn : { ...drawn, when: answer }];
  }

  private piece(piece: Piece): Part {
    const { host, features } = this;
    if (typeof piece === 'string') return piece;
    switch (piece.kind) {
      case 'integer':
      case 'number':
        if (piece.integer === 'page') return { code: host.page };
        break;
      case 'path':
        return { code: host.paths[piece.page as LinkedPage] };
      case 'numbered':
        if (piece.of === 'page_label') return { code: host.labels.page };
        break;
      case 'label':
        return {
          code: features.shortLabels ? host.shortLabels[piece.of][piece.part] : host.labels[piece.of],
        };
      case 'value':
        // Titles of the pages beside the current one belong to lists without page numbers.
        if (piece.of === 'previous_title' || piece.of === 'next_title') return '';
        break;
      default:
    }
    throw new Error(`A component has no ${JSON.stringify(piece)}.`);
  }

  private slots({ page, current, ellipsis }: Slots<Node>): Drawn {
    const { conditions } = this.host;
    const cases = [
      { condition: conditions.gap, body: this.nodes(ellipsis) },
      { condition: conditions.current, body: this.nodes(current) },
    ];
    const entry: Branch = { kind: 'branch', cases, otherwise: this.nodes(page) };
    return { kind: 'loop', body: [entry] };
  }

  private choice(test: Test, then: readonly Node[], otherwise: readonly Node[]): Drawn[] {
    if ('less' in test && test.less.includes('page')) return this.edge(test.less, then, otherwise);
    const answer = this.test(test);
    if (typeof answer === 'boolean') return this.nodes(answer ? then : otherwise);
    return branch(answer, this.nodes(then), this.nodes(otherwise));
  }

  /** A part that depends on whether the entry is the first page or the last one. */
  private edge([low]: readonly NumberName[], then: readonly Node[], otherwise: readonly Node[]): Drawn[] {
    const { host, features } = this;
    const { first, last } = host.conditions;
    if (low === 1) {
      const onFirst = new Resolving(host, features, true);
      return branch(first, onFirst.nodes(otherwise), this.nodes(then));
    }
    // A list with one page has no control, so page 1 is not the last.
    if (this.isFirst && !features.singlePage) return this.nodes(then);
    return branch(last, this.nodes(otherwise), this.nodes(then));
  }

  /** Decides a test, or returns the host's condition for it. */
  private test(test: Test): boolean | string {
    const { conditions, shortLabels } = this.host;
    if ('less' in test) {
      const [low, high] = test.less;
      if (low === 1 && high === 'last') return this.features.singlePage ? conditions.pages : true;
      return low === 1 ? conditions.previous : conditions.next;
    }
    if ('cut' in test) return this.features.shortLabels && shortLabels[test.cut].end;
    if ('given' in test || 'without' in test) return 'without' in test;
    if (test.attribute === 'show_boundary_chevrons') return conditions.chevrons;
    // Plain links.
    return 'is' in test ? test.is === 'a' : test.isNot !== 'a';
  }
}

function isLandmark(when: Test | undefined): boolean {
  return when !== undefined && 'without' in when && when.without.length > 1;
}

/** Joins branches to one chain. */
function branch(condition: string, body: Drawn[], otherwise: Drawn[]): Drawn[] {
  if (body.length + otherwise.length === 0) return [];
  const [next] = otherwise;
  const first = { condition, body };
  if (otherwise.length === 1 && typeof next === 'object' && 'kind' in next && next.kind === 'branch')
    return [{ ...next, cases: [first, ...next.cases] }];
  return [{ kind: 'branch', cases: [first], otherwise }];
}
