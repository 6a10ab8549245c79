#!/usr/bin/env bash
# doT shows nothing for the number 0 in {{! }}, and takes text between /* and */ out of a page, together with the tags that stand there.
#
# Versions: dot 1.1.3, beside eta 4.6.0, which does neither. `{{! }}` is `{{= }}` with the result escaped, yet 0 and false become an empty text
# there: "0 posts" is " posts", and a link to a page that is counted from 0 has no number. With `strip`, which is on unless it is turned off,
# a comment of JavaScript goes wherever it stands, so what is between a field that accepts image/* and a feed of type */* is gone. A text
# that speaks of "&copy;" is not escaped and becomes the sign. Nothing is raised. `{{! String(n) }}`, `strip: false` and `doNotSkipEncoded: true`
# mend them.
# Source: doT's readme and page "Usage", where {{! }} differs from {{= }} by its encoding only; olado/doT, issue 270, closed, on 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dot@1.1.3 eta@4.6.0

cat >find.mjs <<'PROGRAM'
import dot from 'dot';
import { Eta } from 'eta';

const values = { page: 0, posts: 0, title: 'Write &copy; for ©' };
for (const [source, same] of [
  ['<p>{{! it.posts }} posts</p>', '<p><%= it.posts %> posts</p>'],
  ['<p>{{= it.posts }} posts</p>', '<p><%~ it.posts %> posts</p>'],
  ['<a href="/posts?page={{! it.page }}">1</a>', '<a href="/posts?page=<%= it.page %>">1</a>'],
  ['<p>{{! it.title }}</p>', '<p><%= it.title %></p>'],
  ['<input accept="image/*"><a href="/posts">Posts</a><link type="*/*">'],
]) {
  console.log(source);
  console.log(`  doT: ${dot.template(source)(values)}`);
  console.log(`  doT, strip: false: ${dot.template(source, { ...dot.templateSettings, strip: false })(values)}`);
  console.log(`  eta: ${new Eta().renderString(same ?? source, values)}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
<p>{{! it.posts }} posts</p>
  doT: <p> posts</p>
  doT, strip: false: <p> posts</p>
  eta: <p>0 posts</p>
<p>{{= it.posts }} posts</p>
  doT: <p>0 posts</p>
  doT, strip: false: <p>0 posts</p>
  eta: <p>0 posts</p>
<a href="/posts?page={{! it.page }}">1</a>
  doT: <a href="/posts?page=">1</a>
  doT, strip: false: <a href="/posts?page=">1</a>
  eta: <a href="/posts?page=0">1</a>
<p>{{! it.title }}</p>
  doT: <p>Write &copy; for ©</p>
  doT, strip: false: <p>Write &copy; for ©</p>
  eta: <p>Write &amp;copy; for ©</p>
<input accept="image/*"><a href="/posts">Posts</a><link type="*/*">
  doT: <input accept="image*">
  doT, strip: false: <input accept="image/*"><a href="/posts">Posts</a><link type="*/*">
  eta: <input accept="image/*"><a href="/posts">Posts</a><link type="*/*">
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
