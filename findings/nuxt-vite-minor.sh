#!/usr/bin/env bash
# A new application of Nuxt does not build with the minor version of Vite that came after it.
#
# Versions: Nuxt 4.5.2 with Vue 3.5.45, on Vite 8.3.8 and 8.4.0, both within the range that Nuxt asks for. An application with one page
# builds with the first. With the second, the build of the server ends in EXTERNAL_MODULES_CANNOT_BE_TRANSFORMED_TO_MODULES: unctx,
# which Nuxt itself imports, is once an external module and once not. npm installs the second, unless `overrides` name the first.
# Source: the ranges in the package.json of @nuxt/vite-builder 4.5.2; Semantic Versioning 2.0.0, 7.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NUXT_TELEMETRY_DISABLED=1 CI=1 NO_COLOR=1

mkdir -p app/pages
echo '<template><NuxtPage /></template>' >app/app.vue
echo '<template><h1>Posts</h1></template>' >app/pages/index.vue
echo "export default defineNuxtConfig({ compatibilityDate: '2026-11-01' })" >nuxt.config.ts

for vite in 8.3.8 8.4.0; do
  rm -rf node_modules package-lock.json
  echo "{ \"private\": true, \"type\": \"module\", \"overrides\": { \"vite\": \"$vite\" } }" >package.json
  npm install --silent --no-audit --no-fund nuxt@4.5.2 vue@3.5.45 vue-router@5.5.1
  outcome=built
  npx nuxt build >log.txt 2>&1 || outcome=$(grep --only-matching '\[EXTERNAL_[A-Z_]*\] "node_modules/[a-z]*' log.txt | head -n 1)
  echo "Vite $vite: $outcome"
done | tee found.txt

cat >seen.txt <<'SEEN'
Vite 8.3.8: built
Vite 8.4.0: [EXTERNAL_MODULES_CANNOT_BE_TRANSFORMED_TO_MODULES] "node_modules/unctx
SEEN
diff seen.txt found.txt && echo 'Still so.'
