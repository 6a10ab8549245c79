/** What follows the options in the help of `config`. */
export function configHelpText(title: (text: string) => string): string {
  return `
${title('Examples:')}
  pagination-tag config
  pagination-tag config site --out-dir public
  pagination-tag config --config old.config.js`;
}

/**
 * What follows the options in the help.
 *
 * @param title sets off a heading
 */
export function helpText(title: (text: string) => string): string {
  return `
${title('Commands:')}
  pagination-tag init        writes the configuration, and the editor's setting
  pagination-tag config      prints the settings, and where each comes from
  pagination-tag playground  serves a page to try templates on
  pagination-tag helpers     prints what compiled Handlebars or Go needs
  Each has a --help of its own. A directory of such a name is written ./config.

${title('Inputs:')}
  A directory is searched for files with the extensions of --ext. Names that
  start with a dot, node_modules, links to directories and the --out-dir itself
  are left out. A file that is named, or matched by a glob, is read whatever
  its extension. A name that exists is never read as a glob. Every file is read
  once. --ignore takes globs from the current directory or from the input
  directory; one without "/" leaves out that name at any depth.

${title('Outputs:')}
  Choose one of --out-dir, --in-place and --check; a single file alone goes to
  standard output. --out-dir keeps the path below the directory that was given,
  or below the fixed part of a glob; a file that was named keeps its name only.
  Templates without a tag are copied as they are; other files, such as images,
  are not. A template with an error is never written. Files are written whole
  or not at all.

${title('Configuration:')}
  Settings come from --config, or else from pagination-tag.config.js, .mjs, .ts
  or .json or the key "pagination-tag" of package.json, in the current directory
  or the nearest one above it. The command line wins. "pagination-tag config",
  with the options in question, prints the settings and where each comes from.

${title('Template languages:')}
  In posts.njk, posts.liquid, posts.erb and the like, a tag with values such as
  {{ page }} becomes code of that language; in .html files --dialect names the
  language.

${title('Examples:')}
  pagination-tag init --dry-run
  pagination-tag site --out-dir public
  pagination-tag site --in-place --ignore partials
  pagination-tag 'site/**/*.{html,njk}' --check
  pagination-tag page.html > page.out.html
  pagination-tag site --out-dir public --data pages.json
  pagination-tag views --out-dir build/views --theme bootstrap
  pagination-tag site --out-dir public --watch
  pagination-tag --stdin --stdin-filename page.html < page.html

${title('Exit code:')}
  0  done, perhaps with warnings
  1  a template has errors
  2  wrong usage, a file that cannot be read or written, or a failure of the
     program itself`;
}
