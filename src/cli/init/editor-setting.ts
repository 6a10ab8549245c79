import { parseObject } from '../project/evidence.js';

/** Where VS Code keeps the settings of a project. */
export const EDITOR_SETTINGS = '.vscode/settings.json';

const KEY = 'html.customData';

/** Where the custom data for tags of another name goes. */
export const OWN_DATA = '.vscode/pagination-tag.html-data.json';

/** The setting, as a person would write it. */
export const editorSetting = (data: string): string => `${JSON.stringify(KEY)}: [${JSON.stringify(data)}]`;

/**
 * Adds our custom data to the settings of VS Code.
 *
 * @param ours the file of the custom data, from the project's directory
 * @param current the text of the file, if there is one
 * @returns the new text, which is the old one if it has the setting; undefined if it is not JSON, or has no list there
 */
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
