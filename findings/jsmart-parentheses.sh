#!/usr/bin/env bash
# jSmart reads over parentheses: the first post on page 3, {($page - 1) * 10 + 1}, is number -6, and a condition with "or" in them is another.
#
# Versions: jsmart 4.0.0, beside smarty4js 0.1.8, which heeds them; the number is 21. What is in them goes into the list of terms as it is, so the
# operators outside of them bind first. `@count` shows all items of the list instead of how many there are, and `default` takes 0 for missing.
# {math} and `count` without "@" give what they give in Smarty. Nothing is raised. A template with a range of posts, or with the pages
# around the current one, shows other numbers in a browser than the same template on the server.
# Source: jSmart's readme, which has the syntax "limited", and the same templates for both sides; Smarty's documentation, "{if}", with parentheses
# around an "or", "Math" of the basic syntax, and "default", which is for a value that is empty or not set.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsmart@4.0.0 smarty4js@0.1.8

cat >find.mjs <<'PROGRAM'
import JSmart from 'jsmart';
import Smarty from 'smarty4js';

const data = { page: 3, last: 9, total: 0, posts: ['a', 'b'] };
for (const code of [
  '($page - 1) * 10 + 1',
  '100 - ($page - 1) * 10',
  '($page + 1) / 2',
  '$page * 10 - 9',
  'if ($page == 1 or $page == 3) and $last == 1',
  'if $last == 1 and ($page == 1 or $page == 3)',
]) {
  const end = (open, close) => (code.startsWith('if') ? `true${open}else${close}false${open}/if${close}` : '');
  console.log(code);
  console.log(`  jsmart: ${new JSmart(`{${code}}${end('{', '}')}`).fetch(data)}`);
  console.log(`  smarty4js: ${new Smarty().render(`{%${code}%}${end('{%', '%}')}`, data)}`);
}
for (const template of ['{$posts|@count} posts', '{$posts|count} posts', '{$total|default:10} posts', '{math equation="(x - 1) * 10 + 1" x=$page}'])
  console.log(`${template}: ${new JSmart(template).fetch(data)}`);
PROGRAM

cat >seen.txt <<'SEEN'
($page - 1) * 10 + 1
  jsmart: -6
  smarty4js: 21
100 - ($page - 1) * 10
  jsmart: 87
  smarty4js: 80
($page + 1) / 2
  jsmart: 3.5
  smarty4js: 2
$page * 10 - 9
  jsmart: 21
  smarty4js: 21
if ($page == 1 or $page == 3) and $last == 1
  jsmart: true
  smarty4js: false
if $last == 1 and ($page == 1 or $page == 3)
  jsmart: true
  smarty4js: false
{$posts|@count} posts: a,b posts
{$posts|count} posts: 2 posts
{$total|default:10} posts: 10 posts
{math equation="(x - 1) * 10 + 1" x=$page}: 21
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
