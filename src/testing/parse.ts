import { parseFragment } from 'parse5';

/** Names the errors that an HTML parser finds in a fragment. */
export function parse5ErrorsOf(html: string): string[] {
  const errors: string[] = [];
  parseFragment(html, { onParseError: ({ code }) => errors.push(code) });
  return errors;
}
