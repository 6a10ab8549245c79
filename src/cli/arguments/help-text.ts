/**
 * What follows the options in the help.
 *
 * @param title sets off a heading
 */
export function helpText(title: (text: string) => string): string {
  return `
A directory with the name of a command is written ./config.

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
