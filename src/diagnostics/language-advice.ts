import { list } from '../base/text.js';

/**
 * Says what to do about template code in a file that is not in its language.
 *
 * @param languages those that the code may be in
 * @param dialect the language that the file is in, if it is known
 */
export function adviseLanguage(languages: readonly string[], dialect: string | undefined): string {
  const names = list(languages.map(optionOf));
  return dialect === undefined
    ? `Say which: add --dialect ${names} (in code, the option "dialect"), or give the file the ending ${list(languages.map(endingOf))}. A value of your own data is written {page}.`
    : `Write it as ${dialect} does, or add --dialect ${names} (in code, the option "dialect").`;
}

/** The ending of files, where it is not the name of their language. */
const ENDINGS: Readonly<Record<string, string>> = {
  Jinja: '.j2',
  Nunjucks: '.njk',
  Handlebars: '.hbs',
  Blade: '.blade.php',
  Django: '.djhtml',
  Go: '.gohtml',
  Smarty: '.tpl',
  FreeMarker: '.ftlh',
};

/** The file ending that stands for a language. */
function endingOf(language: string): string {
  return ENDINGS[language] ?? `.${language.toLowerCase()}`;
}

/** What `--dialect` calls a language. */
function optionOf(language: string): string {
  return language === 'Jinja' ? 'jinja2' : language.toLowerCase();
}
