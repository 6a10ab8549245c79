import { forChevrons, forPages, type Host, type ShortLabel } from '../host.js';
import { wordpressStandard } from '../languages/php.js';
import { phpEntries, phpString } from './php.js';

const numbers = {
  page: '$page',
  first: '1',
  previous: '$current - 1',
  next: '$current + 1',
  last: '$total',
};

/** WordPress: the variables of `pagination_tag_links`. Everything is escaped where it is printed. */
export const wordpress: Host = {
  language: wordpressStandard,
  entries: '$pages',
  entry: '$page',
  numbers: forPages(numbers, (number) => `esc_html( ${number} )`),
  paths: forPages(numbers, (number) => `esc_url( $urls[ ${number} ] )`),
  pageLabels: forPages(
    numbers,
    (number) => `esc_attr( str_replace( ':page', ${number}, $args['page_label'] ) )`,
  ),
  conditions: {
    gap: 'null === $page',
    current: '$page === $current',
    first: '1 === $page',
    last: '$page === $total',
    previous: '$current > 1',
    next: '$current < $total',
    toLast: '$current < $total',
    chevrons: "$args['show_boundary_chevrons']",
    pages: '$total > 1',
  },
  labels: forChevrons((name) => `esc_html( $args['${name}_label'] )`),
  shortLabels: forChevrons((name) => shortLabel(`$args['${name}_label']`)),
  // Each is a call of its own, with its text domain, within an array.
  pair: (beginning, end) => `${phpString(beginning)}, 'text-domain' ), __( ${phpString(end)}`,
  nav: (nav, classes) => {
    const all = classes === '' ? '$class ? $class : null' : `trim( "${classes} $class" )`;
    const own = [`'class' => ${all}`, ...phpEntries(nav)];
    const call = `pagination_tag_attributes( $attributes + array( ${own.join(', ')} ) )`;
    return { ...nav, tags: [`<nav<?php ${call}; ?>>`, '</nav>'] };
  },
};

function shortLabel(label: string): ShortLabel {
  const [beginning, end] = [`${label}[0]`, `${label}[1]`];
  return {
    all: `esc_html( implode( '', ${label} ) )`,
    beginning: `esc_html( ${beginning} )`,
    end: `esc_html( ${end} )`,
  };
}
