import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '../../index.js';
import type { ChosenPart, Host } from '../draw/host.js';
import { FRAMEWORKS } from '../frameworks/index.js';
import { completeProgram, writeProgram, type ProgramDrawing } from './program.js';

const COMPONENTS = join(__dirname, '../../../components');

/** The sources of a framework, with their paths. */
function sourcesOf(folder: string): (readonly [path: string, text: string])[] {
  const entries = readdirSync(join(COMPONENTS, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((one) => one.isFile() && one.name !== 'usage.txt')
    .map((one) => join(one.parentPath, one.name))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
}

const rails = FRAMEWORKS.find(({ name }) => name === 'rails')!.host;

const drawing = (more: Partial<ProgramDrawing> = {}): ProgramDrawing => ({
  host: rails,
  rendering: {},
  parts: new Set<ChosenPart>(),
  linkAttributes: [],
  ...more,
});

/** Writes a source for some parts. */
const write = (text: string, ...parts: ChosenPart[]): string =>
  writeProgram(text, drawing({ parts: new Set(parts) }));

// The markup in a source is there so that the source is a program. UPDATE=1 writes it as it is drawn today.
test.each(FRAMEWORKS.map(({ name, host, sources }) => [name, host, sources] as const))(
  '%s: the markup in its sources is that of the default theme with all parts',
  (_, host: Host, folder) => {
    for (const [path, text] of sourcesOf(folder)) {
      const complete = completeProgram(text, host);
      if (process.env['UPDATE']) writeFileSync(path, complete);
      else expect([path, text]).toEqual([path, complete]);
    }
  },
);

test.each(FRAMEWORKS.map(({ name, sources }) => [name, sources] as const))(
  '%s: sources have regions, and no marks at the ends of lines',
  (_, folder) => {
    for (const [, text] of sourcesOf(folder)) {
      expect(text).not.toMatch(/\S *(?:#|\/\/|\{#|<%#|\/\*) with(?:out)? /);
      expect(text).not.toMatch(/begin without/);
    }
  },
);

test('a region is there for any of its names, and leaves one empty line', () => {
  const text = 'a\n\n# begin with ends edges\nb\n\n# end\nc\n';
  expect(write(text, 'ends')).toBe('a\n\nb\n\nc\n');
  expect(write(text)).toBe('a\n\nc\n');
  expect(writeProgram(text, drawing({ rendering: { theme: 'petal' } }))).toBe('a\n\nb\n\nc\n');
});

test('regions within regions need both, and comments of any language are marks', () => {
  const text =
    '<%# begin with ends %>\n{/* begin with paths */}\na\n{/* end */}\nb\n<%# end %>\n// begin with numbers\nc\n// end\n';
  expect(write(text)).toBe('c\n');
  expect(write(text, 'ends')).toBe('b\nc\n');
  expect(write(text, 'ends', 'paths', 'links')).toBe('a\nb\n');
});

test('without its region, nothing is left of a file', () => {
  expect(write('<?php\n\n// begin with test\na();\n// end\n')).toBe('');
  expect(write('{{-- begin with jump --}}\na\n{{-- end --}}\n')).toBe('');
});

test('words of a part go with it', () => {
  const optional = {
    boundaries: [[', boundaries: 1', '']],
    'kaminari pagy': [['Kaminari.page', ':page']],
  } as const;
  const text = 'def a(b, boundaries: 1, c: Kaminari.page)\n';
  expect(writeProgram(text, drawing({ optional }))).toBe('def a(b, c: :page)\n');
  expect(
    writeProgram(text, drawing({ optional, parts: new Set(['boundaries'] as const), pagers: ['pagy'] })),
  ).toBe(text);
});

/** Writes a source of a framework for some parts. */
function writeSource(name: string, path: string, ...parts: ChosenPart[]): string {
  const { sources, host, optional = {} } = FRAMEWORKS.find((one) => one.name === name)!;
  const text = readFileSync(join(COMPONENTS, sources, path), 'utf8');
  return writeProgram(text, drawing({ host, optional, parts: new Set(parts) }));
}

test.each<[ChosenPart[]]>([[[]], [['paths']], [['summary']], [['links', 'ends']], [['block', 'sizes']]])(
  'wordpress --with %s: the signs of assignments below each other are, too',
  (parts) => {
    const text = writeSource('wordpress', 'inc/pagination.php', ...parts);
    const groups = text.match(/(?:^\t+\$[\w[\]']+ += .*;\n)+/gm) ?? [];
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups)
      expect(new Set(group.split('\n').flatMap((line) => (line ? line.indexOf(' = ') : []))).size).toBe(1);
  },
);

test('django: an import from the application is apart, and no variable is without a use', () => {
  expect(writeSource('django', 'test_pagination.py', 'test')).toContain(
    'SimpleTestCase\n\nfrom .templatetags.pagination import page_numbers\n\n\nclass',
  );
  expect(writeSource('django', 'test_pagination.py', 'test', 'links')).toContain('SimpleTestCase\n\n\nclass');
  expect(writeSource('django', 'templatetags/pagination.py', 'links')).not.toContain('total');
});

test('labels in code are those of the language, and markup is drawn once', () => {
  const text = 'label = "Next page"\n  <%# begin markup %>\n  old\n  <%# end %>\n';
  const written = writeProgram(text, drawing({ rendering: { locale: 'de' } }));
  expect(written).toMatch(/^label = "Nächste Seite"\n {2}<% label = [^\n]+\n {2}<%= tag\.nav\(/);
  expect(written).not.toMatch(/old|begin/);
});

test.each(themeNames)('%s: each list of classes of a link and each icon stands once', (theme) => {
  for (const { sources, host, optional = {} } of FRAMEWORKS)
    for (const [, source] of sourcesOf(sources)) {
      const text = writeProgram(source, drawing({ host, optional, rendering: { theme } }));
      const lists = Array.from(
        text.matchAll(/"([a-z@][a-z][\w:./@[\]()*,&~-]*(?: [\w:./@[\]()*,&~-]+){3,})"/g),
        ([, list]) => list,
      );
      expect(lists).toEqual([...new Set(lists)]);
      const icons = Array.from(text.matchAll(/<path d="[^"]*"/g), ([icon]) => icon);
      // In Phoenix, a component without parts has disabled links, too.
      const most = host.conditions.chevrons === undefined ? 1 : 2;
      expect(icons.filter((icon) => icons.filter((one) => one === icon).length > most)).toEqual([]);
    }
});
