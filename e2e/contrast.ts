/**
 * Finds texts of controls whose contrast is too low, in a page; runs there, and so refers to nothing outside itself.
 * axe leaves out texts of one character, such as "7", and backgrounds with a pattern.
 *
 * Sources: WCAG 2.2, 1.4.3 (texts: 4.5, large ones 3; here, also of inactive links), 1.4.11 (signs: 3), and "contrast ratio".
 */
export function lowContrasts(): string[] {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const read = (color: string): Color => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (below: Color, [red, green, blue, alpha]: Color, opacity: number): Color => {
    const mix = (lower: number, upper: number): number => lower + (upper - lower) * alpha * opacity;
    return [mix(below[0], red), mix(below[1], green), mix(below[2], blue), 1];
  };
  const luminance = (color: Color): number => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ancestors = (element: Element | null): Element[] =>
    element === null ? [] : [...ancestors(element.parentElement), element];

  const ratioOf = (element: Element): number => {
    let opacity = 1;
    let background = read('Canvas');
    for (const ancestor of ancestors(element)) {
      const style = getComputedStyle(ancestor);
      opacity *= Number(style.opacity);
      background = over(background, read(style.backgroundColor), opacity);
    }
    const text = over(background, read(getComputedStyle(element).color), opacity);
    const [darker = 0, lighter = 0] = [luminance(text), luminance(background)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };

  const found = new Set<string>();
  const texts = document.createNodeIterator(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement!;
    const { width } = element.getBoundingClientRect();
    const isShown = node.nodeValue?.trim() !== '' && width > 1;
    if (!isShown || element.closest('nav') === null) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const needed = isLarge || element.closest('[aria-hidden]') !== null ? 3 : 4.5;
    const ratio = ratioOf(element);
    const kind = element.closest('[aria-current]') !== null ? 'current page' : element.textContent.trim();
    if (ratio < needed) found.add(`${kind}: ${ratio.toFixed(2)}, not ${needed}`);
  }
  return [...found];
}
