import { list } from '../base/text.js';

/** A template language that tags are not compiled to. */
interface OtherLanguage {
  readonly label: string;
  /** The nearest language that they are compiled to, if one is near. */
  readonly nearest?: string;
}

/** Such languages, by the endings of their files. */
const OTHER_LANGUAGES: Readonly<Record<string, OtherLanguage>> = {
  tera: { label: 'Tera', nearest: 'Jinja' },
  mustache: { label: 'Mustache', nearest: 'Handlebars' },
  jsp: { label: 'JSP' },
  aspx: { label: 'ASP.NET' },
  cshtml: { label: 'Razor' },
  vue: { label: 'Vue' },
  svelte: { label: 'Svelte' },
};

/** Tells from the name of a file that it is in such a language. */
export function otherLanguage(file = ''): OtherLanguage | undefined {
  const extension = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(OTHER_LANGUAGES, extension) ? OTHER_LANGUAGES[extension] : undefined;
}

/** Template code in a file that is not in its language. */
export interface ForeignCode {
  /** The languages that the code may be in. */
  readonly languages: readonly string[];
  /** The language that the file is in, if it is known. */
  readonly dialect: string | undefined;
  /** The name of the file. */
  readonly file?: string | undefined;
}

/** Says what to do about template code in a file that is not in its language. */
export function adviseLanguage({ languages, dialect, file }: ForeignCode): string {
  const names = list(languages.map(optionOf));
  if (dialect !== undefined)
    return `Write it as ${dialect} does, or add --dialect ${names} (in code, the option "dialect").`;
  const other = otherLanguage(file);
  if (other === undefined)
    return `Say which: add --dialect ${names} (in code, the option "dialect"), or give the file the ending ${list(languages.map(endingOf))}. A value of your own data is written {page}.`;
  return other.nearest === undefined
    ? 'Write a value of your own data as {page}, or render the control in code with renderPagination.'
    : `The nearest language is ${other.nearest}: try --dialect ${optionOf(other.nearest)}, and look at what comes out.`;
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
