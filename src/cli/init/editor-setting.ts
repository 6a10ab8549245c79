import { parseObject } from '../detect/evidence.js';

const KEY = 'html.customData';

/** Formats the setting for a person to add by hand. */
export const editorSetting = (data: string): string => `${JSON.stringify(KEY)}: [${JSON.stringify(data)}]`;

/** Adds a custom data file to VS Code settings. Returns undefined if they are not JSON or the setting is not a list. */
export function addEditorSetting(ours: string, current = '{}'): string | undefined {
  const plain = withoutComments(current);
  const settings = parseObject(plain);
  const data = settings?.[KEY] ?? [];
  if (settings === undefined || !Array.isArray(data)) return undefined;
  if (data.includes(ours)) return current;
  const indent = /^[\t ]+(?=")/m.exec(plain)?.[0] ?? '  ';
  const ending = current.includes('\r\n') ? '\r\n' : '\n';
  if (plain === current) {
    const text = JSON.stringify({ ...settings, [KEY]: [...(data as unknown[]), ours] }, null, indent);
    return `${text}\n`.replaceAll('\n', ending);
  }
  // Insert the setting first, so that the rest of the text, with its comments, stays unchanged.
  if (KEY in settings) return undefined;
  const start = plain.indexOf('{') + 1;
  const comma = Object.keys(settings).length === 0 ? '' : ',';
  return `${current.slice(0, start)}${ending}${indent}${editorSetting(ours)}${comma}${current.slice(start)}`;
}

/** Converts VS Code's JSON with comments and trailing commas to JSON, without changing offsets. */
function withoutComments(text: string): string {
  const blank = (found: string): string => (found.startsWith('"') ? found : found.replace(/[^\r\n]/g, ' '));
  // Unclosed strings and comments extend to the end of the text, so that matching takes linear time.
  return text
    .replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|\*?$)/g, blank)
    .replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|,(?=\s*[}\]])/g, blank);
}
