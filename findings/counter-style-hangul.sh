#!/usr/bin/env bash
# The preset koreanHangulFormal of @jsamr/counter-style numbers pages with Chinese characters, and its Hebrew goes another way from 500 on.
#
# Version: @jsamr/counter-style 2.0.2, with which react-native-render-html numbers lists. Page 11 is 十一 in place of 일십일: the comment above
# the table has the letters of Hangul, the table itself those of the informal Hanja. Hebrew has signs for 500 to 900 which the style of
# that name has not: Chromium (tried by hand) writes תק for 500. The other presets with tables of their own, such as Armenian and Japanese,
# have what is expected. Nothing tells the two apart but the eye of a reader.
# Source: CSS Counter Styles 3, "Longhand East Asian Counter Styles", and hebrew, whose hundreds are made of 400, 300, 200 and 100; the package's
# readme, which calls itself compliant with it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @jsamr/counter-style@2.0.2

cat >find.cjs <<'PROGRAM'
// What the specification says of the four styles.
const expected = {
  koreanHangulFormal: { 1: '일', 11: '일십일', 304: '삼백사' },
  koreanHanjaInformal: { 1: '一', 11: '十一', 304: '三百四' },
  hebrew: { 15: 'טו', 499: 'תצט', 500: 'תק', 999: 'תתקצט' },
  armenian: { 11: 'ԺԱ', 304: 'ՅԴ' },
};
for (const [name, markers] of Object.entries(expected)) {
  const style = require(`@jsamr/counter-style/presets/${name}`).default;
  for (const [number, marker] of Object.entries(markers)) {
    const found = style.renderCounter(Number(number));
    console.log(`${name}, ${number}: ${found}${found === marker ? '' : `, expected ${marker}`}`);
  }
}
PROGRAM

cat >seen.txt <<'SEEN'
koreanHangulFormal, 1: 一, expected 일
koreanHangulFormal, 11: 十一, expected 일십일
koreanHangulFormal, 304: 三百四, expected 삼백사
koreanHanjaInformal, 1: 一
koreanHanjaInformal, 11: 十一
koreanHanjaInformal, 304: 三百四
hebrew, 15: טו
hebrew, 499: תצט
hebrew, 500: ך, expected תק
hebrew, 999: ץצט, expected תתקצט
armenian, 11: ԺԱ
armenian, 304: ՅԴ
SEEN

node find.cjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
