import { LEADING_DIGITS, TRUTH, type Notes } from '../notes.js';

export const notes: Notes = {
  fence: 'heex',
  coercion: LEADING_DIGITS,
  truth: TRUTH.nilOrFalse,
  notes: [
    'In `.ex` and `.exs` files, the tags in `~H` sigils are replaced. Strings, comments and documentation are left alone. Write templates that contain a tag as heredocs (`~H"""`). In `~H"…"`, the quotation marks of the control would end the sigil, which is an error.',
    'Literals can be written in braces: `sibling_count={2}`, `link_type={"live_patch"}`.',
    '`:if` and `:for` become a block around the whole snippet. Two tags with mutually exclusive `:if` conditions, such as `{@a}` and `{!@a}`, or `{@tab == :all}` and `{@tab == :new}`, can have the same name.',
    '`{@rest}` among the attributes goes to the `<nav>`. It can contain an `aria-label` or `aria-labelledby` that names the control. Write classes in `class`, because a class in `{@rest}` would be a duplicate attribute.',
    'The snippet prints text with `<%= %>`, so it also works inside `phx-no-curly-interpolation` and in LiveView 0.20.',
    'Write code in braces without quotation marks: `current_page={@page}`. In quotation marks, `"{name}"` is a binding, as in HTML.',
    'A path is a string or sigil that contains the token, `{~p"/posts/:page"}`, a function, `{fn page -> ~p"/posts/#{page}" end}`, or any other code that returns one of these at render time, `{@path}`. Literal text needs quotation marks: `path="/posts/:page"`.',
    '`class` takes a string or a list, as usual in HEEx.',
    '`link_type="live_patch"` and `link_type="live_redirect"` create the same links as `<.link patch>` and `<.link navigate>`.',
    'The snippet is one block, so LiveView sends no part of it as long as the assigns in your code do not change.',
  ],
};
