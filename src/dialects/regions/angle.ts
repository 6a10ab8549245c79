import type { FindRegions, Region } from './region.js';
import { createFinder, trim, unended } from './scan.js';

/** What a language of the `<% %>` family says with the characters behind `<%`. */
export interface Opening {
  /** The characters; the first of several that fit counts. */
  readonly sign: string;
  readonly kind: Region['kind'];
  readonly unescaped?: boolean;
  /** What ends it, where that is not `%>`. */
  readonly end?: string;
}

/** How a language of the `<% %>` family differs from the others. */
export interface AngleSyntax {
  readonly openings: readonly Opening[];
  /** Characters that control white space where they stand right before `%>`. */
  readonly closingSigns?: string;
  /** Whether `%%>` in code is the text `%>` and ends nothing. */
  readonly escapesEnd?: boolean;
  /** Tells code that opens a block, and so prints no value of its own. */
  readonly opensBlock?: RegExp;
}

/**
 * Makes a search for a language that writes code between `<%` and the next `%>`, in strings as well, and where `<%%`
 * stands for the text `<%`.
 */
export function findAngleRegions(syntax: AngleSyntax): FindRegions {
  const openings = [...syntax.openings, { sign: '', kind: 'code' } as const];
  return (text) => {
    const regions: Region[] = [];
    const nextStart = createFinder(text, '<%');
    const nextEnd = createFinder(text, '%>');
    let start = nextStart(0);
    while (start < text.length) {
      const from = start + 2;
      if (text.startsWith('%', from)) {
        const region = { start, end: escapedEnd(from + 1, nextStart, nextEnd), kind: 'raw' } as const;
        regions.push(region);
        start = nextStart(region.end);
        continue;
      }
      const opening = openings.find(({ sign }) => text.startsWith(sign, from)) as Opening;
      const codeStart = from + opening.sign.length;
      const end = opening.end ?? '%>';
      let codeEnd = end === '%>' ? nextEnd(codeStart) : indexOf(text, end, codeStart);
      while (syntax.escapesEnd && codeEnd !== codeStart && text.charAt(codeEnd - 1) === '%')
        codeEnd = nextEnd(codeEnd + 2);
      if (codeEnd === Infinity) {
        regions.push(unended(text, start));
        break;
      }
      regions.push(describe(text, start, codeStart, codeEnd, codeEnd + end.length, opening, syntax));
      start = nextStart(codeEnd + end.length);
    }
    return regions;
  };
}

function indexOf(text: string, needle: string, from: number): number {
  const index = text.indexOf(needle, from);
  return index < 0 ? Infinity : index;
}

/**
 * Where an escaped `<%%` ends. It is text, and so is all that follows; but what is written there to be shown as code is
 * no tag, up to the `%>` that its author sees as its end.
 */
function escapedEnd(
  from: number,
  nextStart: (from: number) => number,
  nextEnd: (from: number) => number,
): number {
  const end = nextEnd(from);
  return end < nextStart(from) ? end + 2 : from;
}

function describe(
  text: string,
  start: number,
  codeStart: number,
  codeEnd: number,
  end: number,
  { kind, unescaped }: Opening,
  { closingSigns = '', opensBlock }: AngleSyntax,
): Region {
  if (kind !== 'output') return { start, end, kind };
  const last = text.charAt(codeEnd - 1);
  const isSign = codeEnd > codeStart && closingSigns.includes(last);
  const code = trim(text, codeStart, isSign ? codeEnd - 1 : codeEnd);
  if (opensBlock?.test(text.slice(code.start, code.end))) return { start, end, kind: 'code' };
  return { start, end, kind, code, ...(unescaped && { unescaped }) };
}
