#!/usr/bin/env bash
# Prettier's plugin for Blade takes the spaces around values in a short @if or @foreach away, so "Page 2 of 42" becomes "Page2of42".
#
# Version: prettier-plugin-blade 3.3.3 (Chisel) with prettier 3.10.1. If all of the block is text and values on one line, the spaces between
# them are gone afterwards; with a line break in the block, or an element, they stay. Outside blocks, the space before an escaped
# echo goes too: `Page @{{ page }}`, which Blade leaves for Vue or Alpine, becomes `Page@{{ page }}`. It is the same with
# `htmlWhitespaceSensitivity: 'strict'`, and no error is raised.
# Source: Laravel's documentation, "Blade Templates", "Blade and JavaScript Frameworks", where only the @ is removed from what is written;
# Prettier's page "Rationale", "Correctness"; the plugin's readme lists the option among Prettier's that it respects.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund prettier-plugin-blade@3.3.3 prettier@3.10.1

cat >find.mjs <<'PROGRAM'
import { format } from 'prettier';

const templates = [
  '<p>@if ($last) Page {{ $page }} of {{ $last }} @endif</p>',
  '<p>@if ($last)\nPage {{ $page }} of {{ $last }}\n@endif</p>',
  '<p>@foreach ($pages as $page) page {{ $page }} @endforeach</p>',
  '<p>Page {{ $page }} of {{ $last }}</p>',
  '<p>Page @{{ page }} of @{{ last }}</p>',
];
for (const htmlWhitespaceSensitivity of ['css', 'strict'])
  for (const template of templates) {
    const formatted = await format(template, { parser: 'blade', plugins: ['prettier-plugin-blade'], htmlWhitespaceSensitivity });
    console.log(formatted.replace(/\s+/g, ' ').trim());
  }
PROGRAM

cat >seen.txt <<'SEEN'
<p> @if ($last) Page{{ $page }}of{{ $last }} @endif </p>
<p> @if ($last) Page {{ $page }} of {{ $last }} @endif </p>
<p> @foreach ($pages as $page) page{{ $page }} @endforeach </p>
<p>Page {{ $page }} of {{ $last }}</p>
<p>Page@{{ page }} of@{{ last }}</p>
<p> @if ($last) Page{{ $page }}of{{ $last }} @endif </p>
<p> @if ($last) Page {{ $page }} of {{ $last }} @endif </p>
<p> @foreach ($pages as $page) page{{ $page }} @endforeach </p>
<p>Page {{ $page }} of {{ $last }}</p>
<p>Page@{{ page }} of@{{ last }}</p>
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
