import type { Labels } from './labels.js';

/** The labels where nobody says in which language they shall be. */
export const english: Labels = {
  landmark: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page :page',
};

export function labelsFor(tag: string): Labels | undefined {
  return tag === 'en' ? english : undefined;
}
