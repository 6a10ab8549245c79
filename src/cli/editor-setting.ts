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
  const data = settings?.[KEY] ?? [];
  // Writing anew what has comments in it, or what is no list, would lose something.
  if (settings === undefined || !Array.isArray(data)) return { kept: 'unreadable' };
  if (data.includes(CUSTOM_DATA)) return { kept: 'complete' };
  const indent = /^[\t ]+(?=")/m.exec(current)?.[0] ?? '  ';
  const text = JSON.stringify({ ...settings, [KEY]: [...(data as unknown[]), CUSTOM_DATA] }, null, indent);
  const ending = current.includes('\r\n') ? '\r\n' : '\n';
  return { text: `${text}\n`.replaceAll('\n', ending) };
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
