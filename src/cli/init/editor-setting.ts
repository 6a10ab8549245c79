/** Where VS Code keeps the settings of a project. */
export const EDITOR_SETTINGS = '.vscode/settings.json';

const KEY = 'html.customData';
const CUSTOM_DATA = './node_modules/pagination-tag/editor/html-custom-data.json';

/** What a person would have to add. */
export const EDITOR_SETTING = `${JSON.stringify(KEY)}: [${JSON.stringify(CUSTOM_DATA)}]`;

/** The settings with ours among them; or why they are left as they are. */
export type Merged = { readonly text: string } | { readonly kept: 'complete' | 'unreadable' };

/**
 * Adds our custom data to the settings of VS Code.
 *
 * @param current the file's text; undefined where there is none
 */
export function addEditorSetting(current: string | undefined): Merged {
  if (current === undefined) return { text: `${JSON.stringify({ [KEY]: [CUSTOM_DATA] }, null, 2)}\n` };
  const settings = parseSettings(current);
  if (settings === undefined) return insertIntoComments(current);
  const data = settings[KEY] ?? [];
  if (!Array.isArray(data)) return { kept: 'unreadable' };
  if (data.includes(CUSTOM_DATA)) return { kept: 'complete' };
  const indent = /^[\t ]+(?=")/m.exec(current)?.[0] ?? '  ';
  const text = JSON.stringify({ ...settings, [KEY]: [...(data as unknown[]), CUSTOM_DATA] }, null, indent);
  const ending = current.includes('\r\n') ? '\r\n' : '\n';
  return { text: `${text}\n`.replaceAll('\n', ending) };
}

/** Writing anew what has comments in it would lose them: the setting becomes the first one, and the rest stays. */
function insertIntoComments(current: string): Merged {
  const plain = withoutComments(current);
  const settings = parseSettings(plain);
  if (settings === undefined) return { kept: 'unreadable' };
  const data = settings[KEY];
  if (data !== undefined)
    return { kept: Array.isArray(data) && data.includes(CUSTOM_DATA) ? 'complete' : 'unreadable' };
  const start = plain.indexOf('{') + 1;
  const indent = /^[\t ]+(?=")/m.exec(plain)?.[0] ?? '  ';
  const ending = current.includes('\r\n') ? '\r\n' : '\n';
  const comma = Object.keys(settings).length === 0 ? '' : ',';
  return {
    text: `${current.slice(0, start)}${ending}${indent}${EDITOR_SETTING}${comma}${current.slice(start)}`,
  };
}

/** Makes JSON of what VS Code reads, JSON with comments and commas at the end of a list. All offsets stay. */
function withoutComments(text: string): string {
  const blank = (found: string): string => (found.startsWith('"') ? found : found.replace(/[^\r\n]/g, ' '));
  // What is not ended goes on to the end, so that nothing is looked at twice.
  return text
    .replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|\*?$)/g, blank)
    .replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|,(?=\s*[}\]])/g, blank);
}

function parseSettings(text: string): Record<string, unknown> | undefined {
  try {
    const settings: unknown = JSON.parse(text);
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return undefined;
    return settings as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
