#!/usr/bin/env bash
# @fluent/bundle ignores { NUMBER($page, type: "ordinal") -> }, so the message of Fluent's own guide says "the 2th page".
#
# Version: @fluent/bundle 0.19.1, beside intl-messageformat 12.1.5, which says "2nd". The function NUMBER takes over a list of options, and `type`
# is not one of them, so the forms are those of cardinal numbers: `two` and `few` are never used in English, 21 is "21th", and 1 alone is right. No
# error is in the list of errors. A number that the program has wrapped, new FluentNumber(2, { type: 'ordinal' }), has the right form.
# Source: Fluent Syntax Guide, "Selectors", the example with `type: "ordinal"`, which its pull request 259 added because the options went on to
# Intl.PluralRules.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @fluent/bundle@0.19.1 intl-messageformat@12.1.5

cat >find.mjs <<'PROGRAM'
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { IntlMessageFormat } from 'intl-messageformat';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(`
written = { NUMBER($page, type: "ordinal") ->
    [one] the { $page }st page
    [two] the { $page }nd page
    [few] the { $page }rd page
   *[other] the { $page }th page
}
wrapped = { $page ->
    [one] the { $page }st page
    [two] the { $page }nd page
    [few] the { $page }rd page
   *[other] the { $page }th page
}
`));
const icu = new IntlMessageFormat('the {page, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} page', 'en');

function read(name, page) {
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(name).value, { page }, errors);
  return `${text} (${errors.length} errors)`;
}

for (const page of [1, 2, 3, 4, 11, 21, 42]) {
  console.log(`${icu.format({ page })}: ${read('written', page)}, ${read('wrapped', new FluentNumber(page, { type: 'ordinal' }))}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
the 1st page: the 1st page (0 errors), the 1st page (0 errors)
the 2nd page: the 2th page (0 errors), the 2nd page (0 errors)
the 3rd page: the 3th page (0 errors), the 3rd page (0 errors)
the 4th page: the 4th page (0 errors), the 4th page (0 errors)
the 11th page: the 11th page (0 errors), the 11th page (0 errors)
the 21st page: the 21th page (0 errors), the 21st page (0 errors)
the 42nd page: the 42th page (0 errors), the 42nd page (0 errors)
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
