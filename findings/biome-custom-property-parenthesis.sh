#!/usr/bin/env bash
# Biome reads no custom property whose value begins with a parenthesis, and takes what follows for selectors.
#
# Version: @biomejs/biome 2.6.8, beside Lightning CSS 1.33.0 and PostCSS 8.5.6, which read the same file. A custom property may have any value with
# balanced brackets, so the first half of a calculation, to be finished in a calc() elsewhere, can stand in one. Biome reports a parse
# error, lints none of the rest as it is meant, and formats nothing. In calc( … ), the same value is read.
# Source: CSS Custom Properties for Cascading Variables 1, "Custom Property Value Syntax": <declaration-value>.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @biomejs/biome@2.6.8 lightningcss@1.33.0 postcss@8.5.6

printf '.list {\n  --share: (100cqi - 1px) / 2;\n  width: calc(var(--share));\n}\n' >half.css
printf '.list {\n  --share: calc((100cqi - 1px) / 2);\n  width: var(--share);\n}\n' >whole.css

cat >find.mjs <<'PROGRAM'
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import postcss from 'postcss';

for (const filename of ['half.css', 'whole.css']) {
  const code = readFileSync(filename);
  const { stderr } = spawnSync('npx', ['biome', 'lint', filename], { encoding: 'utf8' });
  console.log(filename, 'Biome:', /× (.*)/.exec(stderr)?.[1] ?? 'fine');
  const { warnings } = transform({ filename, code });
  console.log(filename, 'Lightning CSS:', warnings.length, 'warnings, PostCSS:', postcss.parse(code).nodes.length, 'rule');
}
PROGRAM

cat >seen.txt <<'SEEN'
half.css Biome: Unexpected value or character.
half.css Lightning CSS: 0 warnings, PostCSS: 1 rule
whole.css Biome: fine
whole.css Lightning CSS: 0 warnings, PostCSS: 1 rule
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
