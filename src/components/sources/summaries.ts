/** What a component says about the items on a page: "21 to 30 of 97". */

import type { Labels } from '../../options/labels.js';

/**
 * The summaries by language, in words: screen readers say a dash as "en dash".
 *
 * Source: the `info` of DataTables, in the package datatables.net-plugins 3.0, without its verbs and its word for items; the word
 * for "of" is that of our position where both are right. Where the source has a dash, a case that numbers would need, or words of
 * another language, there is no row.
 */
const SUMMARIES: Readonly<Record<string, string>> = {
  af: ':from tot :to van :total',
  ar: ':from إلى :to من أصل :total',
  be: 'з :from па :to з :total',
  bg: 'от :from до :to от общо :total',
  bn: ':total টির মধ্যে :from থেকে :to পর্যন্ত',
  bs: ':from do :to od :total',
  ca: 'del :from al :to de :total',
  cs: ':from až :to z celkem :total',
  cy: ':from i :to o :total',
  da: ':from til :to af :total',
  de: ':from bis :to von :total',
  el: ':from έως :to από :total',
  en: ':from to :to of :total',
  es: ':from a :to de :total',
  fa: ':from تا :to از :total',
  fr: ':from à :to sur :total',
  gl: 'do :from ao :to de :total',
  gu: 'કુલ :total માંથી :from થી :to',
  he: ':from עד :to מתוך :total',
  hr: ':from do :to od :total',
  id: ':from sampai :to dari :total',
  is: ':from til :to af :total',
  it: 'da :from a :to di :total',
  ja: ':total 件中 :from から :to まで',
  km: ':from ទៅ :to នៃ :total',
  lt: 'nuo :from iki :to iš :total',
  lv: ':from līdz :to no :total',
  mk: ':from до :to од :total',
  mr: ':total पैकी :from ते :to',
  ms: ':from hingga :to daripada :total',
  nb: ':from til :to av :total',
  nl: ':from tot en met :to van :total',
  nn: ':from til :to av :total',
  pa: ':total ਵਿੱਚੋਂ :from ਤੋਂ :to',
  pl: 'od :from do :to z :total',
  pt: ':from a :to de :total',
  'pt-BR': ':from até :to de :total',
  ro: 'de la :from la :to din :total',
  ru: 'с :from по :to из :total',
  sk: ':from až :to z celkom :total',
  sl: ':from do :to od :total',
  sq: ':from deri :to nga :total',
  sr: ':from до :to од :total',
  'sr-Latn': ':from do :to od :total',
  sv: ':from till :to av :total',
  sw: ':from mpaka :to kati ya :total',
  te: 'మొత్తం :total లో :from నుండి :to వరకు',
  th: ':from ถึง :to จาก :total',
  uk: 'від :from до :to з :total',
  vi: ':from đến :to trên :total',
  zh: '第 :from 至 :to 条，共 :total 条',
  'zh-Hant': '第 :from 至 :to 筆，共 :total 筆',
  // Its word for "of" would count pages.
  ko: ':from–:to / :total',
};

/**
 * Returns the summary in a language. Without a row, it has a dash, and the words of the position.
 *
 * @example
 * summaryIn('de', labels) // ':from bis :to von :total'
 */
export function summaryIn(language: string, { page, position }: Labels): string {
  const ofPages = position.slice(page.length);
  return SUMMARIES[language] ?? `:from–:to${ofPages.replace(':pages', ':total')}`;
}
