#!/usr/bin/env node
// CommonJS, and the command line in one file (scripts/bundle.js): both are sooner ready than ES modules are.
const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const { arch, argv, env, version } = process;
const DIST = join(__dirname, '../dist');
/**
 * Holds what V8 has made of our code, for the next run: to compile it takes longer than to build a page. It lies with the
 * code, so that whoever could put something else there could change the code as well.
 */
const CACHE = join(DIST, 'cache');
/** V8 forgets what has not run for a while, in seconds: what it still has at the end of a long run would help nobody start. */
const SHORT = 2;

if (argv.length === 3 && (argv[2] === '--version' || argv[2] === '-V')) {
  // Asked by scripts and editors, and answered before anything else is loaded.
  process.stdout.write(`${require('../package.json').version}\n`);
} else {
  const loaded = new Map();
  const { main } = load('./main.cjs', loaded);
  void main(join(DIST, 'playground')).then((hasBuilt) => {
    if (!hasBuilt) return;
    if (process.uptime() < SHORT) for (const file of loaded.values()) keep(file);
    // Everything is written, and Node need not clear its memory before it ends.
    process.exit();
  });
}

/** Does what `require` does, for a file of the bundle, which is a function already. */
function load(name, loaded) {
  const known = loaded.get(name);
  if (known !== undefined) return known.module.exports;
  const filename = join(DIST, 'bundle', name);
  // It is ASCII, and begins with a digest of itself: V8 takes texts of one length for the same.
  const source = readFileSync(filename, 'latin1');
  const digest = source.slice(2, 34);
  const place = join(CACHE, `${name}-${digest}-${version}-${arch}`);
  const cachedData = env.NODE_DISABLE_COMPILE_CACHE ? undefined : read(place);
  const script = new Script(source, { filename, cachedData });
  const module = { exports: {} };
  const isKept = cachedData !== undefined && !script.cachedDataRejected;
  loaded.set(name, { module, place, script, isKept });
  const requireFrom = (id) => (id.startsWith('./') ? load(id, loaded) : require(id));
  script.runInThisContext()(module, module.exports, requireFrom, (specifier) => import(specifier));
  return module.exports;
}

function read(place) {
  try {
    return readFileSync(place);
  } catch {
    return undefined;
  }
}

/** Keeps what is compiled of a file, whole or not at all. What cannot be kept is compiled again by the next run. */
function keep({ place, script, isKept }) {
  if (isKept || env.NODE_DISABLE_COMPILE_CACHE) return;
  const temporary = `${place}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(temporary, '', { flag: 'wx' });
  } catch {
    return;
  }
  try {
    // On the disk before it has its name: V8 trusts what it reads.
    writeFileSync(temporary, script.createCachedData(), { flush: true });
    renameSync(temporary, place);
  } catch {
    rmSync(temporary, { force: true });
  }
}
