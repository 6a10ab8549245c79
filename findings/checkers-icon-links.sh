#!/usr/bin/env bash
# Four checkers find no name in a "Next" link with an icon that has one, and each of them knows another way to name it.
#
# Versions: axe-core 4.14.1 on jsdom 29.1.1, svelte 5.57.3, eslint-plugin-vuejs-accessibility 2.6.0, html-validate 10.17.0; beside
# dom-accessibility-api 0.7.1, which has the name in all of them, as Chromium has (tried by hand). On jsdom, <title> in an icon has
# "display: none" like that of a page, so axe-core finds no text. Svelte and the plugin for Vue pass over an `aria-label` inside of the link, the
# latter also over `title`, and html-validate over `title` and `aria-labelledby`. Only words that a class hides please all of them.
# Source: Accessible Name and Description Computation 1.2, "Computation steps"; SVG Accessibility API Mappings, "Name"; jsdom's issue 3064, open.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund axe-core@4.14.1 jsdom@29.1.1 svelte@5.57.3 eslint@9.39.5 eslint-plugin-vuejs-accessibility@2.6.0 \
  vue-eslint-parser@10.4.2 html-validate@10.17.0 dom-accessibility-api@0.7.1

cat >find.mjs <<'PROGRAM'
import axe from 'axe-core';
import { computeAccessibleName } from 'dom-accessibility-api';
import { Linter } from 'eslint';
import vue from 'eslint-plugin-vuejs-accessibility';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { compile } from 'svelte/compiler';

const htmlValidate = new HtmlValidate({ extends: ['html-validate:recommended'] });
for (const html of [
  '<a href="/2"><svg role="img"><title>Next</title></svg></a>',
  '<a href="/2"><svg role="img" aria-label="Next"></svg></a>',
  '<a href="/2"><span role="img" aria-label="Next"></span></a>',
  '<a href="/2" title="Next"><svg aria-hidden="true"></svg></a>',
  '<a href="/2" aria-labelledby="n"><svg aria-hidden="true"></svg></a><span id="n" hidden>Next</span>',
  '<a href="/2"><svg aria-hidden="true"></svg><span class="sr-only">Next</span></a>',
  '<a href="/2"><svg aria-hidden="true"></svg></a>',
]) {
  const page = `<!doctype html><html lang="en"><title>Posts</title><body><main>${html}</main></body></html>`;
  const { window } = new JSDOM(page, { runScripts: 'outside-only' });
  window.eval(axe.source);
  const { violations } = await window.axe.run(window.document, { runOnly: ['link-name'] });
  const { results } = await htmlValidate.validateString(html);
  const messages = new Linter().verify(`<template>${html}</template>`, vue.configs['flat/recommended'], 'link.vue');
  console.log(html);
  console.log(`  named: ${JSON.stringify(computeAccessibleName(window.document.querySelector('a')))}`);
  for (const [name, found] of [
    ['axe-core on jsdom', violations.map(({ id }) => id)],
    ['svelte', compile(html, {}).warnings.map(({ code }) => code)],
    ['vuejs-accessibility', messages.map(({ ruleId, message }) => ruleId ?? message)],
    ['html-validate', results.flatMap((result) => result.messages.map(({ ruleId }) => ruleId))],
  ]) if (found.length) console.log(`  ${name}: ${found.join(', ')}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
<a href="/2"><svg role="img"><title>Next</title></svg></a>
  named: "Next"
  axe-core on jsdom: link-name
<a href="/2"><svg role="img" aria-label="Next"></svg></a>
  named: "Next"
  svelte: a11y_consider_explicit_label
  vuejs-accessibility: vuejs-accessibility/anchor-has-content
<a href="/2"><span role="img" aria-label="Next"></span></a>
  named: "Next"
  svelte: a11y_consider_explicit_label
  vuejs-accessibility: vuejs-accessibility/anchor-has-content
<a href="/2" title="Next"><svg aria-hidden="true"></svg></a>
  named: "Next"
  vuejs-accessibility: vuejs-accessibility/anchor-has-content
  html-validate: wcag/h30
<a href="/2" aria-labelledby="n"><svg aria-hidden="true"></svg></a><span id="n" hidden>Next</span>
  named: "Next"
  html-validate: wcag/h30
<a href="/2"><svg aria-hidden="true"></svg><span class="sr-only">Next</span></a>
  named: "Next"
<a href="/2"><svg aria-hidden="true"></svg></a>
  named: ""
  axe-core on jsdom: link-name
  svelte: a11y_consider_explicit_label
  vuejs-accessibility: vuejs-accessibility/anchor-has-content
  html-validate: wcag/h30
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
