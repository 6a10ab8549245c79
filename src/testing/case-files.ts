/**
 * Cases as text: each has a name and sections, each to the byte.
 *
 *     === tag-without-pages
 *     --- input
 *     <pagination></pagination>
 *     --- diagnostics
 *     1:1: error: …
 *
 *     === tag-with-pages
 */

/** The texts of a case, by the names of its sections. */
export type Sections = Readonly<Record<string, string>>;

const WITHOUT_LINE_BREAK = ' without final line break';
const AS_JSON = ' as JSON';

/** Bytes that a text file would lose or hide, and the lines that would be a heading. */
const NOT_PLAIN = /[\r\u2028\u2029]|^\uFEFF|(?:^|\n)(?:===|---) /;

/**
 * Reads a file of cases.
 *
 * @throws {Error} if a line is in no section, or two cases have the same name
 */
export function parseCases(text: string): Map<string, Sections> {
  const cases = new Map<string, Sections>();
  for (const block of text.split(/(?<=\n)\n(?==== )/)) {
    const [heading = '', ...lines] = block.split('\n');
    const name = /^=== (\S+)$/.exec(heading)?.[1];
    if (name === undefined) throw new Error(`A case begins with "=== <name>", not with "${heading}".`);
    if (cases.has(name)) throw new Error(`There are two cases ${name}.`);
    const stray = lines.find((line) => line.startsWith('=== '));
    if (stray !== undefined) throw new Error(`Write an empty line before "${stray}".`);
    cases.set(name, parseSections(name, lines.join('\n')));
  }
  return cases;
}

function parseSections(name: string, body: string): Sections {
  const [before = '', ...parts] = `\n${body}`.split('\n--- ');
  if (before.trim() !== '') throw new Error(`In the case ${name}, text stands before the first section.`);
  return Object.fromEntries(
    parts.map((part, index) => {
      const [heading = '', ...lines] = part.split('\n');
      // The line break before the next heading belongs to the text, and so does the last one of the case.
      const text = index < parts.length - 1 ? `${lines.join('\n')}\n` : lines.join('\n');
      const [, section = heading, form] = /^(\w+)( .+)$/.exec(heading) ?? [];
      if (form === AS_JSON) return [section, JSON.parse(text) as string];
      if (form === WITHOUT_LINE_BREAK) return [section, text.slice(0, -1)];
      return [heading, lines.length === 0 ? '' : text];
    }),
  );
}

/** Writes cases as a file that `parseCases` reads. */
export function writeCases(cases: ReadonlyMap<string, Sections>): string {
  return Array.from(cases, ([name, sections]) => {
    const parts = Object.entries(sections).map(([section, text]) => writeSection(section, text));
    return `=== ${name}\n${parts.join('')}`;
  }).join('\n');
}

function writeSection(section: string, text: string): string {
  if (NOT_PLAIN.test(text)) return `--- ${section}${AS_JSON}\n${JSON.stringify(text)}\n`;
  if (text === '' || text.endsWith('\n')) return `--- ${section}\n${text}`;
  return `--- ${section}${WITHOUT_LINE_BREAK}\n${text}\n`;
}
