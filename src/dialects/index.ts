import type { Dialect, DialectCode } from './dialect.js';
import { hideComponents } from './handlebars/components.js';
import { dialectNames, dialectTable, type DialectName } from './names.js';
import { findRegions as inBlade } from './blade/regions.js';
import { syntax as blade } from './blade/syntax.js';
import { findRegions as inDjango } from './django/regions.js';
import { syntax as django } from './django/syntax.js';
import { findRegions as inEex } from './eex/regions.js';
import { syntax as eex } from './eex/syntax.js';
import { findRegions as inEjs } from './ejs/regions.js';
import { syntax as ejs } from './ejs/syntax.js';
import { findRegions as inErb } from './erb/regions.js';
import { syntax as erb } from './erb/syntax.js';
import { findRegions as inEta } from './eta/regions.js';
import { syntax as eta } from './eta/syntax.js';
import { findRegions as inFreemarker } from './freemarker/regions.js';
import { syntax as freemarker } from './freemarker/syntax.js';
import { findRegions as inGo } from './go/regions.js';
import { syntax as go } from './go/syntax.js';
import { findRegions as inHandlebars } from './handlebars/regions.js';
import { syntax as handlebars } from './handlebars/syntax.js';
import { findRegions as inHeex } from './heex/regions.js';
import { syntax as heex } from './heex/syntax.js';
import { syntax as hugo } from './hugo/syntax.js';
import { findRegions as inJinja2 } from './jinja2/regions.js';
import { syntax as jinja2 } from './jinja2/syntax.js';
import { findRegions as inLiquid } from './liquid/regions.js';
import { syntax as liquid } from './liquid/syntax.js';
import { findRegions as inNunjucks } from './nunjucks/regions.js';
import { syntax as nunjucks } from './nunjucks/syntax.js';
import { findRegions as inPhp } from './php/regions.js';
import { syntax as php } from './php/syntax.js';
import { findRegions as inSmarty } from './smarty/regions.js';
import { syntax as smarty } from './smarty/syntax.js';
import { findRegions as inTwig } from './twig/regions.js';
import { syntax as twig } from './twig/syntax.js';

/**
 * Examples of a language that prints all values alike.
 *
 * @param path a path of a page, from a function of the language
 * @param sign what variables begin with
 */
function examplesOf(value: string, path: string, sign = '') {
  const print = (name: string): string => value.replace('…', () => sign + name);
  return {
    value,
    numbers: [print('pages'), print('page')],
    paths: [`${print('base')}/:page`, path],
  } as const;
}

const codes = {
  nunjucks: {
    findRegions: inNunjucks,
    syntax: nunjucks,
    examples: examplesOf('{{ … }}', "{{ url('posts', { page: ':page' }) }}"),
  },
  jinja2: {
    findRegions: inJinja2,
    syntax: jinja2,
    examples: examplesOf('{{ … }}', "{{ url_for('posts', page=':page') }}"),
    // "control structures in translatable sections are not allowed"
    refusing: [
      {
        opens: /^\{%[-+]?\s*trans\b/,
        closes: /^\{%[-+]?\s*endtrans\b/,
        refuses: 'code',
        withNumber: "{% trans n=':page' %}Page {{ n }}{% endtrans %}",
      },
    ],
  },
  twig: {
    findRegions: inTwig,
    syntax: twig,
    examples: examplesOf('{{ … }}', "{{ path('posts', { page: ':page' }) }}"),
    // "A message inside a trans tag must be a simple text"; "Only 'include' tags are allowed within a 'sandbox' section"
    refusing: [
      {
        opens: /^\{%[-~]?\s*trans\b/,
        closes: /^\{%[-~]?\s*endtrans\b/,
        refuses: 'code',
        withNumber: "{% trans with {'%n%': ':page'} %}Page %n%{% endtrans %}",
      },
      { opens: /^\{%[-~]?\s*sandbox\b/, closes: /^\{%[-~]?\s*endsandbox\b/, refuses: 'code' },
    ],
  },
  liquid: {
    findRegions: inLiquid,
    syntax: liquid,
    examples: examplesOf('{{ … }}', "{{ '/posts/' | append: ':page' | relative_url }}"),
  },
  django: {
    findRegions: inDjango,
    syntax: django,
    examples: examplesOf('{{ … }}', "{% url 'posts' page=':page' %}"),
    // "'blocktranslate' doesn't allow other block tags inside it"
    refusing: [
      {
        opens: /^\{%\s*blocktrans(?:late)?\b/,
        closes: /^\{%\s*endblocktrans(?:late)?\b/,
        refuses: 'code',
        withNumber: "{% blocktranslate with n=':page' %}Page {{ n }}{% endblocktranslate %}",
      },
    ],
  },
  ejs: {
    findRegions: inEjs,
    syntax: ejs,
    examples: examplesOf('<%= … %>', "<%= url('posts', ':page') %>"),
  },
  eta: {
    findRegions: inEta,
    syntax: eta,
    examples: examplesOf('<%= … %>', "<%= it.url('posts', ':page') %>", 'it.'),
  },
  erb: {
    findRegions: inErb,
    syntax: erb,
    examples: examplesOf('<%= … %>', "<%= posts_path(page: ':page') %>"),
    // Rails writes what is in the block into a <script>.
    refusing: [{ opens: /^<%==?\s*javascript_tag\b[^]*\bdo\s*-?%>$/, refuses: 'html' }],
  },
  php: {
    findRegions: inPhp,
    syntax: php,
    examples: examplesOf('<?= … ?>', "<?= url('posts', ':page') ?>", '$'),
  },
  blade: {
    findRegions: inBlade,
    syntax: blade,
    examples: examplesOf('{{ … }}', "{{ route('posts', ['page' => ':page']) }}", '$'),
  },
  smarty: {
    findRegions: inSmarty,
    syntax: smarty,
    examples: examplesOf('{$…}', "{url name='posts' page=':page'}"),
  },
  eex: {
    findRegions: inEex,
    syntax: eex,
    examples: examplesOf('<%= … %>', '<%= posts_path(@conn, page: ":page") %>', '@'),
  },
  heex: {
    findRegions: inHeex,
    syntax: heex,
    examples: {
      value: '{…}',
      numbers: ['{@pages}', '{@page}'],
      paths: ['{"#{@base}/:page"}', '{~p"/posts?page=:page"}'],
    },
  },
  freemarker: {
    findRegions: inFreemarker,
    syntax: freemarker,
    examples: examplesOf('${…}', "<@spring.url '/posts/:page'/>"),
  },
  hugo: {
    findRegions: inGo,
    syntax: hugo,
    examples: {
      value: '{{ … }}',
      numbers: ['{{ .Paginator.TotalPages }}', '{{ .Paginator.PageNumber }}'],
      paths: ['{{ .RelPermalink }}page/:page/', '{{ printf `/posts/%v` `:page` }}'],
    },
  },
  go: {
    findRegions: inGo,
    syntax: go,
    examples: {
      value: '{{ … }}',
      numbers: ['{{ .Pages }}', '{{ .Page }}'],
      paths: ['{{ .Base }}/:page', '{{ printf "/posts/%v" ":page" }}'],
    },
  },
  handlebars: {
    findRegions: inHandlebars,
    syntax: handlebars,
    examples: {
      value: '{{ … }}',
      numbers: ['{{ pages }}', '{{ page }}'],
      paths: ['{{base}}/:page', "{{url 'posts' page=':page'}}"],
    },
    hideComponents,
  },
} satisfies Record<DialectName, DialectCode>;

/** The supported template languages, keyed by the value of the `dialect` option. */
export const dialects = Object.fromEntries(
  dialectNames.map((name): [string, Dialect] => [name, { ...dialectTable[name], ...codes[name] }]),
) as Readonly<Record<DialectName, Dialect>>;

export function dialectOf(name: string): Dialect | undefined {
  return Object.hasOwn(dialects, name) ? dialects[name as DialectName] : undefined;
}
