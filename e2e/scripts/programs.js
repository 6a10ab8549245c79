// Where the browsers of tests and pictures are.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  return find('CHROMIUM_PATH', names);
}

export function findFirefox() {
  return find('FIREFOX_PATH', ['firefox-esr', 'firefox']);
}

/** The path in a variable of the environment, which is not checked, or that of the first name on the PATH. */
function find(variable, names) {
  if (env[variable]) return env[variable];
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
