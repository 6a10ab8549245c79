import { decodeXML } from 'entities';
import { END_OF_TOKEN } from '../../base/path.js';
import type { Statement } from '../../program/program.js';
import type { Syntax } from '../../program/syntax.js';
import { formatted, syntax as elixirSyntax } from '../eex/syntax.js';
import { writeCondition, writeInteger } from '../../program/expressions.js';
import { endsOfModes, STRINGS, type Mode } from '../../regions/modes.js';

/** The code of `{…}`, or of `<%= … %>` in a quoted value, where HEEx itself does not accept it. */
function withoutBraces(source: string): string {
  return source.replace(/^(?:\{|<%=)|(?:\}|%>)$/g, '').trim();
}

const IN_BRACKETS: Record<string, Mode> = { '"': STRINGS['"'] };
for (const bracket of ['(', '[', '{'])
  IN_BRACKETS[bracket] = { stop: /["([{]|([)\]}])/g, begins: IN_BRACKETS };
const EXPRESSION: Mode = { stop: /["([{]|([,;\n])/g, begins: IN_BRACKETS };

/** Code among other code, in parentheses if a comma or a statement in it would end it: `if @wide, do: "wide"`. */
function operand(code: string): string {
  for (const { opening } of endsOfModes(code, 0, EXPRESSION)) if (opening === undefined) return `(${code})`;
  return code;
}

/**
 * A string that joins the pieces. HEEx escapes its value, so it is not escaped here; but HEEx counts braces even in
 * strings, unless escaped with a backslash, and reads `<%` as code. Elixir rejects bidirectional control characters in
 * its source and, since 1.20, line breaks other than line feeds.
 */
function string(pieces: readonly Statement[]): string {
  const text = pieces.map((piece) => {
    if (piece.kind === 'print') {
      const integer = writeInteger(piece.value, elixirSyntax);
      return `#{${piece.format === undefined ? integer : formatted(integer, piece.format)}}`;
    }
    if (piece.kind !== 'text') return `#{${code(piece)}}`;
    return decodeXML(piece.text)
      .replace(/["\\{}]|#(?=\{)|(?<=<)%/g, '\\$&')
      .replace(
        /[\v\f\r\u0085\u2028-\u202e\u2066-\u2069]/g,
        (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`,
      );
  });
  return `"${text.join('')}"`;
}

function code(piece: Statement): string {
  if (piece.kind === 'code') return withoutBraces(piece.text);
  if (piece.kind !== 'if') throw new Error(`A ${piece.kind} has no place in an attribute.`);
  const condition = writeCondition(piece.all, elixirSyntax);
  // Without a value, LiveView leaves an attribute out.
  const otherwise = piece.otherwise.length === 0 ? '' : `, else: ${operand(value(piece.otherwise))}`;
  return `if(${condition}, do: ${operand(value(piece.then))}${otherwise})`;
}

function value(pieces: readonly Statement[]): string {
  const [only] = pieces;
  const isCode = pieces.length === 1 && (only?.kind === 'code' || only?.kind === 'if');
  return isCode ? code(only) : string(pieces);
}

/** A class may be a list, and the author's code may return one. */
function classList(pieces: readonly Statement[]): string {
  const items = pieces.flatMap((piece) => {
    if (piece.kind !== 'text') return operand(value([piece]));
    const text = piece.text.trim();
    return text === '' ? [] : string([{ kind: 'text', text }]);
  });
  return `[${items.join(', ')}]`;
}

function attribute(name: string, pieces: readonly Statement[]): string {
  return `${name}={${name === 'class' ? classList(pieces) : value(pieces)}}`;
}

export const syntax: Syntax = {
  // Text uses EEx tags: braces there are code only since LiveView 1.0, and outside `phx-no-curly-interpolation`.
  ...elixirSyntax,
  escape: (markup) => markup.replace(/[{}]/g, (brace) => (brace === '{' ? '&#123;' : '&#125;')),
  inText: (source) =>
    source.startsWith('{') && !source.includes('%>') ? `<%= ${withoutBraces(source)} %>` : source,
  around: (attributes) => {
    const [clause, condition, key] = [':for', ':if', ':key'].map((name) => {
      const code = attributes.get(name);
      return code && withoutBraces(code);
    });
    if (clause === undefined) return `<%= if ${condition ?? 'true'} do %>`;
    // The key only tells LiveView which element is which. A variable of the loop may have no other use.
    const use = key === undefined ? '' : `<% _ = ${key} %>`;
    return `<%= for ${clause}${condition === undefined ? '' : `, ${condition}`} do %>${use}`;
  },
  aroundAttributes: [':for', ':if', ':key'],
  unlessSpread: (name, markup, names, spreads) => {
    const [first = '', ...others] = spreads.map((spread) => operand(withoutBraces(spread)));
    const given = others.length === 0 ? first : `Enum.concat([${[first, ...others].join(', ')}])`;
    const test = `fn {name, _} -> to_string(name) not in ~w(${names.join(' ')}) end`;
    return `${name}={if Enum.all?(${given}, ${test}), do: ${string([{ kind: 'text', text: markup }])}}`;
  },
  // Unless the code is a function literal, its type is checked at render time.
  pathOf: (source, page) => {
    const code = withoutBraces(source);
    if (/^(?:fn\b|&)/.test(code)) return `{(${code}).(${page})}`;
    // As in plainTokens of paths.
    const colon = `#{if to_string(path) =~ ~r/:page${END_OF_TOKEN}/u, do: ":", else: "%3[Aa]"}`;
    return `{case ${operand(code)} do path when is_function(path, 1) -> path.(${page}); path -> String.replace(to_string(path), ~r/${colon}page${END_OF_TOKEN}/u, to_string(${page})) end}`;
  },
  // None of these can be a path with the token or a function.
  literal: (code) =>
    /^(?:-?\d+|true|false|nil|:\w+)$/.exec(code)?.[0] ?? /^(?:~[ps])?"([^"\\#]*)"$/.exec(code)?.[1],
  attribute,
  misplacedCode: (source, expression) =>
    source.startsWith('<%') && (expression === undefined || expression.startsWith('='))
      ? 'HEEx accepts no blocks, statements or comments there. Write a value in braces, such as {if @wide, do: "wide"}.'
      : undefined,
  passed: (name, pieces) =>
    pieces.some((piece) => piece.kind === 'code' && piece.text.startsWith('<%'))
      ? attribute(name, pieces)
      : undefined,
};
