/** A component as an item of a shadcn registry, which the command line of shadcn/ui installs from a URL or a file. */

import { posix } from 'node:path';
import { UsageError } from '../base/usage-error.js';
import type { Component } from './component.js';

/**
 * Prints a component as JSON.
 *
 * Source: shadcn/ui, "registry-item.json". The command line of shadcn/ui writes the files to the project's directory of
 * components, under the last part of `path`, and prints `docs`.
 *
 * @param name the component's own name, in snake case
 * @param styles the stylesheet of its theme, if there is one
 * @throws {UsageError} if the component is not for React
 */
export function registryItem(
  name = 'pagination',
  { framework, files, usage }: Component,
  styles: string | undefined,
): string {
  if (!framework.hasRegistry)
    throw new UsageError(
      `A registry of shadcn/ui has components for React, not for ${framework.name}.`,
      'Run add react --registry, or print the component with --stdout.',
    );
  const stylesheet = styles === undefined ? [] : [{ name: 'pagination.css', text: styles }];
  const steps = stylesheet.map(
    (file) => `Add the stylesheet:\n\n${fenced('tsx', `import "./components/${file.name}";`)}`,
  );
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: name.replaceAll('_', '-'),
    type: 'registry:component',
    title: name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    description: 'The links to the pages of a list, for server and client components. No dependencies.',
    files: [...files, ...stylesheet].map((file) => ({
      path: `components/${posix.basename(file.name)}`,
      type: 'registry:component',
      content: file.text,
    })),
    docs: [...steps, 'Use it:', fenced('tsx', usage.trim())].join('\n\n'),
  };
  return `${JSON.stringify(item, undefined, 2)}\n`;
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
