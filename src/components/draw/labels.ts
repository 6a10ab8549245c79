/** The labels that a component shows. */

import type { KnownLabels, Labels } from '../../options/labels.js';

/** The labels of a control, and the summary, which an application writes itself for a tag. */
export interface ComponentLabels extends Labels {
  readonly summary: string;
}

/** The labels of a component that is a program, whose links may show shorter ones. */
export type ProgramLabels = ComponentLabels & Pick<KnownLabels['known'], 'short'>;

/** A label with its tokens as a framework fills them in. */
export function withTokens(text: string, write: (token: string) => string): string {
  return text.replace(/:(pages?|from|to|total)\b/g, (_, token: string) => write(token));
}

export const KEYS: Readonly<Record<keyof ComponentLabels, string>> = {
  landmark: 'landmark',
  first: 'first_page',
  previous: 'previous_page',
  next: 'next_page',
  last: 'last_page',
  page: 'page',
  position: 'position',
  summary: 'summary',
  jump: 'go_to_page',
  size: 'items_per_page',
  go: 'go',
};
