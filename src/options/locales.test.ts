import { gzipSync } from 'node:zlib';
import { splitPosition, type Labels } from './labels.js';
import { labelsFor, locales } from './locales.js';
import { splitPath } from '../base/path.js';

function labelsOf(locale: string): Labels {
  const found = labelsFor(locale);
  if (found === undefined) throw new Error(`There are no labels for ${locale}.`);
  const { known, ...labels } = found;
  expect(known.language).toBe(locale);
  return labels;
}

/** What another language says in the same words as English. */
const SAME_AS_ENGLISH = ['fr landmark', 'fr page'];

/** The languages for which no source has the words of forms. */
const WITHOUT_FORMS = 'be bn bs cy eu fil ga gl gu hi hy is ka kk mk mr ms mt ne nn pa sq sw ta te ur'.split(
  ' ',
);
const FORMS = ['jump', 'size', 'go'];

/** The languages for which no source has words for the first and the last page. */
const WITHOUT_ENDS = ['cy', 'eu', 'ga', 'gu', 'hy', 'ka', 'mr', 'mt', 'pa', 'sw', 'ta', 'te'];

describe('the table', () => {
  test('has every language that we promise', () => {
    const promised =
      'ar bg cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt pt-BR ro ru sv th tr uk vi zh zh-Hant';
    expect(locales).toEqual(expect.arrayContaining(promised.split(' ')));
  });

  test('names languages as BCP 47 does, in order', () => {
    expect(locales).toEqual(Intl.getCanonicalLocales([...locales]));
    expect(locales).toEqual([...locales].sort());
  });

  test.each(locales)('%s: all texts are different', (locale) => {
    const texts = Object.values(labelsOf(locale)) as string[];
    expect(new Set(texts).size).toBe(Object.keys(labelsOf('en')).length);
    for (const text of texts) {
      expect(text).toMatch(/^\S.*\S$/u);
      expect(text).toBe(text.normalize('NFC'));
      // Neither markup nor marks of direction: the text is escaped, and isolated by its element.
      expect(text).not.toMatch(/[<>&"'\u200e\u200f\u202a-\u202e\u2066-\u2069]|\s\s/u);
    }
  });

  // Assistive technology says "navigation" after the name of a landmark.
  test('no landmark label contains the word for navigation', () => {
    const word =
      /navi[gq]|навиг|навіг|ניווט|تنقل|ناوب|ملاحة|ナビ|내비|导航|導航|шарлау|រុករក|πλοήγ|naršy|neviga|gezin|điều hướng|นำทาง|नेविगे|নেভিগে|நவிக|నావి|નૅવિ|ਨੈਵੀ/iu;
    const named = locales.filter((locale) => word.test(labelsOf(locale).landmark));
    expect(named).toEqual([]);
    expect('Навигация по страницам').toMatch(word);
  });

  test.each(locales)('%s: the page label has one number, in its place', (locale) => {
    const { page, position, ...others } = labelsOf(locale);
    expect(splitPosition(position).filter((part) => typeof part !== 'string')).toEqual([
      { integer: 'current' },
      { integer: 'last' },
    ]);
    expect(splitPath(page)).toHaveLength(2);
    for (const text of Object.values(others)) expect(text).not.toContain(':');
  });

  test.each(locales.filter((locale) => locale !== 'en'))('%s is not English', (locale) => {
    const [labels, english] = [labelsOf(locale), labelsOf('en')];
    const names = Object.keys(labels) as (keyof Labels)[];
    const same = names.filter((name) => labels[name].toLowerCase() === english[name].toLowerCase());
    const expected = [
      ...SAME_AS_ENGLISH.filter((entry) => entry.startsWith(`${locale} `)),
      ...(WITHOUT_ENDS.includes(locale) ? ['first', 'last'] : []).map((name) => `${locale} ${name}`),
      ...(WITHOUT_FORMS.includes(locale) ? FORMS : []).map((name) => `${locale} ${name}`),
    ];
    expect(same.map((name) => `${locale} ${name}`)).toEqual(expected);
  });

  // German has capital letters for its nouns. Georgian has none in sentences, though Unicode has some.
  test.each(locales.filter((locale) => locale !== 'de' && locale !== 'ka'))('%s: sentence case', (locale) => {
    const { go, ...labels } = labelsOf(locale);
    // The word "OK" is written in capitals.
    const texts = Object.values(labels);
    for (const text of /^[OО][KК]$/u.test(go) ? texts : [...texts, go]) {
      const [first = '', ...rest] = text;
      expect(first).toBe(first.toLocaleUpperCase(locale));
      expect(rest.join('')).toBe(rest.join('').toLocaleLowerCase(locale));
    }
  });

  test('takes at most 4.5 KB, compressed: it is part of what browsers load', () => {
    const table = locales.map((locale) => [locale, ...(Object.values(labelsOf(locale)) as string[])]);
    expect(gzipSync(JSON.stringify(table)).length).toBeLessThanOrEqual(4608);
  });
});

describe('labelsFor', () => {
  test('returns all labels of a language', () => {
    expect(labelsOf('de')).toEqual({
      landmark: 'Seitennummerierung',
      first: 'Erste Seite',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      last: 'Letzte Seite',
      page: 'Seite :page',
      position: 'Seite :page von :pages',
      jump: 'Gehe zu Seite',
      size: 'Elemente pro Seite',
      go: 'OK',
    });
  });

  test.each([
    ['de-AT', 'de'],
    ['DE-at', 'de'],
    ['de_AT', 'de'],
    ['de-Latn-CH-1996', 'de'],
    ['de-DE-u-co-phonebk', 'de'],
    ['en-GB-x-private', 'en'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['pt-AO', 'pt'],
    ['pt-BR', 'pt-BR'],
    ['pt_br', 'pt-BR'],
    ['no', 'nb'],
    ['no-NO', 'nb'],
    ['nb-NO', 'nb'],
    ['nn-NO', 'nn'],
    ['sr-RS', 'sr'],
    ['sr-Cyrl-RS', 'sr'],
    ['sr-Latn', 'sr-Latn'],
    ['sr-latn-rs', 'sr-Latn'],
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-Hans-TW', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-hant', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
  ])('%s has the labels of %s', (tag, locale) => {
    expect(locales).toContain(locale);
    expect(labelsFor(tag)).toEqual(labelsFor(locale));
  });

  test('related languages have their own labels', () => {
    const texts = ['pt', 'pt-BR', 'nb', 'nn', 'sr', 'sr-Latn', 'zh', 'zh-Hant'].map((tag) =>
      JSON.stringify(labelsFor(tag)),
    );
    expect(new Set(texts).size).toBe(8);
  });

  test.each([
    '',
    '-',
    'x',
    'xx',
    'tlh',
    'deutsch',
    '\u212Ao',
    'english-GB',
    'x-de',
    'constructor',
    '__proto__',
    'toString',
  ])('"%s" has none', (tag) => expect(labelsFor(tag)).toBeUndefined());
});

test('a tag longer than any in use is unknown', () => {
  expect(labelsFor(`de-${'x-'.repeat(20)}y`)?.next).toBe('Nächste Seite');
  expect(labelsFor(`de${'-x'.repeat(1_000_000)}`)).toBeUndefined();
});
