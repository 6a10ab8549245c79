#!/usr/bin/env bash
# Prettier's plugin for Twig takes parentheses away that a subtraction or a division needs, so the formatted page counts differently.
#
# Versions: @zackad/prettier-plugin-twig 0.17.0 with prettier 3.10.1; rendered with twing 7.3.1 and twig 3.0.0 (Twig.js), which agree. To the
# right of "-" or "/", brackets are dropped around an operator of the same rank or a choice with "?", although these are read from the
# left without them: a link to the first of the last five pages leads to another page. Those of `(page - 1) * size` stay.
# Source: Prettier's page "Rationale", "Correctness", which asks for the same behaviour before and after; the plugin's README names
# no exception. Melody's plugin, from which it was made, has the like in its issue 96.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @zackad/prettier-plugin-twig@0.17.0 prettier@3.10.1 twing@7.3.1 twig@3.0.0

cat >find.mjs <<'PROGRAM'
import { format } from 'prettier';
import Twig from 'twig';
import { createArrayLoader, createEnvironment } from 'twing';

const values = { page: 7, last: 42, size: 5, total: 420 };
for (const template of [
  '{{ last - (size - 1) }}',
  '{{ total / (size * 2) }}',
  '{{ page - (page > 5 ? 5 : page) }}',
  '<a href="?page={{ last - (size - 1) }}">Last five</a>',
  '{{ (page - 1) * size }}',
]) {
  const formatted = await format(template, { parser: 'twig', plugins: ['@zackad/prettier-plugin-twig'] });
  for (const source of [template, formatted.trim()]) {
    const twing = await createEnvironment(createArrayLoader({ page: source })).render('page', values);
    const twig = Twig.twig({ data: source }).render(values);
    console.log(`${source} is ${twing}${twing === twig ? '' : ` or ${twig}`}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
{{ last - (size - 1) }} is 38
{{ last - size - 1 }} is 36
{{ total / (size * 2) }} is 42
{{ total / size * 2 }} is 168
{{ page - (page > 5 ? 5 : page) }} is 2
{{ page - page > 5 ? 5 : page }} is 7
<a href="?page={{ last - (size - 1) }}">Last five</a> is <a href="?page=38">Last five</a>
<a href="?page={{ last - size - 1 }}">Last five</a> is <a href="?page=36">Last five</a>
{{ (page - 1) * size }} is 30
{{ (page - 1) * size }} is 30
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
