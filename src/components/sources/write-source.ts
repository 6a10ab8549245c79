/**
 * Writes the sources of both forms: complete programs, and those with marks at the ends of lines. The second form goes, and
 * this file with it, when all frameworks have the first: `program.ts` then stands for both.
 */

import { drawSource, hasShortLabels, labelNamesOf, usageFor, type Drawing } from './drawn.js';
import { programLabels, writeProgram, type ProgramDrawing } from './program.js';
import type { ShownLabel } from './translations.js';

export { hasShortLabels };

export type SourceDrawing = Drawing & ProgramDrawing;

export function writeSource(text: string, drawing: SourceDrawing): string {
  return drawing.host.isProgram ? writeProgram(text, drawing) : drawSource(text, drawing);
}

/** Writes the example lines. Without a drawing, those of the default component. */
export function writeUsage(text: string, drawing?: SourceDrawing): string {
  return drawing?.host.isProgram ? writeProgram(text, drawing) : usageFor(text, drawing);
}

/** The labels that a component has, which catalogues translate. */
export function labelsIn(drawing: SourceDrawing): ShownLabel[] {
  if (drawing.host.isProgram) return programLabels(drawing);
  const isShort = hasShortLabels(drawing);
  return labelNamesOf(drawing).map((name) => ({ name, isShort }));
}
