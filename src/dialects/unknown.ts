import { ofEnding } from './names.js';

/** A template language that tags cannot be compiled to. */
interface UnknownLanguage {
  readonly label: string;
  readonly extensions: readonly string[];
  /** What in a value is code of this language, if the extension of the file says that it is the language. */
  readonly code?: RegExp;
  /** What is its code in a file of any other kind. Most of these languages share their delimiters with others. */
  readonly sign?: RegExp;
}

const LANGUAGES: readonly UnknownLanguage[] = [
  { label: 'Mako', extensions: ['mako', 'mak'], code: /\$\{|<%/ },
  { label: 'Chameleon', extensions: ['pt', 'zpt'], code: /\$\{/ },
  { label: 'jte', extensions: ['jte', 'kte'], code: /[$!]\{|@\w/ },
  {
    label: 'Velocity',
    extensions: ['vm', 'vtl'],
    code: /\$[!{\w]|#\w+\(/,
    sign: /\$!\{?\w|#(?:if|set|foreach)\s*\(/,
  },
  { label: 'Latte', extensions: ['latte'], code: /\{(?![\s'"])/ },
  { label: 'Edge', extensions: ['edge'], code: /\{\{|@\w/ },
  {
    label: 'Razor',
    extensions: ['cshtml', 'razor', 'vbhtml'],
    code: /@[\w(!{:]/,
    sign: /@\(|@(?:Model|ViewBag|Html|Url|Context)\.|@ViewData\[/,
  },
  { label: 'ASP.NET', extensions: ['aspx', 'ascx', 'asp', 'master'], code: /<%/, sign: /<%[:$@]/ },
  { label: 'Template Toolkit', extensions: ['tt', 'tt2'], code: /\[%/, sign: /\[%[-+~=]?\s?[\w.$]/ },
  { label: 'Xslate', extensions: ['tx'], code: /<:|\[%/, sign: /<:[-=]?(?:\s\w|\s?\$)/ },
  { label: 'Embedded Perl', extensions: ['ep', 'epl'], code: /<%/ },
  { label: 'Mason', extensions: ['mas', 'mc'], code: /<[%&]/ },
  { label: 'templ', extensions: ['templ'], code: /[{}]/ },
  {
    label: 'JSP',
    extensions: ['jsp', 'jspx', 'jspf', 'tag', 'tagx'],
    code: /[$#]\{|<%|<\/?\w+:\w/,
    sign: /<(?:c|fmt|fn|spring|s|form):\w/,
  },
  { label: 'GSP', extensions: ['gsp'], code: /\$\{|<%|<\/?\w+:\w/, sign: /<g:\w/ },
  // JavaScript between the delimiters of PHP: a variable has no dollar sign, and a plus adds strings.
  {
    label: 'Apps Script',
    extensions: [],
    sign: /<\?!=|<\?=\s?(?:[a-z_]\w*\s?\?>|[a-z]\w*\.[a-z](?![^?]*(?:\$|->|::))|(?![^?]*\$)[^?]*(?:["'`]\s?\+|\+\s?["'`]))/,
  },
  { label: 'Thymeleaf', extensions: [], sign: /\[[[(][$*#@~]\{/ },
  { label: 'Mustache', extensions: ['mustache', 'mst'], code: /\{\{/ },
  { label: 'Tera', extensions: ['tera'], code: /\{[{%]/ },
  { label: 'Pebble', extensions: ['peb', 'pebble'], code: /\{[{%]/ },
  { label: 'Volt', extensions: ['volt'], code: /\{[{%]/ },
  { label: 'Swig', extensions: ['swig'], code: /\{[{%]/ },
  { label: 'Scriban', extensions: ['sbn', 'scriban'], code: /\{\{/ },
  { label: 'Dust', extensions: ['dust'], code: /\{[^\s{}]/ },
  { label: 'doT', extensions: ['dot', 'jst'], code: /\{\{|<%/ },
  { label: 'Twirl', extensions: ['scala.html'], code: /@[\w({]/ },
  { label: 'Rocker', extensions: ['rocker.html'], code: /@[\w({]/ },
  { label: 'Marko', extensions: ['marko'], code: /\$\{|\$!\{/ },
  { label: 'quicktemplate', extensions: ['qtpl'], code: /\{%/, sign: /\{%[=sdfvz]*=\s/ },
  { label: 'ECR', extensions: ['ecr'], code: /<%/ },
  { label: 'etlua', extensions: ['etlua'], code: /<%/ },
];

const byExtension = new Map(
  LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language] as const)),
);

/** The usual delimiters of code. */
const USUAL = ['{{ }}', '{% %}', '<% %>', '<? ?>'];

/** Those that languages without a compiler have, or that are chosen where the usual ones have another meaning. */
const OTHERS = ['[[ ]]', '[% %]', '[= ]', '<< >>', '<@ @>', '<: :>', '<{ }>', '#{ }'];

/**
 * Returns true if a text contains what is between two delimiters of code in any language.
 *
 * @param isJson whether it may be JSON, which has other meanings for brackets
 */
export function isDelimited(text: string, isJson: boolean): boolean {
  return [...USUAL, ...(isJson ? [] : OTHERS)].some((pair) => {
    const [open = '', close = ''] = pair.split(' ');
    const start = text.indexOf(open);
    return start >= 0 && text.includes(close, start + open.length);
  });
}

/**
 * Returns the language of the code in a value, if tags cannot be compiled to that language.
 *
 * @param file its name, whose extension may say which language it is in
 */
export function unknownLanguage(value: string, file = ''): string | undefined {
  const byFile = ofEnding(file, (ending) => byExtension.get(ending));
  if (byFile?.code?.test(value)) return byFile.label;
  return LANGUAGES.find(({ sign }) => sign?.test(value))?.label;
}
