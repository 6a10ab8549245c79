// What src/cli/config/table.ts says of the settings: the JSON Schema of the configuration, for editors, and the table in
// docs/configuration.md. e2e/editor-help.test.ts compares the JSON Schema with the checks of the command line.

import { settingRows } from '../dist/cli/config/table.js';

/** JSON Schema, draft 7: the newest one that VS Code knows in full. */
export function configSchema() {
  const properties = Object.entries(settingRows).map(([name, { check, meaning }]) => [
    name,
    { description: sentence(meaning), ...check.schema() },
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of pagination-tag',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}

/** The rows of the table of settings. */
export function settingCells() {
  return Object.entries(settingRows).map(([name, { flag, meaning }]) => [
    `\`${name}\``,
    flag ? `\`${flag().long}\`` : name === 'inputs' ? 'the arguments' : '',
    meaning,
  ]);
}

/** Markdown without its links and marks. */
function sentence(markdown) {
  const plain = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
