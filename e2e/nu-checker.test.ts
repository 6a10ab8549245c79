import { themeNames } from '../src/index.js';
import { renderStates } from './control-states.js';
import { checkWithNu, hasJava, NO_JAVA } from './nu-checker.js';
import { ownMarkup } from './own-markup.js';

/** The Nu HTML checker, on every theme in every state and both directions. */

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

if (hasJava) {
  test('the Nu checker finds nothing in any theme', () => {
    expect(checkWithNu(pages)).toEqual([]);
  });

  test('the Nu checker finds what is wrong', () => {
    const { html } = pages[0]!;
    const broken = html.replace('<ul', '<ul role="list"').replace('href="/2"', 'href="/2" href="/2"');
    expect(checkWithNu([{ name: 'broken.html', html: broken }]).map((line) => line.split(':')[2])).toEqual([
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
