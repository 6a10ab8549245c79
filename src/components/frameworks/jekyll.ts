import type { Evidence } from '../project/evidence.js';
import { tidy, within } from './families/component-alias.js';
import { jekyll as host, windowWords } from './families/liquid.js';
import { withoutForms, type FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

/** Returns a directory that the configuration names; undefined if it names none, or one out of the project. */
function settingOf({ read }: Evidence, name: 'source' | 'includes_dir'): string | undefined {
  const config = read('_config.yml') ?? read('_config.yaml') ?? '';
  const path = new RegExp(`^${name}[ \\t]*:[ \\t]*(["']?)(.+?)\\1[ \\t]*(?:#.*)?$`, 'm').exec(config)?.[2];
  return path === undefined ? undefined : within(path);
}

const sourceOf = (evidence: Evidence): string => settingOf(evidence, 'source') ?? '.';

export const jekyll: FrameworkRow = {
  isUsed: ({ has }) => has('_config.yml') || has('_config.yaml'),
  dialect: 'liquid',
  host,
  optional: {
    boundaries: windowWords,
    paths: [
      ['include.total_pages | default: paginator.total_pages | plus: 0 | floor', 'paginator.total_pages'],
      ['include.current_page | default: paginator.page | plus: 0 | floor', 'paginator.page'],
    ],
  },
  pagers: {
    'paginate-v2': ({ says }) =>
      ['Gemfile', '_config.yml', '_config.yaml'].some((file) => says(file, /jekyll-paginate-v2/)),
    paginate: () => true,
  },
  lacks: {
    ...withoutForms,
    cursor: 'Its lists have pages with numbers.',
    test: 'Sites have no tests.',
  },
  hasSinglePlace: true,
  isKebab: true,
  directories: ['_includes'],
  namedDirectory: (evidence) =>
    tidy(`${sourceOf(evidence)}/${settingOf(evidence, 'includes_dir') ?? '_includes'}`),
  words: (evidence) => ({ site_source: sourceOf(evidence) }),
  includedBy: ['{% include '],
  stylesheet: linked('site_source/assets/pagination.css', "{{ '/assets/pagination.css' | relative_url }}"),
};
