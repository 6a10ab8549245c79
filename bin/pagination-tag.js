#!/usr/bin/env node
require('node:module').enableCompileCache?.();
void require('../dist/bundle/main.cjs').main();
