#!/usr/bin/env bash
# With a nonce, no plugin of Vite sees a page as it is in its file: Vite writes its own <meta> before plugins with order "pre".
#
# Version: vite 8.3.8. `html.cspNonce` puts a line before `</head>`, also before `transformIndexHtml` with `order: 'pre'`, in the build
# and in development. What a plugin says of line 5 of its page is line 4 of the file, and a comparison with the file fails.
# Source: Vite's documentation, "Plugin API", which says that hooks with `order: 'pre'` come before the HTML is processed;
# `preHooks.unshift(injectCspNonceMetaTagHook(config))` in its code.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8

printf '<!DOCTYPE html>\n<html lang="en"><head><title>Posts</title>\n</head>\n<body><p>Line 4</p></body></html>\n' >index.html

cat >find.mjs <<'PROGRAM'
import { readFileSync } from 'node:fs';
import { build, createServer } from 'vite';

const file = readFileSync('index.html', 'utf8');
const lineOf = (html) => html.split('\n').findIndex((line) => line.includes('Line 4')) + 1;
for (const html of [{}, { cspNonce: 'abc' }]) {
  let way;
  const handler = (page) => console.log(`${way}, nonce ${html.cspNonce}: as in the file ${page === file}, line ${lineOf(page)}`);
  const plugins = [{ name: 'seen', transformIndexHtml: { order: 'pre', handler } }];
  const config = { html, plugins, configFile: false, logLevel: 'silent' };
  way = 'build';
  await build(config);
  way = 'server';
  const server = await createServer({ ...config, server: { middlewareMode: true, ws: false, watch: null } });
  await server.transformIndexHtml('/index.html', file);
  await server.close();
}
PROGRAM

cat >seen.txt <<'SEEN'
build, nonce undefined: as in the file true, line 4
server, nonce undefined: as in the file true, line 4
build, nonce abc: as in the file false, line 5
server, nonce abc: as in the file false, line 5
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
