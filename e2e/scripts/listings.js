import { readFileSync } from 'node:fs';
import { cwd } from 'node:process';

/** The listings with a name in the page of a framework, `docs/frameworks/<framework>.md`. Runs in the root of the repository. */
export function listingsOf(framework) {
  const page = readFileSync(`${cwd()}/docs/frameworks/${framework}.md`, 'utf8');
  const found = page.matchAll(/^```\S+ (\S+)\n([^]*?)^```$/gm);
  return Object.fromEntries(Array.from(found, ([, name, text]) => [name, text]));
}
