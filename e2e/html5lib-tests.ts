import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run html5lib` fetches: tests of tree construction and of the tokenizer. */
const FETCHED = join(__dirname, '../html5lib-tests');
/** What golang-golang-x-net-dev, a package of Debian, has of them: tests of tree construction, some of them newer. */
const PACKAGED = '/usr/share/gocode/src/golang.org/x/net/html/testdata/webkit';

/** How to get what is missing. */
export const missing = [
  ...(existsSync(join(FETCHED, 'LICENSE')) ? [] : ['npm run html5lib']),
  ...(existsSync(PACKAGED) ? [] : ['apt-get install golang-golang-x-net-dev']),
];

/** The documents and fragments of the tree tests, without duplicates. */
export function treeConstruction(): ReadonlySet<string> {
  return textsOfTrees(join(FETCHED, 'tree-construction'));
}

/** Those that the package of Debian has beside them. */
export function newerTreeConstruction(): ReadonlySet<string> {
  const texts = new Set(textsOfTrees(PACKAGED));
  for (const text of treeConstruction()) texts.delete(text);
  return texts;
}

function textsOfTrees(folder: string): ReadonlySet<string> {
  const texts = filesIn(folder, '.dat').flatMap((file) =>
    [...file.matchAll(/^#data\n([^]*?)\n#errors$/gm)].map(([, text = '']) => text),
  );
  return new Set(texts);
}

interface TokenizerTest {
  readonly input: string;
  /** Whether escapes in the input are still to be read. */
  readonly doubleEscaped?: boolean;
  /** Of a tokenizer that does not start with HTML: the tag that made it so. */
  readonly lastStartTag?: string;
}

/** The texts of the tokenizer tests, without duplicates. */
export function tokenizer(): ReadonlySet<string> {
  const tests = filesIn(join(FETCHED, 'tokenizer'), '.test').flatMap((file) =>
    Object.values(JSON.parse(file) as Record<string, TokenizerTest[]>).flat(),
  );
  const texts = tests.map(({ input, doubleEscaped, lastStartTag }) => {
    const text = doubleEscaped
      ? input.replace(/\\u([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      : input;
    return lastStartTag === undefined ? text : `<${lastStartTag}>${text}`;
  });
  return new Set(texts);
}

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
