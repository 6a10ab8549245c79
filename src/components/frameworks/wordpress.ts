import { basename } from 'node:path';
import { forForms, forNeighbors, forPages, type Host } from '../draw/host.js';
import { wordpressStandard } from '../draw/languages/php.js';
import { countingHost, forLabels } from './families/hosts.js';
import { phpEntries } from './families/php.js';
import type { FrameworkRow } from './framework.js';
import { gettext, posixName } from './translation.js';

const counted = countingHost({ page: '$page', current: '$current', total: '$total', equal: '===' });

const forms = forForms({
  member: (form, name) => {
    switch (name) {
      case 'name':
        return form === 'jump' ? "$args['page_param']" : "$args['size_param']";
      case 'choices':
        return '$choices';
      case 'chosen':
        return '$size';
      default:
        return `$${form}_fields`;
    }
  },
  pair: { entry: 'list( $field, $value )', name: '$field', value: '$value' },
  size: '$choice',
  equal: '===',
  label: (name) => `$args['${name}']`,
  printed: (code) => `esc_attr( ${code} )`,
});

/** The URL of a form is escaped as one. */
function actionOf(form: 'jump' | 'sizes') {
  const action = `$${form}_url`;
  return { text: `esc_url( ${action} )`, given: action };
}

/** WordPress: the variables of `pagination_tag_links`. Everything is escaped where it is printed. */
const host: Host = {
  ...counted,
  numbers: forPages(counted.numbers, escaped),
  paths: forPages(counted.numbers, (number) => `esc_url( $urls${at(number)} )`),
  pageLabels: forPages(counted.numbers, (number) => `esc_attr( $labels${at(number)} )`),
  language: wordpressStandard,
  entries: '$pages',
  conditions: {
    ...counted.conditions,
    gap: 'null === $page',
    first: '1 === $page',
    chevrons: "$args['show_boundary_chevrons']",
    summary: '$summary',
    sizes: "$args['page_sizes']",
  },
  sentences: { position: escaped('$position'), summary: escaped('$summary') },
  forms: {
    ...forms,
    actions: { jump: actionOf('jump'), 'page-sizes': actionOf('sizes') },
    labels: {
      jump_label: escaped("$args['jump_label']"),
      size_label: escaped("$args['size_label']"),
      go_label: escaped("$args['go_label']"),
    },
  },
  ...forLabels((name) => `$args['${name}_label']`, escaped),
  // Each is a call of its own, with its text domain, within an array of several lines.
  nav: (nav, classes) => {
    const own = phpEntries(nav);
    const all = own.length === 0 ? '$attributes' : `$attributes + array( ${own.join(', ')} )`;
    const call = `pagination_tag_attributes( ${all}, ${classes === '' ? '$class' : `"${classes} $class"`} )`;
    return { ...nav, tags: [`<nav<?php ${call}; ?>>`, '</nav>'] };
  },
};

/** A key of an array, with spaces around it unless it is a number. */
function at(key: string): string {
  return /^\d+$/.test(key) ? `[${key}]` : `[ ${key} ]`;
}

function escaped(code: string): string {
  return `esc_html( ${code} )`;
}

export const wordpress: FrameworkRow = {
  names: ['wp'],
  label: 'WordPress',
  // A theme or a plugin.
  isUsed: ({ says, cwd }) =>
    says('style.css', /^[ \t/*#@]*Theme Name:/im) ||
    says(`${basename(cwd)}.php`, /^[ \t/*#@]*Plugin Name:/im),
  host,
  neighbors: {
    ...forNeighbors(host, {
      given: (name) => `$args['${name}']`,
      printed: (code) => `esc_html( ${code} )`,
    }),
    paths: {
      ...host.paths,
      previous: "esc_url( $args['previous_path'] )",
      next: "esc_url( $args['next_path'] )",
    },
  },
  isKebab: true,
  directories: ['.'],
  words: ({ read, cwd }) => ({ 'text-domain': textDomain(read('style.css') ?? '', cwd) }),
  stylesheet: {
    file: 'pagination.css',
    lines: ["wp_enqueue_style( 'pagination', get_theme_file_uri( 'pagination.css' ) );"],
  },
  translation: {
    path: (tag) => `languages/${localeOf(tag)}.po`,
    isBeside: true,
    ...gettext,
    next: 'To compile the catalogs, run wp i18n make-mo languages. load_theme_textdomain() loads them.',
  },
};

/** Returns the text domain of a WordPress theme: that of its header, or the name of its directory. */
function textDomain(header: string, directory: string): string {
  const name = basename(directory)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
  return /^[ \t/*#@]*Text Domain:[ \t]*([\w-]+)/im.exec(header)?.[1] ?? name;
}

/** The languages whose name in WordPress has no region. Source: the locales of translate.wordpress.org. */
const WITHOUT_REGION =
  'af ar as az ca cy el eo et eu fi ga gu hr hy ja kk km kn lo lv mn mr ps sq te th tl uk ur vi'.split(' ');

/** Returns the name of a language in WordPress: `de_DE` for German. */
function localeOf(tag: string): string {
  if (WITHOUT_REGION.includes(tag)) return tag;
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? posixName(tag) : `${language === 'no' ? 'nb' : language}_${region}`;
}
