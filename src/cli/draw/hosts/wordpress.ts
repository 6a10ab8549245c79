import { forPages, type Host, type ShortLabel } from '../host.js';
import { wordpressStandard } from '../languages/php.js';
import { phpEntries, phpString } from './php.js';

const [PREVIOUS, NEXT] = ["$args['previous_label']", "$args['next_label']"];

const numbers = { page: '$page', previous: '$current - 1', next: '$current + 1' };

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
    chevrons: "$args['show_boundary_chevrons']",
    pages: '$total > 1',
  },
  labels: { previous: `esc_html( ${PREVIOUS} )`, next: `esc_html( ${NEXT} )` },
  shortLabels: { previous: shortLabel(PREVIOUS), next: shortLabel(NEXT) },
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
