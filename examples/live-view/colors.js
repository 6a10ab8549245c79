// The list to be paged through: 42 pages, each a hue in ten shades.

export const pages = 42;

const perPage = 10;

/** The page that a URL asks for, whatever follows its last slash. */
export function pageOf(pathname) {
  const page = Number(pathname.split('/').at(-1));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

export function hueOf(page) {
  return (page - 1) * 8;
}

export function colorsOf(page) {
  return Array.from({ length: perPage }, (_, index) => ({
    number: (page - 1) * perPage + index + 1,
    color: `hsl(${hueOf(page)} 60% ${93 - 8 * index}%)`,
  }));
}
