#!/usr/bin/env bash
# Jinja's filter int fails on infinity, in two ways, where its documentation promises a default.
#
# Version: Jinja2 3.1.6. A visitor can ask for ?page=1e999, and `page|float` is infinity then. `page|float|int` raises an
# OverflowError, also with a default of its own, so the page is an error 500; `page|int` alone gives 0. In a template with the
# number in it, the compiler has calculated `"1e999"|float` beforehand and writes the result into Python's source as the name
# `inf`, so that the same expression is a NameError.
# Source: Template Designer Documentation, "List of Builtin Filters", int: "If the conversion doesn't work it will return 0."
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet Jinja2==3.1.6

cat >find.py <<'PROGRAM'
from jinja2 import Environment

for source in ["{{ page|int }}", "{{ page|float|int }}", "{{ page|float|int(1) }}", '{{ "1e999"|float|int }}']:
    try:
        found = Environment().from_string(source).render(page="1e999")
    except Exception as error:
        found = f"{type(error).__name__}: {error}"
    print(source, "is", found)
PROGRAM

cat >seen.txt <<'SEEN'
{{ page|int }} is 0
{{ page|float|int }} is OverflowError: cannot convert float infinity to integer
{{ page|float|int(1) }} is OverflowError: cannot convert float infinity to integer
{{ "1e999"|float|int }} is NameError: name 'inf' is not defined
SEEN

python/bin/python find.py | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
