import { parseObject } from '../project/evidence.js';

const KEY = 'html.customData';

/** The setting, as a person would write it. */
export const editorSetting = (data: string): string => `${JSON.stringify(KEY)}: [${JSON.stringify(data)}]`;

/** Adds a file of custom data to the settings of VS Code. Returns undefined if these are not JSON, or have no list there. */
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
  // To keep the comments, the setting becomes the first one, and the rest of the text stays.
  if (KEY in settings) return undefined;
  const start = plain.indexOf('{') + 1;
  const comma = Object.keys(settings).length === 0 ? '' : ',';
  return `${current.slice(0, start)}${ending}${indent}${editorSetting(ours)}${comma}${current.slice(start)}`;
}

/** Turns JSON with comments and trailing commas, as VS Code reads it, into JSON. All offsets stay. */
function withoutComments(text: string): string {
  const blank = (found: string): string => (found.startsWith('"') ? found : found.replace(/[^\r\n]/g, ' '));
  // What is not closed goes on to the end of the text, so that no character is looked at twice.
  return text
    .replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|\*?$)/g, blank)
    .replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|,(?=\s*[}\]])/g, blank);
}
