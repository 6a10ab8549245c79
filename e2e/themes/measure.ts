/** A control of a group: the pages of one list, in which Previous and Next have one place. */
export interface Shown {
  readonly group: string;
  readonly html: string;
}

/** What is wrong with groups of controls, by the problem and the group: the widths in px. */
export type Problems = Readonly<Record<string, readonly number[]>>;

/** What was measured, and what is wrong with it. */
export interface Measured {
  readonly problems: Problems;
  readonly controls: number;
  /** Of items and of texts, at all widths. */
  readonly boxes: number;
}

/** A place for the controls of groups. */
export function placeOf(controls: readonly Shown[]): string {
  const all = controls.map(({ group, html }) => `<div data-group="${group}">${html}</div>`);
  return `<div id="place">${all.join('\n')}</div>`;
}

/** A frame with a page: to its styles, a window that a script can make wider and narrower. */
export function frameOf(page: string): string {
  const escaped = page.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe style="border: 0; block-size: 9000px" srcdoc="${escaped}"></iframe>`;
}

/**
 * Measures the controls in the place, or in the frame, at several of its widths, all at once; runs in the page, and so refers to nothing
 * outside itself.
 *
 * @param isSteady whether Previous and Next should be in one place
 */
export function measure(widths: readonly number[], isSteady: boolean): Measured {
  interface Control {
    readonly group: string;
    readonly nav: Element;
    readonly items: readonly Element[];
    readonly numbers: readonly (readonly [link: Element, text: Range])[];
    readonly ends: readonly (readonly [name: string, link: Element])[];
  }
  const frame = document.querySelector('iframe');
  const root = frame?.contentDocument ?? document;
  const place = root.querySelector<HTMLElement>('#place')!;
  const problems: Record<string, number[]> = {};
  let boxes = 0;
  const report = (problem: string, group: string, width: number): void => {
    const widths = (problems[`${problem}: ${group}`] ??= []);
    if (widths.at(-1) !== width) widths.push(width);
  };
  const controls = [...place.children].map((one): Control => {
    const all = (selector: string): Element[] => [...one.querySelectorAll(selector)];
    return {
      group: one.getAttribute('data-group') ?? '',
      nav: one.querySelector('nav')!,
      items: all('ul > li'),
      numbers: all('li > :is(a, button, span)')
        .filter((link) => /^\s*[\d…⋯]+\s*$/.test(link.textContent))
        .map((link) => {
          const text = root.createRange();
          text.selectNodeContents(link);
          return [link, text];
        }),
      ends: all('[rel=prev], [rel=next]').map((link) => [link.getAttribute('rel') ?? '', link]),
    };
  });
  const measureOne = ({ group, nav, items, numbers, ends }: Control, width: number): [string, number][] => {
    const edge = nav.getBoundingClientRect();
    const shown = items.map((item) => item.getBoundingClientRect()).filter((box) => box.width > 0);
    const isOneRow =
      Math.max(...shown.map(({ top }) => top)) < Math.min(...shown.map(({ bottom }) => bottom)) - 1;
    if (!isOneRow) report('more than one row', group, width);
    if (shown.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
      report('outside', group, width);
    const sorted = shown.toSorted((one, other) => one.left - other.left);
    // Borders may overlap.
    if (isOneRow && sorted.some(({ left }, index) => left < (sorted[index - 1]?.right ?? left) - 2.1))
      report('overlap', group, width);
    for (const [link, text] of numbers) {
      const box = link.getBoundingClientRect();
      if (box.width === 0) continue;
      const inner = text.getBoundingClientRect();
      if (inner.left < box.left - 0.5 || inner.right > box.right + 0.5) report('clipped', group, width);
    }
    boxes += items.length + numbers.length;
    return ends.map(([name, link]) => [`${group} ${name}`, link.getBoundingClientRect().left]);
  };

  for (const width of widths) {
    (frame ?? place).style.inlineSize = `${width}px`;
    const places: Record<string, number> = {};
    for (const control of controls)
      for (const [name, left] of measureOne(control, width)) {
        const first = (places[name] ??= left);
        if (isSteady && Math.abs(left - first) > 1) report('moves', name, width);
      }
  }
  return { problems, controls: controls.length, boxes };
}
