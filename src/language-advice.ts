import { list } from './text.js';

/**
 * Says what to do about template code in a file that is not in its language.
 *
 * @param languages those that the code may be in
 * @param dialect the language that the file is in, if it is known
 */
export function adviseLanguage(languages: readonly string[], dialect: string | undefined): string {
  return dialect === undefined
    ? `Name the language with --dialect or the option "dialect", or by the ending of the file, such as ${list(languages.map(endingOf))}. A value of your own data is bound as {page}.`
    : `Write it as ${dialect} does, or name another language with --dialect or the option "dialect".`;
}

/** The file ending that stands for a language. */
function endingOf(language: string): string {
  return (
    { Jinja: '.j2', Nunjucks: '.njk', Handlebars: '.hbs', Blade: '.blade.php', Django: '.djhtml' }[
      language
    ] ?? `.${language.toLowerCase()}`
  );
}
