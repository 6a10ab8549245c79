import { Scanner } from '@tailwindcss/oxide';
import { dialects, transform } from '../src/index.js';

/** Tailwind's own scanner finds the class names of a compiled tag, which has to be in a template that a site scans. */

const classesIn = (html: string): string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat();

const candidatesIn = (content: string, extension: string): string[] =>
  new Scanner({}).scanFiles([{ content, extension }]);

const examples = [
  ['blade', '{{ $page }}', 'blade.php'],
  ['twig', '{{ page }}', 'twig'],
  ['erb', '<%= page %>', 'erb'],
  ['heex', '{@page}', 'heex'],
] as const satisfies readonly (readonly [(typeof dialects)[number]['name'], string, string])[];

test.each(examples)('%s', (dialect, code, extension) => {
  const value = dialect === 'heex' ? code : `"${code}"`;
  const tag = `<pagination path="/posts/:page" total_pages="42" current_page=${value}></pagination>`;
  for (const theme of ['tailwind', 'shadcn'] as const) {
    const html = transform(tag.replace(value, '"7"'), { theme });
    const known = candidatesIn(html, 'html');
    const wanted = [...new Set(classesIn(html))].filter((name) => known.includes(name));
    expect(wanted.filter((name) => name.startsWith('@max-'))).not.toEqual([]);
    const found = candidatesIn(transform(tag, { theme, dialect }), extension);
    expect(wanted.filter((name) => !found.includes(name))).toEqual([]);
  }
});

test('Razor, where two at signs are one', () => {
  const tag = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';
  for (const theme of ['tailwind', 'shadcn', 'daisyui'] as const) {
    const known = candidatesIn(transform(tag, { theme }), 'html');
    const found = candidatesIn(transform(tag, { theme, file: 'List.cshtml' }), 'cshtml');
    expect(known.filter((name) => name.startsWith('@'))).not.toEqual([]);
    expect(known.filter((name) => !found.includes(name))).toEqual([]);
  }
});
