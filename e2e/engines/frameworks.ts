import type { PaginationDialectName } from '../../src/index.js';
import type { Engine } from './engine.js';
import { command as elixir } from './heex.js';
import { createProjectEngines, createProjectRenderer, inOneBatch } from './script-engine.js';

/**
 * Makes a framework that renders templates within an application, with its requests and its paginators.
 *
 * @param project the directory of files that the application has beside the template
 */
type Framework = (project?: string) => Engine;

const COMMANDS = {
  py: ['/usr/bin/python3', '-B', '-W', 'default'],
  rb: ['ruby', '-w'],
  php: ['php'],
  exs: elixir,
} as const;

function framework(dialect: PaginationDialectName, script: string, packages: readonly string[]): Framework {
  const kind = script.replace(/.*\./, '') as keyof typeof COMMANDS;
  const command = COMMANDS[kind];
  const name = script.replace(/^render_|\..*$/g, '');
  const create = createProjectEngines({ name, dialect, packages, command, script, output: String });
  if (kind === 'php') return create;
  const scripts = kind === 'exs' ? [script] : [`fork.${kind}`, script];
  const { render, close } = createProjectRenderer(command, scripts);
  // It is kept for all projects of a test file.
  afterAll(close);
  return (project) =>
    project === undefined ? create() : { ...create(project), render: (jobs) => render(project, jobs) };
}

export const rails = framework('erb', 'render_rails.rb', [
  'ruby-rails',
  'ruby-kaminari',
  'ruby-will-paginate',
  'ruby-haml',
  'ruby-slim',
]);
export const django = framework('django', 'render_django_view.py', [
  'python3-django',
  'python3-django-tables2',
]);
export const flask = framework('jinja2', 'render_flask.py', [
  'python3-flask',
  'python3-flask-sqlalchemy',
  'python3-flask-babel',
]);
export const fastapi = framework('jinja2', 'render_fastapi.py', ['python3-fastapi', 'python3-httpx']);
export const laravel = framework('blade', 'render_laravel.php', [
  'php-illuminate-view',
  'php-illuminate-pagination',
  'php-illuminate-translation',
]);
export const symfony = framework('twig', 'render_symfony.php', [
  'php-twig',
  'php-symfony-routing',
  'php-symfony-twig-bridge',
  'php-symfony-http-foundation',
  'php-symfony-translation',
  'php-symfony-yaml',
]);
/** The function components of a project: with the data as their attributes where the template has none. */
export const phoenix = framework('heex', 'render_phoenix_component.exs', ['elixir']);
export const php = framework('php', 'render_php.php', ['php-cli']);
const createJekyll = framework('liquid', 'render_jekyll.rb', [
  'jekyll',
  'ruby-jekyll-paginate',
  'ruby-jekyll-paginate-v2',
]);

/** In a process that has jekyll-paginate-v2, the other paginator does not work. */
export const jekyll: Framework = (project) => inOneBatch(createJekyll(project));
