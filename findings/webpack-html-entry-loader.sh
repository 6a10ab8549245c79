#!/usr/bin/env bash
# A loader that returns a page unchanged makes webpack take the page for JavaScript, if webpack reads pages by itself.
#
# Version: webpack 5.113.0. Since 5.110, a page can be an entry without any setting. If a loader has been at it, even one that runs
# before others (`enforce: 'pre'`) and returns what it was given, webpack takes the result for JavaScript, and the build ends in
# "Module parse failed". With `experiments.html: true`, it is a page again. Stylesheets are read in the same way. A plugin can state the
# type of each module as src/adapters/html-modules.ts does.
# Source: webpack's lib/util/implicitTypeLoaderFallback.js, which says so in a comment; its documentation does not.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund webpack@5.113.0

printf '<!DOCTYPE html>\n<title>Posts</title>\n<p>Hello\n' >index.html
printf 'p { color: red; }\n' >style.css
printf 'module.exports = (text) => text;\n' >same.cjs

cat >find.mjs <<'PROGRAM'
import { resolve } from 'node:path';
import webpack from 'webpack';

const pre = { rules: [{ test: /\.(?:html|css)$/, enforce: 'pre', use: resolve('same.cjs') }] };
const ways = [
  ['no loader', {}],
  ['a loader', { module: pre }],
  ['a loader, and the type is enabled', { module: pre, experiments: { html: true, css: true } }],
];
for (const entry of ['./index.html', './style.css'])
  for (const [name, settings] of ways)
    await new Promise((done) => {
      webpack({ mode: 'production', entry, ...settings }, (_error, stats) => {
        const [error] = stats.toJson({ all: false, errors: true }).errors;
        console.log(`${entry}, ${name}:`, error?.message.split(':')[0] ?? 'built');
        done();
      });
    });
PROGRAM

cat >seen.txt <<'SEEN'
./index.html, no loader: built
./index.html, a loader: Module parse failed
./index.html, a loader, and the type is enabled: built
./style.css, no loader: built
./style.css, a loader: Module parse failed
./style.css, a loader, and the type is enabled: built
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
