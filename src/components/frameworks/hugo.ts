import type { DrawnPart } from '../draw/drawing.js';
import type { DrawnLabel, Host } from '../draw/host.js';
import { KEYS, withTokens } from '../draw/labels.js';
import { goTemplate } from '../draw/languages/templates.js';
import type { Evidence } from '../project/evidence.js';
import { tidy, within } from './families/component-alias.js';
import { classVariables, navOfLines, preceded } from './families/hosts.js';
import { withoutForms, type FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';
import { quote } from './translation.js';

/** Hugo: `$pager` is what `.Paginator` or `.Paginate` returns. What stands beside a list has it as its dot. */
const host: Host = {
  language: goTemplate,
  entries: '$pages',
  entry: '$page',
  numbers: {
    page: '$page',
    first: '1',
    previous: '$pager.Prev.PageNumber',
    next: '$pager.Next.PageNumber',
    last: '$pager.TotalPages',
  },
  paths: {
    page: '(index $pager.Pagers (sub $page 1)).URL',
    first: '$pager.First.URL',
    previous: '$pager.Prev.URL',
    next: '$pager.Next.URL',
    last: '$pager.Last.URL',
  },
  conditions: {
    gap: 'eq $page 0',
    current: 'eq $page $current',
    first: 'eq $page 1',
    last: 'eq $page $pager.TotalPages',
    previous: '$pager.HasPrev',
    next: '$pager.HasNext',
    toLast: '$pager.HasNext',
  },
  counts: { page: '.PageNumber', pages: '.TotalPages', from: '$from', to: '$to', total: '$total' },
  label: translated,
  neighbors: {
    given: (name) => {
      const page = `$${name.replace(/_(?:path|title)$/, '')}`;
      return name.endsWith('_title') ? `${page}.LinkTitle` : page;
    },
    printed: (page) => (page.includes('.') ? page : `${page}.RelPermalink`),
  },
  constants: classVariables(
    (name, value) => `{{- ${name} := ${quote(value)} }}`,
    (name) => `$${name}Class`,
  ),
  nav: (nav, own, _features, [landmark]) => {
    const label = typeof landmark === 'object' ? `(${landmark.code})` : quote(landmark ?? '');
    const usual = `(dict "class" $options.class "aria-label" ($options.label | default ${label}))`;
    const attribute = '{{ printf `%s="%s"` $name (htmlEscape $value) | safeHTMLAttr }}';
    const drawn = navOfLines(
      nav,
      own,
      goTemplate,
      ['{{ with $attributes.class }}', '{{ . }}', '{{ end }}'],
      '{{ range $name, $value := $attributes }}',
      `  {{ if and (ne $name "class") (ne $value false nil) }}${attribute}{{ end }}`,
      '{{ end }}',
    );
    const all = `{{ $attributes := merge ${usual} ($options.attributes | default dict) }}`;
    return preceded(all, drawn);
  },
};

/** The call for a label, if there are catalogs. */
function translated({ name, numbers, hasCatalogs }: DrawnLabel): DrawnPart | undefined {
  if (!hasCatalogs) return undefined;
  const values = Object.entries(numbers).map(([token, code]) => ` "${token}" ${code}`);
  const given = values.length === 0 ? '' : ` (dict${values.join('')})`;
  return { code: `i18n "pagination_${KEYS[name]}"${given}` };
}

const TYPES = ['toml', 'yaml', 'yml', 'json'];

/** The files of the configuration that only Hugo has. Others have a `config` in the root, too. */
const CONFIGS = ['hugo', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
  TYPES.map((type) => `${name}.${type}`),
);

/** Returns what the configuration sets, in any of its formats; undefined if it does not. Of a list, that is the first item. */
function settingOf({ read }: Evidence, name: string): string | undefined {
  const pattern = new RegExp(
    `^(?:[^#\\n]*[{,])?[ \\t]*(["']?)${name}\\1[ \\t]*[:=][ \\t]*(?:\\[\\s*|\\r?\\n[ \\t]*-[ \\t]*)?(["']?)([^"'\\s#,[\\]{}]+)\\2`,
    'im',
  );
  const files = [...CONFIGS, ...TYPES.map((type) => `config.${type}`)];
  // In TOML, what follows the first table is not the site's own, but that of a language, for example.
  const ownOf = (file: string): string => read(file)?.split(/^[ \t]*\[\w/m)[0] ?? '';
  return files.flatMap((file) => pattern.exec(ownOf(file))?.[3] ?? [])[0];
}

/** Returns a directory of the site, which the configuration may name. */
function directoryOf(evidence: Evidence, name: 'layout' | 'static' | 'i18n', usual: string): string {
  return within(tidy(settingOf(evidence, `${name}Dir`) ?? '')) ?? usual;
}

export const hugo: FrameworkRow = {
  isUsed: ({ has, says }) =>
    CONFIGS.some(has) || TYPES.some((type) => says(`config.${type}`, /^[ \t"]*baseURL\b/im)),
  dialect: 'hugo',
  host,
  optional: {
    boundaries: [
      ['add $edge 1', '3'],
      ['(sub $total $edge)', '(sub $total 2)'],
      [
        'seq $boundaries | append (cond (gt $from $first) 0 $edge) | first $edge',
        'slice 1 (cond (gt $from $first) 0 2)',
      ],
      ['(sub $total $boundaries | int)) }}', '(sub $total 1 | int)) $total }}'],
    ],
  },
  lacks: {
    ...withoutForms,
    paths: 'Its pages are those of a paginator, which knows their paths.',
    cursor: 'Its pages are files, and have numbers.',
    test: 'Templates of Hugo have no tests of their own.',
  },
  // It looks in layouts before its theme.
  moves: {
    from: 'layouts',
    to: 'themes/site/layouts',
    steps: [
      'mkdir -p themes/site && mv layouts themes/site/layouts',
      'write theme = "site" in the configuration of Hugo, before the theme that it may have',
    ],
  },
  // Hugo has a partial pagination.html, which templates of themes call.
  fileName: 'page_links',
  isKebab: true,
  // Hugo 0.146 renamed it to _partials, and still reads both.
  directories: ['layouts/partials', 'layouts/_partials'],
  namedDirectory: (evidence) => {
    const layouts = directoryOf(evidence, 'layout', 'layouts');
    if (layouts === 'layouts') return undefined;
    return `${layouts}/${evidence.has(`${layouts}/_partials`) ? '_partials' : 'partials'}`;
  },
  words: (evidence) => ({ static_directory: directoryOf(evidence, 'static', 'static') }),
  includedBy: ['{{ partial "'],
  stylesheet: linked('static_directory/pagination.css', '{{ "pagination.css" | relURL }}'),
  translation: {
    fallback: (evidence) => settingOf(evidence, 'defaultContentLanguage') ?? 'en',
    path: (tag, evidence) => `${directoryOf(evidence, 'i18n', 'i18n')}/${tag.toLowerCase()}.toml`,
    start: () => '',
    entry: ({ key, text }) =>
      `pagination_${key} = ${quote(withTokens(text, (token) => `{{ .${token} }}`))}\n`,
    id: ({ key }) => `pagination_${key} =`,
  },
};
