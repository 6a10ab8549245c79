#!/usr/bin/env node
'use strict';
// ES5, so that the oldest versions of Node can run this check.
var needed = require('../package.json').engines.node.slice(2).split('.').map(Number);
var own = process.versions.node.split('.').map(Number);
if (own[0] < needed[0] || (own[0] === needed[0] && own[1] < needed[1])) {
  var text = 'pagination-tag needs Node %s or newer. This is Node %s.';
  console.error(text, needed.join('.'), process.versions.node);
  process.exit(2);
}
var path = require('path');
// A package is built before it is packed. A clone may not be yet.
var main = path.join(__dirname, '../dist/bundle/main.cjs');
if (!require('fs').existsSync(main)) {
  var advice = 'pagination-tag is not built yet. In %s, run: npm ci && npm run build';
  console.error(advice, path.join(__dirname, '..'));
  process.exit(2);
}
var enableCompileCache = require('module').enableCompileCache;
if (enableCompileCache) enableCompileCache();
require(main).main();
