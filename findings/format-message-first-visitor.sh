#!/usr/bin/env bash
# format-message formats numbers for the locale that used a message first: after a visitor from Egypt, one from Morocco has other digits.
#
# Version: format-message 6.2.4, beside intl-messageformat 12.1.5, which keeps the two apart. A message is looked up in the closest translation,
# here `ar` for `ar-EG` and `ar-MA`, and the function that is made for it is kept there, with the locale it was made for. So `locales`
# of the next call is not looked at, for numbers, dates or "#", until the process ends. Text without a translation is kept as one of `en` for
# all: after German, English is grouped with full stops. Which of them a page has depends on who comes first.
# Source: the readme of format-message on `locales`: "When specified, format-message will attempt to look up the translation for each language until
# one is found", and says nothing of one locale for all visitors.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund format-message@6.2.4 intl-messageformat@12.1.5

cat >find.mjs <<'PROGRAM'
import formatMessage from 'format-message';
import { IntlMessageFormat } from 'intl-messageformat';

const page = '{page, number} / {last, number}';
const pages = '{last, plural, other {# …}}';
const args = { page: 7, last: 12345 };

function visit(...locales) {
  const server = formatMessage.namespace();
  server.setup({ translations: { ar: { [page]: page, [pages]: pages } }, missingTranslation: 'ignore' });
  console.log(locales.join(', then '));
  for (const locale of locales) {
    for (const message of [page, pages]) {
      console.log(`  ${locale}: ${server(message, args, locale)} beside ${new IntlMessageFormat(message, locale).format(args)}`);
    }
  }
}

visit('ar-EG', 'ar-MA');
visit('ar-MA', 'ar-EG');
visit('de', 'en');
visit('en', 'de');
PROGRAM

cat >seen.txt <<'SEEN'
ar-EG, then ar-MA
  ar-EG: ٧ / ١٢٬٣٤٥ beside ٧ / ١٢٬٣٤٥
  ar-EG: ١٢٬٣٤٥ … beside ١٢٬٣٤٥ …
  ar-MA: ٧ / ١٢٬٣٤٥ beside 7 / 12.345
  ar-MA: ١٢٬٣٤٥ … beside 12.345 …
ar-MA, then ar-EG
  ar-MA: 7 / 12.345 beside 7 / 12.345
  ar-MA: 12.345 … beside 12.345 …
  ar-EG: 7 / 12.345 beside ٧ / ١٢٬٣٤٥
  ar-EG: 12.345 … beside ١٢٬٣٤٥ …
de, then en
  de: 7 / 12.345 beside 7 / 12.345
  de: 12.345 … beside 12.345 …
  en: 7 / 12.345 beside 7 / 12,345
  en: 12.345 … beside 12,345 …
en, then de
  en: 7 / 12,345 beside 7 / 12,345
  en: 12,345 … beside 12,345 …
  de: 7 / 12,345 beside 7 / 12.345
  de: 12,345 … beside 12.345 …
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
