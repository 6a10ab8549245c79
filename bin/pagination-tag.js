#!/usr/bin/env node
// CommonJS, and the command line in one file (scripts/bundle.js): both are sooner ready than ES modules are.
const nodeModule = require('node:module');
const { join } = require('node:path');
const { version } = require('../package.json');

const { argv } = process;
if (argv.length === 3 && (argv[2] === '--version' || argv[2] === '-V')) {
  // Asked by scripts and editors, and answered before anything else is loaded.
  process.stdout.write(`${version}\n`);
} else {
  // Node 22 and newer keep what they have compiled.
  nodeModule.enableCompileCache?.();
  const { run } = require('../dist/bundle/run.cjs');
  void run(argv, process, { version, playground: join(__dirname, '../dist/playground') }).then((code) => {
    process.exitCode = code;
  });
}
