#!/usr/bin/env bash
# {% if 1 < page < last %} is true on the first page and the last one in Nunjucks, Swig and MiniJinja, although it is false in Jinja.
#
# Versions: nunjucks 3.2.4, swig-templates 2.0.3, minijinja-js 2.11.0; beside Jinja2 3.1.6. They compare `1 < page`, and then the result, true,
# with `last`, so `1 < page < last` is true for any page, and `last > page > 1` for none: a page number out of range is shown as one in it.
# Nothing is raised. MiniJinja for Rust chains since 2.20.0, which is not on npm.
# Source: Template Designer Documentation of Jinja, "Expressions", which work much as in Python; Nunjucks' page "Templating", "Comparisons",
# with no word on more than one; minijinja-js's readme, for the same rendering with fewer features; release notes of MiniJinja 2.20.0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nunjucks@3.2.4 swig-templates@2.0.3 minijinja-js@2.11.0
python3 -m venv python
python/bin/pip install --quiet Jinja2==3.1.6

cat >find.mjs <<'PROGRAM'
import { execFileSync } from 'node:child_process';
import { Environment } from 'minijinja-js';
import nunjucks from 'nunjucks';
import swig from 'swig-templates';

const jinja = 'import json, sys; from jinja2 import Template; print(Template(sys.argv[1]).render(json.loads(sys.argv[2])))';
for (const test of ['1 < page < last', 'last > page > 1', '1 <= page <= last']) {
  const source = `{% if ${test} %}yes{% else %}no{% endif %}`;
  for (const page of [1, 2, 9, 12]) {
    const values = { page, last: 9 };
    console.log(
      `${test}, on page ${page} of 9: ` +
        [
          ['nunjucks', nunjucks.renderString(source, values)],
          ['swig', swig.render(source, { locals: values })],
          ['minijinja-js', new Environment().renderStr(source, values)],
          ['jinja', execFileSync('python/bin/python', ['-c', jinja, source, JSON.stringify(values)], { encoding: 'utf8' }).trim()],
        ]
          .map((each) => each.join(' '))
          .join(', '),
    );
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
1 < page < last, on page 1 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja no
1 < page < last, on page 2 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja yes
1 < page < last, on page 9 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja no
1 < page < last, on page 12 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja no
last > page > 1, on page 1 of 9: nunjucks no, swig no, minijinja-js no, jinja no
last > page > 1, on page 2 of 9: nunjucks no, swig no, minijinja-js no, jinja yes
last > page > 1, on page 9 of 9: nunjucks no, swig no, minijinja-js no, jinja no
last > page > 1, on page 12 of 9: nunjucks no, swig no, minijinja-js no, jinja no
1 <= page <= last, on page 1 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja yes
1 <= page <= last, on page 2 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja yes
1 <= page <= last, on page 9 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja yes
1 <= page <= last, on page 12 of 9: nunjucks yes, swig yes, minijinja-js yes, jinja no
SEEN

node find.mjs 2>warnings.txt | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
