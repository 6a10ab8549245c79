/** What is left to do by hand after `init`, by the kind of project. */

import { posix } from 'node:path';
import { commandFor, fileOfTheme, findStyles, stepsForStyles } from '../../components/sources/stylesheet.js';
import { wordsOf } from '../../components/frameworks/framework.js';
import type { Project } from './project.js';

/** Says how an application finds the built templates before the original ones. */
export function orderOf({ framework, other, outDir, inputs: [original = ''] }: Project): string {
  return (
    (framework ?? other)?.order?.(outDir, original) ??
    `configure the application to look for templates in ${outDir}/ before the directory that it uses now`
  );
}

/** Templates have tags, so Tailwind CSS finds the class names of these themes only if their stylesheets say where. */
const SCANNED = ['daisyui.css', 'shadcn.css', 'tailwind.css'];

/**
 * Returns the commands and lines that add the stylesheet; none if there is nothing to style, the theme has none, or the
 * documentation of a plugin shows them.
 */
export function styleSteps(project: Project): readonly string[] {
  const { buildTool, framework, isServed, count, places, outDir, theme = 'default', has } = project;
  const file = fileOfTheme(theme);
  if (file === undefined || buildTool !== undefined || count === 0) return [];
  if (SCANNED.includes(file)) return [`@import 'pagination-tag/${file}'; /* after that of Tailwind CSS */`];
  const write = (name: string): string => commandFor({ name, theme }, project);
  const link = (href: string): string =>
    `<link rel="stylesheet" href="${href}"> <!-- in the head of pages -->`;
  if (framework !== undefined) {
    const words = wordsOf(framework, project);
    return stepsForStyles(findStyles(framework, framework.directories[0], theme, project, words), project);
  }
  // Where servers look for static files.
  const folder = ['public', 'static'].find(has);
  if (isServed)
    return [write(`${folder === undefined ? '' : `${folder}/`}pagination.css`), link('/pagination.css')];
  // Pages beside it can also be opened without a server.
  const isFlat = places.every((place) => posix.dirname(place) === '.');
  return [write(`${outDir}/pagination.css`), link(isFlat ? 'pagination.css' : '/pagination.css')];
}
