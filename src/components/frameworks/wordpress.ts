import { basename } from 'node:path';
import { withLines, type DrawnElement, type DrawnPart } from '../draw/drawing.js';
import { forPages, type DrawnLabel, type Host } from '../draw/host.js';
import { withTokens } from '../draw/labels.js';
import { phpString, wordpressStandard } from '../draw/languages/php.js';
import { countingHost } from './families/hosts.js';
import type { Evidence } from '../project/evidence.js';
import type { FrameworkRow } from './framework.js';
import { gettext, IN_CONTEXT, posixName } from './translation.js';

const counted = countingHost({ page: '$page', current: '$current', total: '$total', equal: '===' });

/** The keys of arguments for the texts of links. Their defaults are the labels of the component. */
const TEXTS: Readonly<Partial<Record<string, string>>> = { previous: 'prev_text', next: 'next_text' };

/** The name of the field of either form. */
const PARAM = "esc_attr( $args['param'] )";

/** WordPress: the variables of `pagination_tag`. Everything is escaped where it is printed. */
const host: Host = {
  ...counted,
  language: wordpressStandard,
  entries: '$pages',
  numbers: forPages(counted.numbers, (number) => `esc_html( ${number} )`),
  paths: forPages(counted.numbers, (number) => `esc_url( $url( ${number} ) )`),
  conditions: { ...counted.conditions, gap: 'null === $page', first: '1 === $page', next: '$has_next' },
  counts: {
    page: 'esc_html( $current )',
    pages: 'esc_html( $total )',
    from: 'esc_html( $from )',
    to: 'esc_html( $to )',
    total: 'esc_html( $total )',
  },
  sentences: { position: 'esc_html( $position )', summary: 'esc_html( $summary )' },
  neighbors: {
    given: (name) => `$args['${name}']`,
    printed: (code) => `${code.includes('_path') ? 'esc_url' : 'esc_html'}( ${code} )`,
  },
  forms: {
    action: 'esc_url( $action )',
    fields: {
      entries: '$query',
      entry: 'list( $field, $value )',
      name: 'esc_attr( $field )',
      value: 'esc_attr( $value )',
    },
    pageField: PARAM,
    sizeField: PARAM,
    sizes: {
      entries: '$sizes',
      entry: '$size',
      number: 'esc_html( $size )',
      isChosen: 'selected( $size, $chosen )',
    },
  },
  label,
  placeholders,
  constants: {
    declare: (constants) => {
      // The standard aligns assignments that have no empty line between them.
      const width = constants.reduce((most, [name]) => Math.max(most, `$${name}_class`.length), 0);
      return [
        '',
        ...constants.map(([name, value]) => `${`$${name}_class`.padEnd(width)} = ${phpString(value)};`),
      ];
    },
    use: (name) => `esc_attr( $${name}_class )`,
  },
  nav,
};

function nav(drawn: DrawnElement, classes: string): DrawnElement {
  const own = `trim( ${phpString(`${classes} `)} . $args['attributes']['class'] )`;
  const given = "<?php if ( $args['attributes']['class'] ) : ?>";
  return withLines(drawn, [
    ...(classes === '' ? [given] : []),
    `class="<?php echo esc_attr( ${classes === '' ? "$args['attributes']['class']" : own} ); ?>"`,
    ...(classes === '' ? ['<?php endif; ?>'] : []),
    ...drawn.attributes.map((one) => wordpressStandard.attribute(one)),
    "<?php foreach ( $args['attributes'] as $name => $value ) : ?>",
    "  <?php if ( 'class' !== $name && isset( $value ) && false !== $value ) : ?>",
    `    <?php echo esc_attr( $name ); ?>="<?php echo esc_attr( true === $value ? 'true' : $value ); ?>"`,
    '  <?php endif; ?>',
    '<?php endforeach; ?>',
  ]);
}

/** A label in the text domain of the theme. The only number in one is that of a page. */
function label({ name, text, numbers, words }: DrawnLabel): DrawnPart {
  const domain = words['text-domain'] ?? 'text-domain';
  const translated = `${phpString(placeholders(text))}, 'pagination', '${domain}'`;
  const key = TEXTS[name];
  if (key !== undefined) return { code: `esc_html( $args['${key}'] ?? _x( ${translated} ) )` };
  const page = numbers['page'] === host.counts?.page ? '$current' : '$page';
  const call =
    name === 'page'
      ? `/* translators: %d: number of a page. */ printf( esc_attr_x( ${translated} ), (int) ${page} );`
      : `echo esc_html_x( ${translated} );`;
  return { code: `<?php ${call} ?>`, isStatement: true };
}

/** The numbers of labels, in the order in which they are filled in, whatever their order in the text. */
const ORDER = ['page', 'pages', 'from', 'to', 'total'];

/** A label with placeholders for its numbers, as `sprintf` has them. */
function placeholders(text: string): string {
  const tokens = ORDER.filter((token) => new RegExp(`:${token}\\b`).test(text));
  if (tokens.length === 0) return text;
  return withTokens(text.replaceAll('%', '%%'), (token) =>
    tokens.length === 1 ? '%d' : `%${tokens.indexOf(token) + 1}$d`,
  );
}

export const wordpress: FrameworkRow = {
  names: ['wp'],
  label: 'WordPress',
  isUsed: (evidence) => isRoot(evidence, ''),
  host,
  optional: {
    block: [
      ['these replace the blocks "Pagination"', 'to replace the blocks "Pagination", add --with block'],
    ],
    boundaries: [
      [
        "_bounded_pages( $total, $current, $args['siblings'], $args['boundaries'] )",
        "_pages( $total, $current, $args['siblings'] )",
      ],
    ],
    paths: [
      ["$args['has_more'] || ", ''],
      ["$args['has_more'] ? max( (int) $args['total'], (int) $args['current'], 1 ) : ", ''],
    ],
  },
  lacks: {
    cursor: 'The pages of its queries have numbers.',
    test: 'Tests of a theme need a site of WordPress.',
  },
  isKebab: true,
  directories: ['.'],
  words: (evidence, { domain, out }) => {
    const { root, folder } = placeOf(evidence, out);
    const hasBlocks = evidence.has(`./${root}/templates/index.html`);
    return {
      ...(folder && { "'/inc/": `'/${folder}/inc/` }),
      // Its templates are no PHP.
      ...(hasBlocks && { 'in a template, after the loop': 'in PHP: these replace the blocks "Pagination"' }),
      theme_root: root || '.',
      'text-domain': domain ?? domainInHeader(evidence, root) ?? domainOfDirectory(evidence, root),
    };
  },
  // In another checkout, the directory may have another name.
  domain: (evidence, { out }) => {
    const { root } = placeOf(evidence, out);
    return domainInHeader(evidence, root) === undefined ? domainOfDirectory(evidence, root) : undefined;
  },
  stylesheet: {
    file: 'theme_root/pagination.css',
    lines: ["wp_enqueue_style( 'pagination', get_theme_file_uri( 'pagination.css' ) );"],
  },
  translation: {
    path: (tag) => `languages/${localeOf(tag)}.po`,
    isBeside: true,
    ...gettext(placeholders, IN_CONTEXT),
    next: 'To compile the catalogs, run wp i18n make-mo languages. load_theme_textdomain() loads them.',
  },
};

/** Whether a directory is that of a theme or a plugin. An empty name is that of the project. */
function isRoot({ says, cwd }: Evidence, directory: string): boolean {
  return (
    says(`./${directory}/style.css`, /^[ \t/*#@]*Theme Name:/im) ||
    says(`./${directory}/${basename(directory || cwd)}.php`, /^[ \t/*#@]*Plugin Name:/im)
  );
}

/** Splits the directory of the component: that of the theme or plugin, by default the project's own, and the rest. */
function placeOf(evidence: Evidence, out = ''): { readonly root: string; readonly folder: string } {
  const names = out.split('/');
  const upTo = (count: number): string => names.slice(0, count).join('/');
  const counts = names.map((_, index) => names.length - index);
  const count = counts.find((one) => isRoot(evidence, upTo(one))) ?? 0;
  return { root: upTo(count), folder: names.slice(count).join('/') };
}

/** The text domain in the header of a theme. */
function domainInHeader({ read }: Evidence, root: string): string | undefined {
  return /^[ \t/*#@]*Text Domain:[ \t]*([\w-]+)/im.exec(read(`./${root}/style.css`) ?? '')?.[1];
}

/** The text domain that WordPress assumes of a theme without one in its header. */
function domainOfDirectory({ cwd }: Evidence, root: string): string {
  return basename(root || cwd)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
}

/** The languages whose name in WordPress has no region. Source: the locales of translate.wordpress.org. */
const WITHOUT_REGION = 'af ar az ca cy el et eu fi ga gu hr hy ja kk km lv mr sq sw te th uk ur vi'.split(
  ' ',
);

/** Other names that are not those of a language and its most common region. Source: the same. */
const NAMES: Readonly<Partial<Record<string, string>>> = { be: 'bel', fil: 'tl', mt: 'mlt', pt: 'pt_PT' };

/** Returns the name of a language in WordPress: `de_DE` for German. */
function localeOf(tag: string): string {
  const locale = new Intl.Locale(tag);
  if (WITHOUT_REGION.includes(locale.baseName)) return locale.baseName;
  const { language, region } = locale.maximize();
  const name = region === undefined ? posixName(tag) : `${language === 'no' ? 'nb' : language}_${region}`;
  return NAMES[locale.baseName] ?? name;
}
