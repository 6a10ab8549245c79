import type { Evidence } from '../../components/project/evidence.js';
import type { Framework } from '../../components/frameworks/framework.js';
import { pagersOf } from '../../components/sources/pagers.js';
import type { ProgramDrawing } from '../../components/sources/program.js';

/** How a component is drawn without options. */
export function defaultDrawing(framework: Framework, evidence: Evidence): ProgramDrawing {
  const { host, optional = {} } = framework;
  const pagers = pagersOf(undefined, framework, evidence);
  return { host, optional, pagers, rendering: {}, parts: new Set(), linkAttributes: [] };
}
