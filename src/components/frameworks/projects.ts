import { nearest } from '../../base/nearest.js';
import { list } from '../../base/text.js';
import { UsageError } from '../../base/usage-error.js';
import { dialects } from '../../index.js';
import type { Evidence } from '../project/evidence.js';
import type { Framework } from './framework.js';
import { FRAMEWORKS } from './index.js';
import { hasTwigSite } from './twig-site.js';

/** A kind of project without its own component. */
export interface Other extends Pick<Framework, 'label' | 'isUsed' | 'dialect' | 'order' | 'rendersInCode'> {
  readonly names: readonly [string, ...string[]];
  /** What to do instead, as a sentence. */
  readonly advice: string;
}

const IN_CODE = 'docs/components.md of this package shows a component of your own.';
const IN_TEMPLATES =
  'Write <pagination> tags in your templates, and build them. docs/dialects.md of this package shows how.';
const BY_HAND =
  'docs/by-hand.md of this package shows the markup, and how to write it in Thymeleaf, JSP, Razor, templ and other languages.';
const ON_SERVER = 'docs/servers.md of this package shows how to replace tags in a response.';

/** Kinds of projects without a component, which `add` and `init` recognize all the same. A row goes when its component comes. */
export const OTHERS: readonly Other[] = [
  {
    names: ['solid', 'solidjs', 'lit', 'angular', 'qwik'],
    label: 'a client-side framework',
    isUsed: ({ dependsOn }) =>
      ['solid-js', 'lit', '@angular/core', '@builder.io/qwik'].some(dependsOn) && !dependsOn('astro'),
    rendersInCode: true,
    advice: IN_CODE,
  },
  {
    names: ['express-nunjucks'],
    label: 'Express with Nunjucks',
    isUsed: ({ dependsOn }) => dependsOn('nunjucks') && !dependsOn('@11ty/eleventy'),
    dialect: 'nunjucks',
    order: (built, original) => `write nunjucks.configure(['${built}', '${original}'], { express: app })`,
    advice: 'The component nunjucks fits: give the directory of your templates with --out.',
  },
  {
    names: ['razor', 'aspnet', 'asp.net', 'blazor', 'dotnet', 'thymeleaf', 'jsp', 'jstl', 'templ'],
    label: 'a framework whose templates are not supported',
    isUsed: ({ has, says }) => has('appsettings.json') || says('go.mod', /\ba-h\/templ\b/),
    advice: BY_HAND,
  },
  {
    names: ['go', 'golang', 'gin', 'echo', 'fiber'],
    label: 'Go',
    isUsed: ({ has }) => has('go.mod'),
    dialect: 'go',
    order: (built, original) => `parse the templates in ${built}/ instead of ${original}/`,
    advice: IN_TEMPLATES,
  },
  {
    names: ['craft', 'craftcms', 'timber', 'drupal', 'grav'],
    label: 'a site with Twig',
    isUsed: hasTwigSite,
    dialect: 'twig',
    advice: IN_TEMPLATES,
  },
  {
    names: ['minijinja'],
    label: 'MiniJinja',
    isUsed: ({ says }) => says('Cargo.toml', /^minijinja\b/m),
    dialect: 'jinja2',
    advice: IN_TEMPLATES,
  },
  {
    names: ['spring', 'spring-boot', 'freemarker'],
    label: 'Spring',
    isUsed: ({ says }) =>
      ['pom.xml', 'build.gradle', 'build.gradle.kts'].some((file) =>
        says(file, /spring-boot|springframework/),
      ),
    dialect: 'freemarker',
    advice: 'For FreeMarker: write <pagination> tags in your templates, and build them. ' + BY_HAND,
  },
  {
    names: ['html', 'static'],
    label: 'HTML',
    isUsed: () => false,
    advice: IN_TEMPLATES,
  },
  {
    names: ['hono', 'fastify', 'koa'],
    label: 'a server in JavaScript',
    isUsed: ({ dependsOn }) => ['hono', 'fastify', 'koa'].some(dependsOn),
    advice: ON_SERVER,
  },
];

const isNamed = (name: string) => (one: { readonly name?: string; readonly names?: readonly string[] }) =>
  one.name === name || one.names?.includes(name) === true;

/** What other frameworks are written in, and their projects list as well. */
const GENERAL = ['php', 'jinja'];

function usedIn(evidence: Evidence): readonly Framework[] {
  const used = FRAMEWORKS.filter(({ isUsed }) => isUsed(evidence));
  const special = used.filter(({ name }) => !GENERAL.includes(name));
  return special.length > 0 ? special : used;
}

/** Finds a framework by name, or the only one that the project uses. If several share a name, prefers the first that it uses. */
export function chooseFramework(name: string | undefined, evidence: Evidence): Framework {
  const [only, other] = name === undefined ? usedIn(evidence) : [];
  if (only !== undefined && other === undefined) return only;
  const word = name?.toLowerCase() ?? '';
  const meant = FRAMEWORKS.filter(isNamed(word));
  const found = meant.find(({ isUsed }) => isUsed(evidence)) ?? meant[0];
  if (found !== undefined) return found;
  if (name === undefined) throw new UsageError('Which framework?', hintFor(evidence));
  const message = `There is no component for "${name}".`;
  const kind = OTHERS.find(isNamed(word));
  if (kind !== undefined) throw new UsageError(message, kind.advice);
  if (dialects.some(isNamed(word))) throw new UsageError(message, IN_TEMPLATES);
  const all = [
    ...FRAMEWORKS.flatMap((one) => [one.name, ...(one.names ?? [])]),
    ...OTHERS.flatMap(({ names }) => names),
  ];
  const similar = nearest(word, all);
  throw new UsageError(message, similar === undefined ? hintFor(evidence) : `Did you mean ${similar}?`);
}

/** Says what the project looks like, or which components there are. */
function hintFor(evidence: Evidence): string {
  const seen = usedIn(evidence);
  if (seen.length > 0) {
    const labels = seen.map(({ label }) => label);
    const commands = seen.map((one) => `${evidence.manager.command} add ${one.recommended ?? one.name}`);
    return `This looks like ${list(labels, 'and')}: run ${commands.join(' or ')}.`;
  }
  const other = OTHERS.find(({ isUsed }) => isUsed(evidence));
  if (other !== undefined) return `This looks like ${other.label}. ${other.advice}`;
  return `Available frameworks: ${FRAMEWORKS.map(({ name }) => name).join(', ')}.`;
}
