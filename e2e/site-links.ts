import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A page of a built site: what it links to, and where links may lead in it. */
interface Page {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** Reads the pages of a site. The playground is one of them, but is made elsewhere. */
export function readSite(folder: string): ReadonlyMap<string, Page> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(files.map((file) => [file, readPage(readFileSync(join(folder, file), 'utf8'))]));
}

function readPage(html: string): Page {
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
  visit(parse(html));
  return { links, anchors };
}

/**
 * The links of a site that lead nowhere. Those to other sites are not followed.
 *
 * @returns the number of links that were followed, and the dead ones with their pages
 */
export function checkLinks(folder: string) {
  const pages = readSite(folder);
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
