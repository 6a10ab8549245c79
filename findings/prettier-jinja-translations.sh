#!/usr/bin/env bash
# Prettier's plugin for Jinja breaks lines in {% trans %}, and a text with a new line in it has no translation any more.
#
# Versions: prettier-plugin-jinja-template 2.2.0 with prettier 3.10.1; rendered with Jinja2 3.1.6. What stands in the block is the key of the
# translation, with each space and line. The plugin fills it like other text: a long one is broken, at another place with each
# indentation, and of two spaces one is left. Nothing fails; the page has the words of the source language. Short ones go well, so
# the first to be lost are sentences, such as the summary of a list. With `trimmed`, Jinja finds the key again.
# Source: Jinja's Template Designer Documentation, "Extensions", i18n, which warns of line breaks in such strings and has `trimmed` against them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund prettier-plugin-jinja-template@2.2.0 prettier@3.10.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check Jinja2==3.1.6

cat >find.py <<'PROGRAM'
import sys

from jinja2 import Environment

text = "Page %(page)s of %(last)s, with ten of all posts that have been written here since the first."
german = {
    text: "Seite %(page)s von %(last)s mit zehn aller Beiträge, die hier seit dem ersten geschrieben wurden.",
    "Next page": "Nächste Seite",
}
environment = Environment(extensions=["jinja2.ext.i18n"])
environment.install_gettext_callables(lambda key: german.get(key, key), lambda one, many, number: one, newstyle=True)
print(" ".join(environment.from_string(sys.stdin.read()).render(page=7, last=42).split()))
PROGRAM

long='Page {{ page }} of {{ last }}, with ten of all posts that have been written here since the first.'
for html in "<p>{% trans %}$long{% endtrans %}</p>" "<p>{% trans trimmed %}$long{% endtrans %}</p>" '<p>{% trans %}Next page{% endtrans %}</p>'; do
  printf '%s\n' "$html" >page.html
  echo "as written: $(python/bin/python find.py <page.html)"
  npx prettier --plugin prettier-plugin-jinja-template --parser jinja-template --write page.html >/dev/null
  echo "as formatted: $(python/bin/python find.py <page.html)"
done | tee found.txt

cat >seen.txt <<'SEEN'
as written: <p>Seite 7 von 42 mit zehn aller Beiträge, die hier seit dem ersten geschrieben wurden.</p>
as formatted: <p> Page 7 of 42, with ten of all posts that have been written here since the first. </p>
as written: <p>Seite 7 von 42 mit zehn aller Beiträge, die hier seit dem ersten geschrieben wurden.</p>
as formatted: <p> Seite 7 von 42 mit zehn aller Beiträge, die hier seit dem ersten geschrieben wurden. </p>
as written: <p>Nächste Seite</p>
as formatted: <p>Nächste Seite</p>
SEEN
diff seen.txt found.txt && echo 'Still so.'
