#!/usr/bin/env bash
# node-gettext does not read the rule for plurals in the header of a catalogue, so Brazil's "0 página" is "0 páginas", and forms are left unused.
#
# Versions: node-gettext 3.0.1 with gettext-parser 10.0.0, beside the gettext of Python 3, which reads the same catalogues. The rule is taken from
# a table of languages in the package, and the one in the header of the file is not looked at. The table has no regions, so Brazilian
# Portuguese is counted as Portuguese; for Hebrew it has two forms where catalogues of today have three, "2 pages" being of a kind of its own;
# and for Persian a single one, so the second is lost. Nothing is raised, nor reported with `debug`.
# Source: GNU gettext's manual, "Plural forms": the information is in the header of the file, so that no program need know the language; the
# package's readme, whose "two main differences" from GNU gettext do not include this.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-gettext@3.0.1 gettext-parser@10.0.0

cat >find.mjs <<'PROGRAM'
import { writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { mo, po } from 'gettext-parser';
import Gettext from 'node-gettext';

const catalogues = {
  pt_BR: ['nplurals=2; plural=(n > 1);', '%d página', '%d páginas'],
  he: ['nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);', 'form one', 'form two', 'form other'],
  fa: ['nplurals=2; plural=(n > 1);', 'form one', 'form other'],
};
const numbers = [0, 1, 2, 5];
const python = `
import gettext, sys
catalogue = gettext.GNUTranslations(open(sys.argv[1], 'rb'))
print('|'.join(catalogue.ngettext('%d page', '%d pages', int(n)) for n in sys.argv[2:]))`;

for (const [locale, [rule, ...forms]] of Object.entries(catalogues)) {
  const header = ['Content-Type: text/plain; charset=UTF-8', `Language: ${locale}`, `Plural-Forms: ${rule}`];
  const lines = ['msgid ""', 'msgstr ""', ...header.map((line) => `"${line}\\n"`), '', 'msgid "%d page"', 'msgid_plural "%d pages"'];
  const catalogue = po.parse([...lines, ...forms.map((form, index) => `msgstr[${index}] "${form}"`), ''].join('\n'));
  const gettext = new Gettext({ debug: true });
  gettext.addTranslations(locale, 'messages', catalogue);
  gettext.setLocale(locale);
  writeFileSync('messages.mo', mo.compile(catalogue));
  const others = execFileSync('python3', ['-c', python, 'messages.mo', ...numbers.map(String)], { encoding: 'utf8' }).trim().split('|');
  console.log(`${locale}, ${rule}`);
  numbers.forEach((number, index) => {
    const show = (form) => form.replace('%d', number);
    console.log(`  ${number}: node-gettext "${show(gettext.ngettext('%d page', '%d pages', number))}", Python "${show(others[index])}"`);
  });
}
PROGRAM

cat >seen.txt <<'SEEN'
pt_BR, nplurals=2; plural=(n > 1);
  0: node-gettext "0 páginas", Python "0 página"
  1: node-gettext "1 página", Python "1 página"
  2: node-gettext "2 páginas", Python "2 páginas"
  5: node-gettext "5 páginas", Python "5 páginas"
he, nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);
  0: node-gettext "form two", Python "form other"
  1: node-gettext "form one", Python "form one"
  2: node-gettext "form two", Python "form two"
  5: node-gettext "form two", Python "form other"
fa, nplurals=2; plural=(n > 1);
  0: node-gettext "form one", Python "form one"
  1: node-gettext "form one", Python "form one"
  2: node-gettext "form one", Python "form other"
  5: node-gettext "form one", Python "form other"
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
