// What editors need to know of the tag, from the attribute table: custom data for VS Code, and web-types for JetBrains.
// Global attributes are left out, for editors know them.

import { LINK_PREFIX, schema } from '../dist/attributes/schema.js';

const TAG = {
  name: 'pagination',
  description: 'A pagination control. The tag is replaced by accessible markup before the page is served.',
};

/** What is said of the attributes that every link gets. */
export const linkDefinition = {
  type: 'link',
  summary:
    'An attribute to set on every link. `:page` is replaced by the number of the linked page, and `:path` by its path.',
  example: 'link:hx-get=":path"',
};

/** Attributes of links that an editor can offer where the format knows no patterns. */
const LINK_NAMES = ['class', 'rel'].map((name) => LINK_PREFIX + name);

/**
 * HTML custom data, as `html.customData` of VS Code takes it.
 *
 * Source: the format's version 1.1, as documented with vscode-custom-data.
 */
export function htmlCustomData() {
  const links = LINK_NAMES.map((name) => define(name, linkDefinition));
  const attributes = [...definitions(), ...links].map(({ name, description, values }) => ({
    name,
    description: markdown(description),
    ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
  }));
  return { version: 1.1, tags: [{ name: TAG.name, description: markdown(TAG.description), attributes }] };
}

/**
 * Web-types, as the key `web-types` of package.json names them.
 *
 * Source: the JSON Schema of web-types.
 *
 * @param {string} version of the package
 */
export function webTypes(version) {
  const attributes = definitions().map(({ name, description, values, type, fallback, isBare }) => ({
    name,
    description,
    value: { kind: 'plain', type: values.length > 0 ? 'enum' : type, required: !isBare },
    ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
    ...(fallback === undefined ? {} : { default: fallback }),
  }));
  const { description } = define(LINK_PREFIX, linkDefinition);
  const links = { name: `${LINK_PREFIX}…`, pattern: `${LINK_PREFIX}.+`, description };
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'pagination-tag',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: [{ ...TAG, attributes: [...attributes, links] }] } },
  };
}

/** The rows of the table, in the words of the editors. */
function definitions() {
  return Object.entries(schema).map(([name, definition]) => define(name, definition));
}

function define(name, { type, keywords, default: fallback, summary, example }) {
  return {
    name,
    description: `${summary}\n\nExample: \`${type === 'link' ? example : `${name}="${example}"`}\``,
    values: type === 'boolean' ? ['true', 'false'] : [...(keywords ?? [])],
    type: { integer: 'number', boolean: 'boolean' }[type] ?? 'string',
    isBare: type === 'boolean' || type === 'pager',
    fallback: fallback === undefined || fallback === '' ? undefined : String(fallback),
  };
}

function markdown(value) {
  return { kind: 'markdown', value };
}
