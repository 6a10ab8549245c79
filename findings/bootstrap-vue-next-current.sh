#!/usr/bin/env bash
# The pagination of BootstrapVueNext is a bar of menus in which no page is marked as the current one, and it writes is="button" on its buttons.
#
# Versions: bootstrap-vue-next 1.2.1 with Vue 3.5.45, beside bootstrap-vue 2.23.1, its forerunner for Vue 2.7.16, in which the current page is a
# checked "menuitemradio". Here all pages have the role "menuitem" and names like "Go to page 2", also the current one: only that it is
# the one in the order of the Tab key tells it from the others. `is` is for customized built-in elements; what was meant is the name of the
# element, which has become an attribute.
# Source: WAI-ARIA 1.2, `aria-current`; bootstrap-vue's pull request 4810, and BootstrapVueNext's 118, "implement all aria-... attributes".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir next before
(
  cd next
  npm init --yes >/dev/null
  npm install --silent --no-audit --no-fund bootstrap-vue-next@1.2.1 vue@3.5.45 @vue/server-renderer@3.5.45
)
(
  cd before
  npm init --yes >/dev/null
  npm install --silent --no-audit --no-fund --ignore-scripts bootstrap-vue@2.23.1 vue@2.7.16 vue-server-renderer@2.7.16
)

cat >next/find.mjs <<'PROGRAM'
import { renderToString } from '@vue/server-renderer';
import { BPagination } from 'bootstrap-vue-next';
import { createSSRApp, h } from 'vue';

console.log(await renderToString(createSSRApp({ render: () => h(BPagination, { totalRows: 30, perPage: 10, modelValue: 2 }) })));
PROGRAM
cat >before/find.cjs <<'PROGRAM'
const { BPagination } = require('bootstrap-vue');
const Vue = require('vue');
const { createRenderer } = require('vue-server-renderer');

const page = new Vue({ render: (h) => h(BPagination, { props: { totalRows: 30, perPage: 10, value: 2 } }) });
createRenderer().renderToString(page).then(console.log);
PROGRAM

cat >seen.txt <<'SEEN'
bootstrap-vue-next:
<ul role="menubar" aria-disabled="false" aria-label="Pagination">
<button is="button" aria-label="Go to first page" role="menuitem" type="button" tabindex="-1">
<button is="button" aria-label="Go to previous page" role="menuitem" type="button" tabindex="-1">
<button is="button" aria-label="Go to page 1" aria-posinset="1" aria-setsize="3" role="menuitem" type="button" tabindex="-1">
<button is="button" aria-label="Go to page 2" aria-posinset="2" aria-setsize="3" role="menuitem" type="button" tabindex="0">
<button is="button" aria-label="Go to page 3" aria-posinset="3" aria-setsize="3" role="menuitem" type="button" tabindex="-1">
<button is="button" aria-label="Go to next page" role="menuitem" type="button" tabindex="-1">
<button is="button" aria-label="Go to last page" role="menuitem" type="button" tabindex="-1">
bootstrap-vue:
<ul role="menubar" aria-disabled="false" aria-label="Pagination">
<button role="menuitem" type="button" tabindex="-1" aria-label="Go to first page">
<button role="menuitem" type="button" tabindex="-1" aria-label="Go to previous page">
<button role="menuitemradio" type="button" aria-label="Go to page 1" aria-checked="false" aria-posinset="1" aria-setsize="3" tabindex="-1">
<button role="menuitemradio" type="button" aria-label="Go to page 2" aria-checked="true" aria-posinset="2" aria-setsize="3" tabindex="0">
<button role="menuitemradio" type="button" aria-label="Go to page 3" aria-checked="false" aria-posinset="3" aria-setsize="3" tabindex="-1">
<button role="menuitem" type="button" tabindex="-1" aria-label="Go to next page">
<button role="menuitem" type="button" tabindex="-1" aria-label="Go to last page">
SEEN

tags() { grep -oE '<(ul|button)[^>]*>' | sed -E 's/ (class|style|data-server-rendered)="[^"]*"//g'; }
{
  echo 'bootstrap-vue-next:'
  node next/find.mjs | tags
  echo 'bootstrap-vue:'
  NODE_ENV=production node before/find.cjs | tags
} | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
