// The content of docs/frameworks/README.md: the command, the files and the use of each component.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeComponent } from '../dist/cli/add/list.js';
import { evidenceIn } from '../dist/cli/detect/evidence.js';
import { FRAMEWORKS } from '../dist/cli/frameworks/index.js';

const components = fileURLToPath(new URL('../components', import.meta.url));

/** The blocks of the page. */
export function frameworkBlocks() {
  return [
    '# Components by framework',
    'Each command writes a component in the language of the framework, for you to commit. The output needs neither Node nor this package.',
    '<!-- tabs: Framework -->',
    ...FRAMEWORKS.flatMap(section),
    '<!-- end of tabs -->',
  ];
}

/** The files and the use of a component in a project that has nothing else yet. */
export function describeAlone(framework) {
  const folder = mkdtempSync(join(tmpdir(), 'pagination-tag-'));
  try {
    // Some components say the name of the project's folder.
    const project = join(folder, 'project');
    mkdirSync(project);
    return describeComponent(framework, evidenceIn(project), components);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function section(framework) {
  const { name, label, names = [] } = framework;
  const { files, usage } = describeAlone(framework);
  const page = ['express', 'eleventy'].find((shared) => names.includes(shared)) ?? name;
  return [
    `## ${label}`,
    `\`\`\`sh\nnpx pagination-tag add ${name}\n\`\`\``,
    `Writes ${files.map(({ path }) => `\`${path}\``).join(', ')}. To use it:`,
    `\`\`\`text\n${usage.trimEnd()}\n\`\`\``,
    `[More about ${label}](${page}.md)`,
  ];
}
