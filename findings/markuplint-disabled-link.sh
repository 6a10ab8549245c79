#!/usr/bin/env bash
# markuplint asks for the href of a disabled link to be removed where there is none.
#
# Versions: markuplint 4.18.3 with its preset "recommended"; html-validate 10.17.0 and axe-core 4.14.1 in jsdom 29.1.1 find no fault. "Previous"
# on the first page can be an <a> without href that has role="link" and aria-disabled="true", so that it is announced as a link that
# cannot be followed. markuplint reports it as an error, as it does a link with href, for which the advice is meant. A <span> is fine
# for markuplint, but there html-validate asks for the <a>.
# Source: ARIA in HTML, whose example "Communicate a disabled link with ARIA" is this link, and whose table has rows for <a> with href and
# without.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund markuplint@4.18.3 html-validate@10.17.0 axe-core@4.14.1 jsdom@29.1.1

cat >find.mjs <<'PROGRAM'
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { JSDOM, VirtualConsole } from 'jsdom';
import { MLEngine } from 'markuplint';

for (const link of [
  '<a role="link" aria-disabled="true">Previous</a>',
  '<span role="link" aria-disabled="true">Previous</span>',
  '<a href="?page=1" aria-disabled="true">Previous</a>',
  '<a href="?page=1">Previous</a>',
]) {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Posts</title></head><body><h1>Posts</h1>
<nav aria-label="Pages"><ul><li>${link}</li></ul></nav></body></html>`;
  console.log(link);
  const engine = await MLEngine.fromCode(html, { name: 'page.html', dirname: process.cwd(), config: { extends: ['markuplint:recommended'] } });
  const { violations } = await engine.exec();
  console.log('  markuplint:', violations.map(({ severity, message }) => `${severity}, ${message}`).join('; ') || 'fine');
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] }).validateString(html);
  console.log('  html-validate:', results[0]?.messages.map(({ message }) => message).join('; ') ?? 'fine');
  const { window } = new JSDOM(html, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  window.eval(axe.source);
  const found = await window.axe.run({ runOnly: ['cat.aria', 'cat.name-role-value'] });
  console.log('  axe:', found.violations.map(({ id }) => id).join('; ') || 'fine');
}
PROGRAM

cat >seen.txt <<'SEEN'
<a role="link" aria-disabled="true">Previous</a>
  markuplint: error, The "aria-disabled" ARIA state is not recommended to use on the "a" element. Remove the "href" attribute if you use the ARIA state
  html-validate: fine
  axe: fine
<span role="link" aria-disabled="true">Previous</span>
  markuplint: fine
  html-validate: Prefer to use the native <a> element
  axe: fine
<a href="?page=1" aria-disabled="true">Previous</a>
  markuplint: error, The "aria-disabled" ARIA state is not recommended to use on the "a" element. Remove the "href" attribute if you use the ARIA state
  html-validate: fine
  axe: fine
<a href="?page=1">Previous</a>
  markuplint: fine
  html-validate: fine
  axe: fine
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
