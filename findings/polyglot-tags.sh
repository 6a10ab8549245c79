#!/usr/bin/env bash
# Polyglot counts pages in Slovenian, Serbian and Bosnian as in English unless their tag is sl-SL, sr-RS or bs-Latn-BA, and knows pt-br, not pt-BR.
#
# Version: node-polyglot 2.6.0, beside Intl.PluralRules. It has the rules of these languages, but finds them only by the tags in its list: "sl-SL"
# would be Slovenian of Sierra Leone, so neither "sl" nor "sl-SI" is found; Serbian in Montenegro, or in Latin letters, is not, either.
# Case counts, so that Brazilian Portuguese is Portuguese: "0 páginas". A language that is not found is taken for English, and of three or
# four forms of a phrase the first two are used. Nothing is reported. Croatian, in the list as "hr", goes well.
# Source: Polyglot's readme, by which it provides rules "for some locales" and names none of these tags; RFC 5646, 2.1.1 "Formatting of Language
# Tags", where case has no meaning; CLDR's "Language Plural Rules".
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-polyglot@2.6.0

cat >find.mjs <<'PROGRAM'
import Polyglot from 'node-polyglot';

const slovenian = 'stran |||| strani (2) |||| strani (3, 4) |||| strani (5)';
const serbian = 'strana |||| strane |||| strana (5)';
const portuguese = 'página |||| páginas';
const shown = {
  'sl-SL': slovenian,
  sl: slovenian,
  'sl-SI': slovenian,
  hr: serbian,
  'sr-RS': serbian,
  sr: serbian,
  'sr-Latn-RS': serbian,
  'sr-ME': serbian,
  bs: serbian,
  'pt-br': portuguese,
  'pt-BR': portuguese,
};

for (const [locale, phrase] of Object.entries(shown)) {
  const polyglot = new Polyglot({ locale, phrases: { phrase } });
  const rules = new Intl.PluralRules(locale);
  const numbers = locale.startsWith('pt') ? [0, 1, 2] : [1, 2, 3, 5, 21, 101];
  const words = numbers.map((number) => `${number} ${polyglot.t('phrase', number)} [${rules.select(number)}]`);
  console.log(`${locale}: ${words.join(', ')}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
sl-SL: 1 stran [one], 2 strani (2) [two], 3 strani (3, 4) [few], 5 strani (5) [other], 21 strani (5) [other], 101 stran [one]
sl: 1 stran [one], 2 strani (2) [two], 3 strani (2) [few], 5 strani (2) [other], 21 strani (2) [other], 101 strani (2) [one]
sl-SI: 1 stran [one], 2 strani (2) [two], 3 strani (2) [few], 5 strani (2) [other], 21 strani (2) [other], 101 strani (2) [one]
hr: 1 strana [one], 2 strane [few], 3 strane [few], 5 strana (5) [other], 21 strana [one], 101 strana [one]
sr-RS: 1 strana [one], 2 strane [few], 3 strane [few], 5 strana (5) [other], 21 strana [one], 101 strana [one]
sr: 1 strana [one], 2 strane [few], 3 strane [few], 5 strane [other], 21 strane [one], 101 strane [one]
sr-Latn-RS: 1 strana [one], 2 strane [few], 3 strane [few], 5 strane [other], 21 strane [one], 101 strane [one]
sr-ME: 1 strana [one], 2 strane [few], 3 strane [few], 5 strane [other], 21 strane [one], 101 strane [one]
bs: 1 strana [one], 2 strane [few], 3 strane [few], 5 strane [other], 21 strane [one], 101 strane [one]
pt-br: 0 página [one], 1 página [one], 2 páginas [other]
pt-BR: 0 páginas [one], 1 página [one], 2 páginas [other]
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
