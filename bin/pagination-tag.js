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
var enableCompileCache = require('module').enableCompileCache;
if (enableCompileCache) enableCompileCache();
require('../dist/bundle/main.cjs').main();
