const STORAGE = 'pagination-tag:';

/** A section of a page that is a tab: its heading and all up to the next one. */
interface Tab {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/**
 * Turns the sections of an element into tabs (WAI-ARIA APG, tabs with automatic activation). A choice applies to all groups of
 * the same name, and is kept for other pages.
 *
 * @param group element that contains headings, each followed by its section
 */
export function makeTabs(group: HTMLElement): void {
  const name = group.dataset['tabs'] ?? '';
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > h2, :scope > h3')].map(tabOf);
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', name);
  list.append(...tabs.map(({ button }) => button));
  group.prepend(list);
  const select = (chosen: Tab): void => {
    for (const { button, panel } of tabs) {
      const isChosen = button === chosen.button;
      button.setAttribute('aria-selected', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
      panel.hidden = !isChosen;
    }
  };
  tabs.forEach((tab, index) => {
    tab.button.addEventListener('click', () => {
      select(tab);
      keep(name, tab.button.textContent);
    });
    tab.button.addEventListener('keydown', ({ key }) => {
      const next = tabs[nextIndex(key, index, tabs.length)];
      next?.button.focus();
      next?.button.click();
    });
  });
  const fromHash = (): boolean => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const tab = tabs.find(({ panel }) => target !== null && panel.contains(target));
    if (tab === undefined) return false;
    select(tab);
    target?.scrollIntoView();
    return true;
  };
  const [first] = tabs;
  const kept = tabs.find(({ button }) => button.textContent === readKept(name)) ?? first;
  if (!fromHash() && kept !== undefined) select(kept);
  addEventListener('hashchange', fromHash);
}

function tabOf(heading: HTMLElement): Tab {
  const panel = document.createElement('section');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = heading.textContent;
  button.setAttribute('role', 'tab');
  button.id = `tab-${heading.id}`;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', button.id);
  panel.id = `panel-${heading.id}`;
  button.setAttribute('aria-controls', panel.id);
  heading.before(panel);
  let next: Element | null = heading;
  while (next !== null && (next === heading || next.tagName !== heading.tagName)) {
    const after: Element | null = next.nextElementSibling;
    panel.append(next);
    next = after;
  }
  return { button, panel };
}

function nextIndex(key: string, index: number, length: number): number {
  const moves: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: length - 1,
  };
  const next = moves[key];
  return next === undefined ? -1 : (next + length) % length;
}

/** Storage may be turned off: then a choice is for this page only. */
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(STORAGE + name, value);
  } catch {
    return;
  }
}

function readKept(name: string): string | null {
  try {
    return localStorage.getItem(STORAGE + name);
  } catch {
    return null;
  }
}
