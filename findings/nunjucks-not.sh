#!/usr/bin/env bash
# Nunjucks negates only the first name of a comparison: {% if not page == last %} is false on each page, so no "next" is shown.
#
# Versions: nunjucks 3.2.4, beside Jinja2 3.1.6, which shows the link on all pages but the last. Nunjucks reads `not` as Jinja does, above the
# comparison, and then writes it into JavaScript as `!` with no brackets: `!page == last` compares true or false with a number. Nothing
# is raised. With `<` or `>`, the outcome is the same for all pages, too. `in` and `is` become calls, so there it is right, as it is
# with brackets in the template.
# Source: Nunjucks' page "Questions Asked Frequently Enough", which names the differences from Jinja and not this one; `compileNot` in
# its src/compiler.js.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nunjucks@3.2.4
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check Jinja2==3.1.6

cat >templates.txt <<'TEMPLATES'
{% if not page == last %}next{% endif %}
{% if not page > 1 %}first{% endif %}
{{ "near" if page < 3 and not page == 1 }}
{% if not page in [1, 2] %}far{% endif %}
{% if not page is odd %}even{% endif %}
{% if not (page == last) %}next{% endif %}
{% if page != last %}next{% endif %}
TEMPLATES

cat >find.cjs <<'PROGRAM'
const { readFileSync } = require('node:fs');
const nunjucks = require('nunjucks');

for (const template of readFileSync('templates.txt', 'utf8').trim().split('\n'))
  console.log([1, 2, 3].map((page) => nunjucks.renderString(template, { page, last: 3 }) || '-').join(' '));
PROGRAM

cat >find.py <<'PROGRAM'
from jinja2 import Environment

for template in open("templates.txt"):
    rendered = [Environment().from_string(template.strip()).render(page=page, last=3) for page in (1, 2, 3)]
    print(template.strip(), "in Jinja:", *(text or "-" for text in rendered))
PROGRAM

cat >seen.txt <<'SEEN'
{% if not page == last %}next{% endif %} in Jinja: next next -, in Nunjucks: - - -
{% if not page > 1 %}first{% endif %} in Jinja: first - -, in Nunjucks: - - -
{{ "near" if page < 3 and not page == 1 }} in Jinja: - near -, in Nunjucks: - - -
{% if not page in [1, 2] %}far{% endif %} in Jinja: - - far, in Nunjucks: - - far
{% if not page is odd %}even{% endif %} in Jinja: - even -, in Nunjucks: - even -
{% if not (page == last) %}next{% endif %} in Jinja: next next -, in Nunjucks: next next -
{% if page != last %}next{% endif %} in Jinja: next next -, in Nunjucks: next next -
SEEN

paste -d '\t' <(python/bin/python find.py) <(node find.cjs) | sed 's/\t/, in Nunjucks: /' | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
