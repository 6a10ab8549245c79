import type { Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'go-html-template',
  coercion: 'truncated if it is a number (`"3.7"` is 3), and 0 otherwise',
  truth: 'all values except `false`, `0`, `""`, nil and empty collections; so `"0"` and `"false"` are true',
  notes: [
    'This is for `html/template` in Go\'s standard library. It has no arithmetic, so the snippet needs stateless functions: `pagination-tag helpers go > pagination/pagination.go` writes them as a package, and `template.New("list.gohtml").Funcs(pagination.Functions)` registers them before the template is parsed.',
    'In `path`, write the token in the text, `{{ .Base }}/:page`, or as an argument `":page"` of a function.',
    'Values can be numbers of any type, strings, pointers to them, and types with a `String` method.',
    'Go escapes code in a URL only in attributes that it knows, such as `href`. So if `:path` is in another one, such as `link:hx-get`, code after a `?` in the path is escaped by the function `paginationQuery`. A `template.URL` is kept, as in `href`.',
  ],
};
