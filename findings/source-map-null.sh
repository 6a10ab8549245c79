#!/usr/bin/env bash
# source-map and source-map-js take a source without a name for a file called "null", and give two of them the same content.
#
# Versions: source-map 0.8.0 and source-map-js 1.2.4, which PostCSS reads maps with; beside @jridgewell/trace-mapping 0.3.31. A generated part
# that no file holds has `null` in `sources` and its text in `sourcesContent`. Both make a text of it, and a URL when the place of the map
# is known, so a position is said to be in a file that is not there. The content of the second one is never found, and a map that
# `fromSourceMap()` writes has the first for both. Nothing is raised.
# Source: ECMA-426, "Source map format", sources: a list of strings or null; tc39/ecma426, issue 86, on browsers that do the same.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund source-map@0.8.0 source-map-js@1.2.4 @jridgewell/trace-mapping@0.3.31

cat >find.mjs <<'PROGRAM'
import { TraceMap } from '@jridgewell/trace-mapping';
import mozilla from 'source-map';
import js from 'source-map-js';

const map = { version: 3, sources: [null, null, 'posts.html'], sourcesContent: ['<nav>', '</nav>', '<p>'], names: [], mappings: 'AAAA,CCAA,CCAA' };
for (const [name, { SourceMapConsumer, SourceMapGenerator }] of Object.entries({ 'source-map': mozilla, 'source-map-js': js })) {
  const consumer = await new SourceMapConsumer(map);
  const { source } = consumer.originalPositionFor({ line: 1, column: 1 });
  const placed = await new SourceMapConsumer(map, 'https://a.example/posts.html.map');
  const { sources, sourcesContent } = JSON.parse(SourceMapGenerator.fromSourceMap(consumer));
  console.log(`${name}: the second part is from ${JSON.stringify(source)} with ${consumer.sourceContentFor(source)}`);
  console.log('  where the map has a place:', placed.originalPositionFor({ line: 1, column: 1 }).source);
  console.log('  written again:', JSON.stringify({ sources, sourcesContent }));
}
const { sources, sourcesContent } = new TraceMap(map);
console.log('trace-mapping:', JSON.stringify({ sources, sourcesContent }));
PROGRAM

cat >seen.txt <<'SEEN'
source-map: the second part is from "null" with <nav>
  where the map has a place: https://a.example/null
  written again: {"sources":["null","posts.html"],"sourcesContent":["<nav>","<p>"]}
source-map-js: the second part is from "null" with <nav>
  where the map has a place: https://a.example/null
  written again: {"sources":["null","posts.html"],"sourcesContent":["<nav>","<p>"]}
trace-mapping: {"sources":[null,null,"posts.html"],"sourcesContent":["<nav>","</nav>","<p>"]}
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
