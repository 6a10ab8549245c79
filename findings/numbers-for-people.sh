#!/usr/bin/env bash
# ordinal-numbers says "111st page", and humanize-plus "1000.0k" for 999,999 posts and "9k" for 9,999.
#
# Versions: ordinal-numbers 1.0.3 and humanize-plus 1.8.2, beside ordinal 1.0.3, number-to-words 1.2.4 and Intl.NumberFormat. The first has "th"
# for 11, 12 and 13 alone, not for 111 or 1012. The second chooses the unit before it rounds, and without digits behind the point it
# does not round, but cuts off, though its own example with them is rounded.
# Source: CLDR, "Language Plural Rules", English ordinals: n % 100 is 11, 12 or 13; the readmes: the first adds "the ordinal indicator to a
# integer", and compactInteger() of the second makes 123.5M of 123456789 with one digit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ordinal-numbers@1.0.3 humanize-plus@1.8.2 ordinal@1.0.3 number-to-words@1.2.4

cat >find.cjs <<'PROGRAM'
const humanize = require('humanize-plus');
const { toOrdinal } = require('number-to-words');
const ordinal = require('ordinal');
const ordinalNumbers = require('ordinal-numbers');

for (const page of [1, 11, 21, 111, 112, 113, 1012]) {
  console.log(`page ${page}: ordinal-numbers ${ordinalNumbers(page)}, humanize-plus ${humanize.ordinal(page)}, ordinal ${ordinal(page)}, number-to-words ${toOrdinal(page)}`);
}
for (const posts of [1999, 9999, 99999, 999499, 999999, 123456789]) {
  for (const digits of [0, 1]) {
    const intl = new Intl.NumberFormat('en', { notation: 'compact', minimumFractionDigits: digits, maximumFractionDigits: digits });
    console.log(`${posts} posts with ${digits} digits: humanize-plus ${humanize.compactInteger(posts, digits)}, Intl ${intl.format(posts)}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
page 1: ordinal-numbers 1st, humanize-plus 1st, ordinal 1st, number-to-words 1st
page 11: ordinal-numbers 11th, humanize-plus 11th, ordinal 11th, number-to-words 11th
page 21: ordinal-numbers 21st, humanize-plus 21st, ordinal 21st, number-to-words 21st
page 111: ordinal-numbers 111st, humanize-plus 111th, ordinal 111th, number-to-words 111th
page 112: ordinal-numbers 112nd, humanize-plus 112th, ordinal 112th, number-to-words 112th
page 113: ordinal-numbers 113rd, humanize-plus 113th, ordinal 113th, number-to-words 113th
page 1012: ordinal-numbers 1012nd, humanize-plus 1012th, ordinal 1012th, number-to-words 1012th
1999 posts with 0 digits: humanize-plus 1k, Intl 2K
1999 posts with 1 digits: humanize-plus 2.0k, Intl 2.0K
9999 posts with 0 digits: humanize-plus 9k, Intl 10K
9999 posts with 1 digits: humanize-plus 10.0k, Intl 10.0K
99999 posts with 0 digits: humanize-plus 99k, Intl 100K
99999 posts with 1 digits: humanize-plus 100.0k, Intl 100.0K
999499 posts with 0 digits: humanize-plus 999k, Intl 999K
999499 posts with 1 digits: humanize-plus 999.5k, Intl 999.5K
999999 posts with 0 digits: humanize-plus 999k, Intl 1M
999999 posts with 1 digits: humanize-plus 1000.0k, Intl 1.0M
123456789 posts with 0 digits: humanize-plus 123M, Intl 123M
123456789 posts with 1 digits: humanize-plus 123.5M, Intl 123.5M
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
