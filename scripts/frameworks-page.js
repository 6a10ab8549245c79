// The table of docs/components.md, and what the playground and the site know of a component.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describeComponent } from '../dist/cli/add/list.js';
import { evidenceIn } from '../dist/components/project/evidence.js';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The rows of the table: the page, the command and the files of each component, by name. */
export function frameworkRows() {
  const args = [path('bin/pagination-tag.js'), 'add', '--list', '--json'];
  const listed = JSON.parse(inNewProject((cwd) => execFileSync(execPath, args, { cwd, encoding: 'utf8' })));
  return listed
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
    .map(({ name, aliases, label, files }) => {
      const page = ['express', 'eleventy'].find((shared) => aliases.includes(shared)) ?? name;
      return [
        `[${label}](frameworks/${page}.md)`,
        `\`add ${name}\``,
        files.map((file) => `\`${file}\``).join(', '),
      ];
    });
}

/** The sources and the use of a component in a project that has nothing else yet. */
export function describeAlone(framework) {
  return inNewProject((project) => describeComponent(framework, evidenceIn(project), path('components')));
}

/** Some components say the name of the project's folder. */
function inNewProject(task) {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  try {
    const project = join(folder, 'project');
    mkdirSync(project);
    return task(project);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
