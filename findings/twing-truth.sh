#!/usr/bin/env bash
# Twing has two ideas of what is true: an empty list is false in {% if posts %}, and not false behind `not`, `and`, `or` or `?`.
#
# Versions: twing 7.3.1, beside twig 3.0.0 (Twig.js), which has one. A condition that is a single value is judged as in PHP. An operator
# judges its values as JavaScript does: each list is true, and so is "0", which a query may have. `{% if not posts %}` therefore never shows
# "no posts", and `{% if posts and more %}` asks for `more` only. Nothing is raised. `posts is empty` is right in both.
# Source: Twig's documentation, "if", whose table of truth has the empty array and "0" as false, and which explains `not` by it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund twing@7.3.1 twig@3.0.0

cat >find.mjs <<'PROGRAM'
import Twig from 'twig';
import { createArrayLoader, createEnvironment } from 'twing';

const values = { posts: [], offset: '0', more: true };
for (const template of [
  '{% if posts %}posts{% else %}no posts{% endif %}',
  '{% if not posts %}no posts{% else %}posts{% endif %}',
  '{% if posts and more %}posts{% else %}no posts{% endif %}',
  '{{ posts ? "posts" : "no posts" }}',
  '{% if posts is empty %}no posts{% else %}posts{% endif %}',
  '{% if offset %}later{% else %}start{% endif %}',
  '{% if not offset %}start{% else %}later{% endif %}',
  '{{ offset ? "later" : "start" }}',
]) {
  const twing = await createEnvironment(createArrayLoader({ page: template })).render('page', values);
  console.log(`${template} is "${twing}", and in Twig.js "${Twig.twig({ data: template }).render(values)}"`);
}
PROGRAM

cat >seen.txt <<'SEEN'
{% if posts %}posts{% else %}no posts{% endif %} is "no posts", and in Twig.js "no posts"
{% if not posts %}no posts{% else %}posts{% endif %} is "posts", and in Twig.js "no posts"
{% if posts and more %}posts{% else %}no posts{% endif %} is "posts", and in Twig.js "no posts"
{{ posts ? "posts" : "no posts" }} is "posts", and in Twig.js "no posts"
{% if posts is empty %}no posts{% else %}posts{% endif %} is "no posts", and in Twig.js "no posts"
{% if offset %}later{% else %}start{% endif %} is "start", and in Twig.js "start"
{% if not offset %}start{% else %}later{% endif %} is "later", and in Twig.js "start"
{{ offset ? "later" : "start" }} is "later", and in Twig.js "start"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
