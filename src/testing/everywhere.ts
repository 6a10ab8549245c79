/** Puts a tag at every place of a text, and reports what is wrong with the results. */

import { isDeepStrictEqual } from 'node:util';
import { preprocess } from '../index.js';
import { simulate } from '../tags/tree-builder-simulator/simulate.js';
import { parseTags } from '../tags/tag-parser.js';
import { elementsOf } from './elements.js';

const TAG = '<pagination path="/p/:page" total_pages="9" current_page="4"></pagination>';

/** Counts of the tags by result, and the templates that break a promise. */
export interface Outcome {
  readonly replaced: number;
  /** Of which there is an error that says where it is. */
  readonly reported: number;
  /** Which no parser would take for tags: in a comment, for example. */
  readonly text: number;
  readonly problems: readonly { readonly problem: string; readonly template: string }[];
}

/**
 * Tries a tag at every offset of every text.
 *
 * Where parse5's tree has an element of our name, it is replaced, or an error touches it. Where there is none, nothing
 * is replaced. Unless the simulator bails out, it finds what the parser finds.
 */
export function tryEverywhere(carriers: Iterable<string>): Outcome {
  const counts = { replaced: 0, reported: 0, text: 0 };
  const problems: { problem: string; template: string }[] = [];
  for (const carrier of carriers) {
    for (let place = 0; place <= carrier.length; place++) {
      const template = carrier.slice(0, place) + TAG + carrier.slice(place);
      const { html, diagnostics } = preprocess(template);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      const isReplaced =
        errors.length === 0 &&
        html.startsWith(`${carrier.slice(0, place)}<nav `) &&
        html.endsWith(`</nav>${carrier.slice(place)}`);
      counts[isReplaced ? 'replaced' : errors.length > 0 ? 'reported' : 'text']++;

      const isElement = elementsIn(template).has(place);
      const isReported = errors.some(
        ({ start, end }) => start.offset < place + TAG.length && end.offset > place,
      );
      const simulated = simulate(template);
      const claims = {
        'a tag is lost': isElement && !isReplaced && !isReported,
        'text is replaced': !isElement && isReplaced,
        'what is not replaced has changed': !isReplaced && html !== template,
        'simulator and parser differ':
          simulated !== undefined && !isDeepStrictEqual(simulated, parseTags(template)),
      };
      for (const [problem, isSo] of Object.entries(claims)) if (isSo) problems.push({ problem, template });
    }
  }
  return { ...counts, problems };
}

/** Where a parser has elements of our name. */
function elementsIn(html: string): Set<number> {
  const starts = new Set<number>();
  for (const { tagName, sourceCodeLocation } of elementsOf(html)) {
    if (tagName === 'pagination' && sourceCodeLocation) starts.add(sourceCodeLocation.startOffset);
  }
  return starts;
}
