import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'puppeteer-core';
import { runInFirefox } from '../scripts/firefox.js';
import type { Engine } from './engines.js';

/**
 * Returns the accessibility tree of a page's main part as an engine hands it to assistive technology, a line a node: role, name,
 * and what is said besides. The roles are those of WAI-ARIA, and StaticText.
 */
export async function treeOf({ name, browser }: Engine, page: Page): Promise<string> {
  if (name === 'Firefox') {
    const label = randomUUID();
    await page.evaluate((label) => document.querySelector('main')?.setAttribute('aria-label', label), label);
    return (await runInFirefox(browser, inFirefox(label))) ?? '';
  }
  const session = await page.createCDPSession();
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const main = nodes.find(({ role }) => role?.value === 'main');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return (await childrenOf(session, main, byId, '')).join('\n') + '\n';
  } finally {
    await session.detach();
  }
}

/** A node of Chrome DevTools Protocol, with the fields that are used here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Text layout, and elements without meaning: a screen reader reads only their content. */
const SILENT: readonly unknown[] = ['InlineTextBox', 'generic'];

/** Their names tell their texts. */
const NAMED_BY_CONTENT: readonly unknown[] = ['link', 'button'];

async function childrenOf(
  session: CDPSession,
  parent: AxNode | undefined,
  byId: ReadonlyMap<string, AxNode>,
  indent: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const id of parent?.childIds ?? []) {
    const node = byId.get(id);
    if (node === undefined || NAMED_BY_CONTENT.includes(parent?.role?.value) || isEmpty(node)) continue;
    if (node.ignored || SILENT.includes(node.role?.value))
      lines.push(...(await childrenOf(session, node, byId, indent)));
    else
      lines.push(
        `${indent}${await describeNode(session, node)}`,
        ...(await childrenOf(session, node, byId, `${indent}  `)),
      );
  }
  return lines;
}

/** White space between elements, of which readers say nothing. */
function isEmpty({ role, name }: AxNode): boolean {
  return role?.value === 'StaticText' && !name?.value.trim();
}

async function describeNode(session: CDPSession, node: AxNode): Promise<string> {
  const { role, name, properties = [] } = node;
  const has = (wanted: string): boolean =>
    properties.some((property) => property.name === wanted && property.value.value === true);
  const isLink = NAMED_BY_CONTENT.includes(role?.value);
  // The protocol leaves it out of the properties.
  const isCurrent = isLink && (await attributesOf(session, node)).includes('aria-current');
  return [
    role?.value,
    name?.value ? JSON.stringify(name.value.replace(/\s+/g, ' ').trim()) : '',
    isCurrent ? 'current page' : '',
    has('disabled') ? 'disabled' : '',
    isLink && !has('focusable') ? 'not focusable' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

async function attributesOf(session: CDPSession, { backendDOMNodeId }: AxNode): Promise<readonly string[]> {
  if (backendDOMNodeId === undefined) return [];
  const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
  return node.attributes ?? [];
}

/**
 * Runs in Firefox itself: the tree that it gives to the system, with the roles of WAI-ARIA.
 *
 * @param label the name of the main part. The tree follows the page in its own time: without it, it is that of the page before
 */
const inFirefox = (label: string): string => `(async () => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const roles = { pushbutton: 'button', statusbar: 'status', landmark: 'navigation', 'text leaf': 'StaticText', statictext: 'StaticText' };
  const children = (parent) => {
    const all = [];
    for (let child = parent.firstChild; child; child = child.nextSibling) all.push(child);
    return all;
  };
  const linesOf = (node, indent) => {
    const known = service.getStringRole(node.role);
    if (known === 'text container' || known === 'section') return children(node).flatMap((one) => linesOf(one, indent));
    const role = roles[known] ?? known;
    const isLink = role === 'link' || role === 'button';
    const [state, more] = [{}, {}];
    node.getState(state, more);
    const states = [...service.getStringStates(state.value, more.value)];
    const name = role === 'listitem' || role === 'list' ? '' : (node.name ?? '').replace(/\\s+/g, ' ').trim();
    if (role === 'StaticText' && name === '') return [];
    const words = [role, name && JSON.stringify(name), states.includes('current') && 'current page',
      states.includes('unavailable') && 'disabled', isLink && !states.includes('focusable') && 'not focusable'];
    const line = indent + words.filter(Boolean).join(' ');
    return [line, ...(isLink ? [] : children(node).flatMap((one) => linesOf(one, indent + '  ')))];
  };
  const isMain = (node) => {
    try {
      return node.attributes.getStringProperty('xml-roles') === 'main';
    } catch {
      return false;
    }
  };
  const findMain = (node) =>
    isMain(node) ? node : children(node).map(findMain).find(Boolean);
  for (let turn = 0; turn < 200; turn++) {
    const page = service.getAccessibleFor(gBrowser.selectedBrowser);
    const main = page && findMain(page);
    if (main?.name === '${label}' && main.childCount) return children(main).flatMap((one) => linesOf(one, '')).join('\\n') + '\\n';
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error('Firefox has no accessibility tree of the page.');
})()`;
