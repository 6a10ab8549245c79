import type { Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'go-html-template',
  coercion:
    'read up to the last of its leading digits (`"3.7"` is 3); floating-point numbers of a million and more are printed with an exponent, and misread',
  truth: 'all values except `false`, `0`, `""`, nil and empty collections; so `"0"` and `"false"` are true',
  notes: [
    'The snippet uses Hugo functions, such as `math.Max`, `replaceRE` and `seq`, which plain `html/template` does not have.',
    'In `path`, write the token in the text, `{{ .RelPermalink }}page/:page/`, or as an argument `":page"` of a function. In Hugo, page 1 has its own path: set it with `first_path`.',
    'Most Hugo layouts are `.html` files: use `--dialect hugo` for them.',
    'Hugo escapes code in a URL only in attributes that it knows, such as `href`. So if `:path` is in another one, such as `link:hx-get`, code after a `?` in the path is escaped with `urlquery`, unless it contains `safeURL`.',
  ],
};
