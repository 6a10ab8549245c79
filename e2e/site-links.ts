import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A page of a built site: what it links to, and where links may lead in it. */
interface Page {
  readonly document: Tree.Document;
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** The pages of a site, by path. */
export type Site = ReadonlyMap<string, Page>;

/** Reads the pages of a site. The playground is one of them, but is made elsewhere. */
export function readSite(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(files.map((file) => [file, readPage(readFileSync(join(folder, file), 'utf8'))]));
}

function readPage(html: string): Page {
  const document = parse(html);
  const links: string[] = [];
  const anchors = new Set<string>();
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node)
      for (const { name, value } of node.attrs) {
        if (['href', 'src', 'srcset', 'action'].includes(name)) links.push(value);
        if (name === 'id') {
          if (anchors.has(value)) throw new Error(`The id ${value} stands twice on a page.`);
          anchors.add(value);
        }
      }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(document);
  return { document, links, anchors };
}

/**
 * The links of a site that lead nowhere. Those to other sites are not followed.
 *
 * @returns the number of links that were followed, and the dead ones with their pages
 */
export function checkLinks(folder: string, pages: Site) {
  const dead: string[] = [];
  let followed = 0;
  for (const [file, { links }] of pages)
    for (const link of links) {
      if (/^(?:https?|data):/.test(link)) continue;
      followed += 1;
      const [path = '', fragment = ''] = link.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? file : relative(folder, join(folder, dirname(file), path));
      const isThere = !link.startsWith('/') && existsSync(join(folder, target));
      const page = pages.get(target);
      // The playground reads what follows the # itself.
      const isAnchor = fragment === '' || target.startsWith('playground/') || page?.anchors.has(fragment);
      if (!isThere || !isAnchor) dead.push(`${file}: ${link}`);
    }
  return { followed, dead };
}

/**
 * Follows the link with this text.
 *
 * @param from path of the page
 * @param text text of the link; the first one with it counts
 * @param isPlace tells the elements in which the link may stand
 * @returns path of the page that it leads to, and its fragment, which may be empty
 */
export function followLink(
  site: Site,
  from: string,
  text: string,
  isPlace: (element: Tree.Element) => boolean,
): { readonly path: string; readonly fragment: string } {
  const page = site.get(from);
  if (page === undefined) throw new Error(`The site has no page ${from}.`);
  const links = elementsIn(page.document)
    .filter(isPlace)
    .flatMap((place) => elementsIn(place));
  const link = links.find((element) => element.tagName === 'a' && textOf(element) === text);
  if (link === undefined) throw new Error(`${from} has no link "${text}".`);
  const [path = '', fragment = ''] = (attributeOf(link, 'href') ?? '').split('#');
  return { path: path === '' ? from : posix.join(posix.dirname(from), path), fragment };
}

/** All elements in a node, in the order of the page. */
export function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of an element, with single spaces. */
export function textOf(node: Tree.ParentNode): string {
  const pieces = (parent: Tree.ParentNode): string[] =>
    parent.childNodes.flatMap((child) =>
      child.nodeName === '#text'
        ? [(child as Tree.TextNode).value]
        : 'childNodes' in child
          ? pieces(child)
          : [],
    );
  return pieces(node).join('').replace(/\s+/g, ' ').trim();
}
