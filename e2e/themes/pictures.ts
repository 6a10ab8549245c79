import type { Page } from 'puppeteer-core';
import type { Tab } from './tab.js';

/** Part of a picture, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Takes pictures of a tab, as PNG in Base64, and looks at them in a page of its own. That page is in the background, where Chromium may
 * wait for a frame that is never drawn: so it decodes bitmaps, not elements.
 */
export interface Camera {
  readonly laboratory: () => Page;
  readonly takePicture: (of?: Box) => Promise<string>;
  /** The box of an element, in whole px, with some room for a frame around it. */
  readonly boxOf: (selector: string, margin: number) => Promise<Box>;
}

/** A box in the picture of another. */
export function inside(around: Box, box: Box): Box {
  return { ...box, x: box.x - around.x, y: box.y - around.y };
}

/** Opens a camera before the tests of a describe block, and closes it after them. */
export function useCamera({ engine, page, find }: Tab): Camera {
  let laboratory: Page | undefined;
  beforeAll(async () => {
    laboratory = await engine().browser.newPage();
  });
  afterAll(() => laboratory?.close());
  return {
    laboratory: () => {
      if (laboratory === undefined) throw new Error('The page has not been opened.');
      return laboratory;
    },
    takePicture: (of) =>
      page().screenshot({ encoding: 'base64', ...(of && { clip: of, captureBeyondViewport: false }) }),
    boxOf: async (selector, margin) => {
      const box = await (await find(selector)).boundingBox();
      if (box === null) throw new Error(`${selector} is not shown.`);
      const [right, bottom] = [Math.round(box.x + box.width), Math.round(box.y + box.height)];
      const [x, y] = [Math.round(box.x) - margin, Math.round(box.y) - margin];
      return { x, y, width: right + margin - x, height: bottom + margin - y };
    },
  };
}

/**
 * Counts the pixels of a box that change at 3 to 1 (WCAG 2.2, 1.4.11, "contrast ratio") from one picture to another; runs in a
 * page, and so refers to nothing outside itself.
 */
export async function changedPixels(
  before: string,
  after: string,
  from: Box,
  to: Box,
  least = 3,
): Promise<number> {
  const read = async (picture: string, { x, y, width, height }: Box): Promise<number[]> => {
    const image = await fetch(`data:image/png;base64,${picture}`);
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(await createImageBitmap(await image.blob()), -Math.round(x), -Math.round(y));
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((offset) => {
        const part = (data[4 * pixel + offset] ?? 0) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    });
  };
  const [old, now] = [await read(before, from), await read(after, to)];
  return old.filter((was, pixel) => Math.max(was / now[pixel]!, now[pixel]! / was) >= least).length;
}

/**
 * Does to the page what browsers do when they print: they leave backgrounds out unless the page insists. Runs in the page.
 */
export function dropBackgrounds(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    if (getComputedStyle(element).printColorAdjust === 'exact') continue;
    element.style.setProperty('background', 'none', 'important');
    element.style.setProperty('box-shadow', 'none', 'important');
  }
}

/**
 * How high the middle of what is drawn in a picture is, in px from its top. Its first pixel is ground. Runs in a page, and so refers
 * to nothing outside itself.
 */
export async function middleOfInk(picture: string): Promise<number> {
  const image = await fetch(`data:image/png;base64,${picture}`);
  const bitmap = await createImageBitmap(await image.blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const ground = data[0] ?? 0;
  const inked = Array.from({ length: height }, (_, row) => row).filter((row) =>
    Array.from({ length: width }, (_, column) => data[4 * (row * width + column)] ?? 0).some(
      (red) => Math.abs(red - ground) > 40,
    ),
  );
  return (inked[0]! + inked.at(-1)! + 1) / 2;
}
