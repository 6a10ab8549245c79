/**
 * Reads a text as HTML and tells where the tags of our name are: by a scan where that proves it, else by the parser. Both
 * tell the same, which `npm run fuzz:scan` tries to disprove.
 */

import { lastCandidates } from './candidates.js';
import { Watcher } from './watcher.js';
import type { ParsedTags } from './parsed-tags.js';
import { scan } from './scan/scan.js';
import type { Range } from '../base/source.js';
import { StartTagReader } from './start-tag-reader.js';

/**
 * Finds the tags of our name in a text that HTML would read as a document.
 *
 * @param text the template, or one of its fragments
 */
export function parseTags(text: string): ParsedTags {
  return scanTags(text) ?? walkTags(text);
}

/** The same without the parser; undefined where it takes the parser to tell. */
export function scanTags(text: string): ParsedTags | undefined {
  const scanned = scan(text, lastCandidates(text));
  if (scanned === undefined) return undefined;
  const reader = new StartTagReader(text);
  const tags = scanned.tags.map((tag) => (tag.kind === 'end' ? tag : { ...tag, ...reader.read(tag.range) }));
  return {
    tags,
    unfinished: undefined,
    selfClosedTexts: scanned.selfClosedTexts,
    documentLanguage: scanned.html && languageOf(text, scanned.html, reader),
  };
}

/** The same by the parser alone. */
export function walkTags(text: string): ParsedTags {
  const { tags, unfinished, selfClosedTexts, documentLanguage } = new Watcher(text);
  const reader = new StartTagReader(text);
  return {
    tags: tags.map((tag) => (tag.kind === 'end' ? tag : { ...tag, ...reader.read(tag.range) })),
    unfinished,
    selfClosedTexts,
    documentLanguage,
  };
}

/** How the start tag of most documents is written; the others are read as any tag is. */
const USUAL_HTML = /^<html lang="([a-z\d-]*)">$/;

function languageOf(text: string, tag: Range, reader: StartTagReader): string | undefined {
  const [, usual] = USUAL_HTML.exec(text.slice(tag.start, tag.end)) ?? [];
  if (usual !== undefined) return usual;
  const language = reader.read(tag).attributes.find(({ name }) => name === 'lang');
  return language && (language.value ?? '');
}
