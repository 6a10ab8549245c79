#!/usr/bin/env bash
# Astro builds a component from a folder that has only / in common with the project, unless the component has a <style>.
#
# Versions: astro 5.18.2, and the same in 6.0.5 on Node 24. Such a folder is a package that is linked from another disk, from
# /var/packages/cards into a site in /home. The template is found and rendered; the virtual module of its <style> is looked up below
# the project, at its path with that of the component behind it, so the build ends with "No cached compile metadata found". A path
# that begins with / is taken for one from the root of the site, unless both have a folder in common.
# Source: withastro/astro, issue 16616, which names the two keys of the cache for other paths.
set -euo pipefail

site=$(mktemp -d -p /tmp)
cards=$(mktemp -d -p /var/tmp)
trap 'rm -rf "$site" "$cards"' EXIT
cd "$site"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund astro@5.18.2
mkdir -p src/pages
printf -- '---\nimport Card from "../../../..%s/Card.astro";\n---\n<Card />\n' "$cards" >src/pages/index.astro
export ASTRO_TELEMETRY_DISABLED=1

for style in '' '<style>p { color: green }</style>'; do
  printf '<p>A card</p>\n%s\n' "$style" >"$cards/Card.astro"
  echo "${style:-no style}: $(npx astro build 2>&1 | grep -oE 'No cached compile metadata found|[0-9]+ page\(s\) built')"
done | tee found.txt

cat >seen.txt <<'SEEN'
no style: 1 page(s) built
<style>p { color: green }</style>: No cached compile metadata found
SEEN
diff seen.txt found.txt && echo 'Still so.'
