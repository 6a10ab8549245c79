import { unescapeHtml } from '../../base/escape.js';
import type { Dialect } from '../dialect.js';
import { elixir, elixirBlocks } from './elixir.js';
import { inSigils } from '../regions/elixir.js';
import { findHeexRegions } from '../regions/heex.js';
import { frame, type AttributePiece } from '../syntax.js';

/** The code of `{…}`. */
function codeOf(source: string): string {
  return source.replace(/^\{|\}$/g, '').trim();
}

/**
 * A string that puts the pieces together. HEEx escapes what it gives, so it is not escaped here; but it counts braces in
 * strings as well, unless a backslash stands before them, and takes `<%` for code. Elixir refuses characters that change
 * the direction of its source.
 */
function string(pieces: readonly AttributePiece[]): string {
  const text = pieces.map((piece) => {
    if ('text' in piece)
      return unescapeHtml(piece.text)
        .replace(/["\\{}]|#(?=\{)|(?<=<)%/g, '\\$&')
        .replace(/[\r\u202a-\u202e\u2066-\u2069]/g, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`);
    return `#{${'value' in piece ? elixir.integer(piece.value) : code(piece)}}`;
  });
  return `"${text.join('')}"`;
}

function code(piece: Exclude<AttributePiece, { text: string } | { value: unknown }>): string {
  if ('code' in piece) return codeOf(piece.code);
  return `if(${elixir.condition(piece.all)}, do: ${value(piece.then)}, else: ${value(piece.otherwise)})`;
}

function value(pieces: readonly AttributePiece[]): string {
  const [only] = pieces;
  return pieces.length === 1 && only && !('text' in only) && !('value' in only) ? code(only) : string(pieces);
}

/** A class may be a list, and the author's code may give one. */
function classList(pieces: readonly AttributePiece[]): string {
  return `[${pieces
    .filter((piece) => !('text' in piece) || piece.text.trim() !== '')
    .map((piece) => ('text' in piece ? string([{ text: piece.text.trim() }]) : value([piece])))
    .join(', ')}]`;
}

const findSigilRegions = inSigils(findHeexRegions);

export const heex: Dialect = {
  label: 'HEEx',
  extensions: ['heex', 'ex', 'exs'],
  examples: { value: '{…}', paths: ['{"#{@base}/:page"}', '{~p"/posts?page=:page"}'] },
  findRegions: (text, file = '') => (/\.exs?$/i.test(file) ? findSigilRegions : findHeexRegions)(text),
  syntax: {
    ...elixirBlocks,
    comment: (text) => `<%!-- ${text} --%>`,
    escape: (markup) => markup.replace(/[{}]/g, (brace) => (brace === '{' ? '&#123;' : '&#125;')),
    // Braces in text are code since LiveView 1.0, and not below `phx-no-curly-interpolation`.
    print: (of) => `<%= ${elixir.integer(of)} %>`,
    code: (source) =>
      source.startsWith('{') && !source.includes('%>') ? `<%= ${codeOf(source)} %>` : source,
    around: (attributes) => {
      const [clause, condition] = [attributes.get(':for'), attributes.get(':if')].map(
        (code) => code && codeOf(code),
      );
      if (clause === undefined) return frame(`<%= if ${condition ?? 'true'} do %>`, '<% end %>');
      return frame(`<%= for ${clause}${condition === undefined ? '' : `, ${condition}`} do %>`, '<% end %>');
    },
    aroundAttributes: [':for', ':if'],
    unlessSpread: (name, markup, names, spreads) => {
      const [first = '', ...others] = spreads.map(codeOf);
      const given = others.length === 0 ? first : `Enum.concat([${[first, ...others].join(', ')}])`;
      const test = `fn {name, _} -> to_string(name) not in ~w(${names.join(' ')}) end`;
      return `${name}={if Enum.all?(${given}, ${test}), do: ${string([{ text: markup }])}}`;
    },
    // A function is told from a text when it is rendered, unless the code is one.
    pathOf: (source, page) => {
      const [code, number] = [codeOf(source), elixir.integer(page)];
      if (/^(?:fn\b|&)/.test(code)) return `{(${code}).(${number})}`;
      return `{case ${code} do path when is_function(path, 1) -> path.(${number}); path -> String.replace(to_string(path), ~r/(?::|%3[Aa])page(?!(?!\\p{Lo})[\\p{L}\\p{N}_])/u, to_string(${number})) end}`;
    },
    literal: (code) => /^(?:-?\d+|true|false)$/.exec(code)?.[0] ?? /^"([^"\\#]*)"$/.exec(code)?.[1],
    attribute: (name, pieces) => `${name}={${name === 'class' ? classList(pieces) : value(pieces)}}`,
  },
};
