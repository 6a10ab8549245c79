import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeNames } from '../src/index.js';
import { renderStates } from './control-states.js';
import { ownMarkup } from './own-markup.js';

/** The Nu HTML checker, on every theme in every state and both directions. It is a program for Java. */

const jar = join(__dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');
const NO_JAVA = 'no java was found on the PATH';

const everyTheme = [...themeNames, ownMarkup];

const pages = everyTheme.flatMap((theme) =>
  (
    [
      ['ltr', 'en'],
      ['rtl', 'ar'],
    ] as const
  ).map(([direction, language]) => ({
    name: `${typeof theme === 'string' ? theme : 'own-markup'}-${direction}.html`,
    html: `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>States</title></head>
<body><main>
${renderStates(theme, language)}
</main></body>
</html>
`,
  })),
);

/** What the checker finds in pages, a line each. */
function check(files: readonly { readonly name: string; readonly html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  try {
    for (const { name, html } of files) writeFileSync(join(folder, name), html);
    const arguments_ = [
      '-jar',
      jar,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      '--no-langdetect',
      folder,
    ];
    const { stdout, stderr, status } = spawnSync('java', arguments_, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The checker has failed:\n${stderr}`);
    const { messages } = JSON.parse(stdout) as {
      messages: { url: string; type: string; lastLine?: number; message: string }[];
    };
    return messages.map(
      ({ url, type, lastLine, message }) => `${url.split('/').at(-1)}:${lastLine}: ${type}: ${message}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasJava = spawnSync('java', ['-version']).status === 0;

if (hasJava) {
  test('the Nu checker finds nothing in any theme', () => {
    expect(check(pages)).toEqual([]);
  });

  test('the Nu checker finds what is wrong', () => {
    const { html } = pages[0]!;
    const broken = html.replace('<ul', '<ul role="list"').replace('href="/2"', 'href="/2" href="/2"');
    expect(check([{ name: 'broken.html', html: broken }]).map((line) => line.split(':')[2])).toEqual([
      ' info',
      ' error',
    ]);
  });
} else if (process.env['CI']) {
  test('the Nu checker', () => {
    throw new Error(`CI must run these tests, but ${NO_JAVA}.`);
  });
} else {
  console.warn(`Skipped: the Nu checker: ${NO_JAVA}.`);
  test.skip(`the Nu checker (${NO_JAVA})`, () => undefined);
}
