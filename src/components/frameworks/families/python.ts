/** Components whose pages come from Python: Django's template tag, and functions for Jinja's templates. */

import { inCode, type DrawnAttribute, type DrawnElement, type DrawnPart } from '../../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../../draw/host.js';
import { withTokens } from '../../draw/labels.js';
import { djangoTemplate } from '../../draw/languages/templates.js';
import type { GivenPlace, OptionalWords } from '../framework.js';
import type { Evidence } from '../../project/evidence.js';
import { classVariables, countingHost, namedForms, objectHost } from './hosts.js';

/** A text with numbers as Python interpolates them, in Django and in Flask-Babel. */
export const withNames = (text: string): string => withTokens(text, (token) => `%(${token})s`);

/** The start tag, with the theme's classes before the caller's. */
function startOf({ name, attributes }: DrawnElement, own: string, classes: string, others: string): string {
  const more = own === '' ? ` class="{{ ${classes} }}"` : ` {{ ${classes} }}`;
  const conditional = `{% if ${classes} %}${more}{% endif %}`;
  const all = own === '' ? conditional : ` class="${djangoTemplate.text(own)}${conditional}"`;
  return `<${name}${attributes.map((one) => ` ${djangoTemplate.attribute(one)}`).join('')}${all}{{ ${others} }}>`;
}

/** Templates of Django cannot call functions, so a page has its URL. Its number is text, which is printed as it is. */
const linked = objectHost('', { current: 'current', total: 'total' });

export const django: Host = {
  ...linked,
  language: djangoTemplate,
  entries: 'pages',
  conditions: {
    ...linked.conditions,
    gap: 'not page',
    first: 'page.number == "1"',
    toLast: 'last',
  },
  counts: { page: 'current', pages: 'total', from: 'from', to: 'to', total: 'total' },
  forms: namedForms,
  label: (label) => ({ code: translated(label), isStatement: true }),
  constants: {
    declare: (constants) => {
      const values = constants.map(([name, value]) => `${name}_class=${JSON.stringify(value)}`);
      return [`{% with ${values.join(' ')} %}`];
    },
    use: (name) => `${name}_class`,
    end: '{% endwith %}',
  },
  nav: (nav, own) => ({ ...nav, tags: [startOf(nav, own, 'class', 'attrs'), `</${nav.name}>`] }),
};

/** The statement for a label. Django merges the catalogs of all applications, and others translate "Previous page", too. */
function translated({ text, numbers }: DrawnLabel): string {
  const values = Object.entries(numbers).map(([token, code]) => ` ${token}=${code}`);
  if (values.length === 0) return `{% translate ${JSON.stringify(text)} context "pagination" %}`;
  const words = withTokens(text, (token) => `{{ ${token} }}`);
  return `{% blocktranslate with${values.join('')} context "pagination" %}${words}{% endblocktranslate %}`;
}

/** A template of Jinja, with what it calls the number of the last page. */
function jinjaHost(last: string): Host {
  const counted = countingHost({ page: 'page', current: 'current', total: last });
  return {
    ...counted,
    language: djangoTemplate,
    entries: 'pages',
    paths: forPages(counted.numbers, (page) => `url(${page})`),
    conditions: { ...counted.conditions, gap: 'page is none', next: 'has_next' },
    counts: { page: 'current', pages: last, from: 'start', to: 'end', total: 'total' },
    forms: namedForms,
    label: translatedByBabel,
    constants: classVariables((name, value) => `{% set ${name} = ${JSON.stringify(value)} %}`),
    nav: (nav, own, _features, [landmark]) => {
      const code = `label or ${inCode(landmark, JSON.stringify)}`;
      const label: DrawnAttribute = { name: 'aria-label', value: [{ code }] };
      const attributes = [label, ...nav.attributes];
      return {
        ...nav,
        tags: [startOf({ ...nav, attributes }, own, 'classes', 'attrs | xmlattr'), `</${nav.name}>`],
      };
    },
  };
}

/** Flask and FastAPI, whose templates get functions. */
export const jinjaWithPython = jinjaHost('last');

/** Macros, which need nothing but Jinja. */
export const jinjaAlone: Host = {
  ...jinjaHost('total'),
  nav: (nav, own, _features, [landmark]) => {
    const { name, attributes } = nav;
    const classes =
      own === '' ? 'attrs.class or none' : `[${JSON.stringify(own)}, attrs.class] | select | join(" ")`;
    const all = `dict({"class": class, "aria-label": label or ${inCode(landmark, JSON.stringify)}}, **attrs)`;
    const fixed = attributes.map((one) => ` ${djangoTemplate.attribute(one)}`).join('');
    const start = `<${name}${fixed}{{ dict(attrs, class=${classes}) | xmlattr }}>`;
    return { ...nav, tags: [`{% set attrs = ${all} %}\n${start}`, `</${name}>`] };
  },
};

/** The call for a label, if there are catalogs: an application without Flask-Babel has none. */
function translatedByBabel({ text, numbers, hasCatalogs }: DrawnLabel): DrawnPart | undefined {
  if (!hasCatalogs) return undefined;
  const values = Object.entries(numbers).map(([token, code]) => `, ${token}=${code}`);
  return { code: `pgettext("pagination", ${JSON.stringify(withNames(text))}${values.join('')})` };
}

/** Words of the function for Jinja that belong to parts. */
export const pythonWords: OptionalWords = {
  numbers: [
    [', siblings=1', ''],
    ['page_numbers, ', ''],
  ],
  boundaries: [
    ['bounded_numbers(last, current, siblings, boundaries)', 'page_numbers(last, current, siblings)'],
    [', boundaries=1', ''],
  ],
  paths: [['attrs.pop("url", None) or ', '']],
  'paths summary position jump sizes neighbors cursor': [
    ['the functions known', 'the function known'],
    [', each with', ' with'],
    ['Make them', 'Make it'],
  ],
};

/**
 * Finds the package of a Python application, which is often called app, in words for a directory and for imports. A small
 * application is no package.
 */
export function packageWords(
  { has, pythonPackages }: Evidence,
  { out }: GivenPlace,
): Readonly<Record<'package_root.' | 'package_root', string>> {
  if (out !== undefined) {
    const name = moduleOf(out);
    return { 'package_root.': name === '' ? '' : `${name}.`, package_root: out === '' ? '.' : out };
  }
  const names = pythonPackages();
  const [found] = names.filter((name) => names.length === 1 || has(`${name}/templates`));
  const root = ['app/__init__.py', 'app/main.py', 'app/templates'].some(has) ? 'app' : found;
  return { 'package_root.': root === undefined ? '' : `${moduleOf(root)}.`, package_root: root ?? '.' };
}

/** The name of a directory in an import. In the usual layouts, Python finds what is in src, or beside the project. */
export function moduleOf(directory: string): string {
  return directory.replace(/^(?:src\/|(?:\.\.(?:\/|$))+)/, '').replaceAll('/', '.');
}
