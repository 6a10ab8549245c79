// Walks the path of a newcomer in a new project of each kind, from the packed package: the commands that are run, how long
// they take, and whether page 3 of a list is seen. Pages of HTML are photographed into out/newcomers. Run it after
// `npm run build`, with the packages of `.ci/run`: node e2e/scripts/newcomers.js [kind ...]

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process, { argv, env } from 'node:process';
import { KINDS } from '../newcomers/kinds.js';
import { CONTROL, makeWorkspace, walk } from '../newcomers/walk.js';

const pictures = join(import.meta.dirname, '../../out/newcomers');
const wanted = argv.slice(2);
const workspace = makeWorkspace();
try {
  for (const kind of Object.keys(KINDS).filter((name) => wanted.length === 0 || wanted.includes(name))) {
    if (!isInstalled(kind)) {
      console.log(`${kind}: skipped, because this fails: ${KINDS[kind].needs}`);
      continue;
    }
    const { page, commands, seconds, file } = tryToWalk(kind);
    const isSeen = CONTROL.test(page);
    if (!isSeen) process.exitCode = 1;
    console.log(
      `${kind}: ${isSeen ? 'seen' : `NOT SEEN in ${page}`} after ${seconds.toFixed(1)} s: ${commands.join('; ')}`,
    );
    if (file !== undefined) takePicture(kind, file);
  }
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

/** In CI, everything has to be there. */
function isInstalled(kind) {
  const { needs } = KINDS[kind];
  return env.CI || needs === undefined || spawnSync('sh', ['-c', needs], { stdio: 'ignore' }).status === 0;
}

/** A failed command prints why to standard error. */
function tryToWalk(kind) {
  try {
    return walk(kind, workspace);
  } catch (error) {
    return { page: String(error.stderr ?? error.message).slice(-500), commands: [], seconds: 0 };
  }
}

function takePicture(kind, file) {
  mkdirSync(pictures, { recursive: true });
  const options = ['--headless', '--no-sandbox', '--allow-file-access-from-files', '--window-size=800,300'];
  const picture = `--screenshot=${join(pictures, `${kind}.png`)}`;
  execFileSync(env.CHROMIUM_PATH ?? 'chromium', [...options, picture, `file://${file}`], { stdio: 'ignore' });
}
