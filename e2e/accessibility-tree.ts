import type { CDPSession, Page } from 'playwright-core';

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

/**
 * Returns the accessibility tree of a page's main part as Chromium hands it to assistive technology, a line a node: role,
 * name, and what is said besides.
 */
export async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const main = nodes.find(({ role }) => role?.value === 'main');
    return (await childrenOf(session, main, byId, '')).join('\n') + '\n';
  } finally {
    await session.detach();
  }
}

async function childrenOf(
  session: CDPSession,
  parent: AxNode | undefined,
  byId: ReadonlyMap<string, AxNode>,
  indent: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const id of parent?.childIds ?? []) {
    const node = byId.get(id);
    // The name of a link tells its text.
    if (node === undefined || parent?.role?.value === 'link') continue;
    if (node.ignored || SILENT.includes(node.role?.value))
      lines.push(...(await childrenOf(session, node, byId, indent)));
    else
      lines.push(
        `${indent}${await describe(session, node)}`,
        ...(await childrenOf(session, node, byId, `${indent}  `)),
      );
  }
  return lines;
}

async function describe(session: CDPSession, node: AxNode): Promise<string> {
  const { role, name, properties = [] } = node;
  const has = (wanted: string): boolean =>
    properties.some((property) => property.name === wanted && property.value.value === true);
  const isCurrent = role?.value === 'link' && (await attributesOf(session, node)).includes('aria-current');
  return [
    role?.value,
    name?.value ? JSON.stringify(name.value.replace(/\s+/g, ' ').trim()) : '',
    // The protocol leaves it out of the properties.
    isCurrent ? 'current page' : '',
    has('disabled') ? 'disabled' : '',
    role?.value === 'link' && !has('focusable') ? 'not focusable' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

async function attributesOf(session: CDPSession, { backendDOMNodeId }: AxNode): Promise<readonly string[]> {
  if (backendDOMNodeId === undefined) return [];
  const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
  return node.attributes ?? [];
}
