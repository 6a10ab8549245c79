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
  pagination-tag css         prints the stylesheet of a theme
  pagination-tag helpers     prints what compiled Handlebars or Go needs
  Each has a --help of its own. A directory of such a name is written ./config.

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
     program itself

docs/command-line.md in the package has more about inputs, outputs and settings.`;
}
