import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dialectNames, type DialectName } from '../../src/dialects/names.js';
import type { Engine } from './engine.js';
import type { Language } from './language.js';

/** The template languages of `src/dialects`, each from the file of its name. */
export const languages: readonly (readonly [name: DialectName, language: Language])[] = dialectNames.map(
  (name) => [name, readLanguage(name)],
);

/** What the tests know of a template language. */
export function languageOf(dialect: DialectName): Language {
  return languages.find(([name]) => name === dialect)![1];
}

/** All engines, Handlebars without helpers. */
export const engines: readonly Engine[] = languages.flatMap(([, language]) => language.engines);

/** All engines, with the helpers that controls call. */
export const enginesWithHelpers: readonly Engine[] = languages.flatMap(([, { engines: own, withHelpers }]) =>
  withHelpers === undefined ? own : [withHelpers],
);

function readLanguage(name: DialectName): Language {
  if (!existsSync(join(__dirname, `${name}.ts`)))
    throw new Error(
      `e2e/engines/${name}.ts is missing. It exports "language": copy the file of a similar one.`,
    );
  return jest.requireActual<{ language: Language }>(`./${name}`).language;
}
