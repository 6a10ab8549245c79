import type { Labels } from './labels.js';

/**
 * What the control is called, and what it calls its links, in the languages of its pages.
 *
 * Sources, compared: the locale data of Vuetify 4.3, PrimeLocale 2.5, Element Plus 2.14, MUI 9.5 and rc-pagination 5.1.
 * Previous, next and page are what most of them say; Armenian and Welsh are not among them. Assistive technology says
 * "navigation" after the name of a landmark, and so the name does not, where the language has a usual word for
 * "pagination", or simply names the pages; elsewhere it is theirs.
 */

type Row = readonly [landmark: string, previous: string, next: string, page: string];

const ROWS = {
  af: ['Paginasie', 'Vorige bladsy', 'Volgende bladsy', 'Bladsy :page'],
  ar: ['التنقل بين الصفحات', 'الصفحة السابقة', 'الصفحة التالية', 'صفحة :page'],
  az: ['Səhifələmə', 'Əvvəlki səhifə', 'Növbəti səhifə', 'Səhifə :page'],
  be: ['Старонкі', 'Папярэдняя старонка', 'Наступная старонка', 'Старонка :page'],
  bg: ['Странициране', 'Предишна страница', 'Следваща страница', 'Страница :page'],
  bn: ['পেজিনেশন', 'আগের পৃষ্ঠা', 'পরের পৃষ্ঠা', 'পৃষ্ঠা :page'],
  bs: ['Navigacija po stranicama', 'Prethodna stranica', 'Sljedeća stranica', 'Stranica :page'],
  ca: ['Paginació', 'Pàgina anterior', 'Pàgina següent', 'Pàgina :page'],
  cs: ['Stránkování', 'Předchozí strana', 'Další strana', 'Strana :page'],
  cy: ['Tudalennau', 'Tudalen flaenorol', 'Tudalen nesaf', 'Tudalen :page'],
  da: ['Paginering', 'Forrige side', 'Næste side', 'Side :page'],
  de: ['Seitennummerierung', 'Vorherige Seite', 'Nächste Seite', 'Seite :page'],
  el: ['Σελιδοποίηση', 'Προηγούμενη σελίδα', 'Επόμενη σελίδα', 'Σελίδα :page'],
  en: ['Pagination', 'Previous page', 'Next page', 'Page :page'],
  es: ['Paginación', 'Página anterior', 'Página siguiente', 'Página :page'],
  et: ['Lehekülgede valik', 'Eelmine lehekülg', 'Järgmine lehekülg', 'Lehekülg :page'],
  eu: ['Orrialdeak', 'Aurreko orrialdea', 'Hurrengo orrialdea', ':page. orrialdea'],
  fa: ['صفحه‌بندی', 'صفحه قبلی', 'صفحه بعدی', 'صفحه :page'],
  fi: ['Sivutus', 'Edellinen sivu', 'Seuraava sivu', 'Sivu :page'],
  fil: ['Mga pahina', 'Nakaraang pahina', 'Susunod na pahina', 'Pahina :page'],
  fr: ['Pagination', 'Page précédente', 'Page suivante', 'Page :page'],
  ga: ['Leathanaigh', 'Leathanach roimhe seo', 'An chéad leathanach eile', 'Leathanach :page'],
  gl: ['Paxinación', 'Páxina anterior', 'Páxina seguinte', 'Páxina :page'],
  he: ['ניווט בעמודים', 'העמוד הקודם', 'העמוד הבא', 'עמוד :page'],
  hi: ['पृष्ठांकन', 'पिछला पृष्ठ', 'अगला पृष्ठ', 'पृष्ठ :page'],
  hr: ['Navigacija po stranicama', 'Prethodna stranica', 'Sljedeća stranica', 'Stranica :page'],
  hu: ['Lapozás', 'Előző oldal', 'Következő oldal', ':page. oldal'],
  hy: ['Էջեր', 'Նախորդ էջ', 'Հաջորդ էջ', 'Էջ :page'],
  id: ['Navigasi halaman', 'Halaman sebelumnya', 'Halaman selanjutnya', 'Halaman :page'],
  is: ['Síðuflakk', 'Fyrri síða', 'Næsta síða', 'Síða :page'],
  it: ['Paginazione', 'Pagina precedente', 'Pagina successiva', 'Pagina :page'],
  ja: ['ページネーション', '前のページ', '次のページ', 'ページ:page'],
  ka: ['გვერდები', 'წინა გვერდი', 'შემდეგი გვერდი', 'გვერდი :page'],
  kk: ['Беттерді шарлау', 'Алдыңғы бет', 'Келесі бет', ':page-бет'],
  km: ['ការរុករកទំព័រ', 'ទំព័រមុន', 'ទំព័របន្ទាប់', 'ទំព័រ :page'],
  ko: ['페이지네이션', '이전 페이지', '다음 페이지', '페이지 :page'],
  lt: ['Puslapiai', 'Ankstesnis puslapis', 'Kitas puslapis', 'Puslapis :page'],
  lv: ['Lapas', 'Iepriekšējā lapa', 'Nākamā lapa', 'Lapa :page'],
  mk: ['Навигација низ страници', 'Претходна страница', 'Следна страница', 'Страница :page'],
  ms: ['Penomboran halaman', 'Halaman sebelumnya', 'Halaman seterusnya', 'Halaman :page'],
  nb: ['Paginering', 'Forrige side', 'Neste side', 'Side :page'],
  ne: ['पृष्ठांकन', 'अघिल्लो पृष्ठ', 'अर्को पृष्ठ', 'पृष्ठ :page'],
  nl: ['Paginering', 'Vorige pagina', 'Volgende pagina', 'Pagina :page'],
  nn: ['Paginering', 'Førre side', 'Neste side', 'Side :page'],
  pl: ['Paginacja', 'Poprzednia strona', 'Następna strona', 'Strona :page'],
  pt: ['Paginação', 'Página anterior', 'Página seguinte', 'Página :page'],
  'pt-BR': ['Paginação', 'Página anterior', 'Próxima página', 'Página :page'],
  ro: ['Paginare', 'Pagina anterioară', 'Pagina următoare', 'Pagina :page'],
  ru: ['Навигация по страницам', 'Предыдущая страница', 'Следующая страница', 'Страница :page'],
  sk: ['Stránkovanie', 'Predchádzajúca stránka', 'Ďalšia stránka', 'Stránka :page'],
  sl: ['Navigacija po straneh', 'Prejšnja stran', 'Naslednja stran', 'Stran :page'],
  sq: ['Faqet', 'Faqja e mëparshme', 'Faqja tjetër', 'Faqja :page'],
  sr: ['Навигација по страницама', 'Претходна страница', 'Следећа страница', 'Страница :page'],
  'sr-Latn': ['Navigacija po stranicama', 'Prethodna stranica', 'Sledeća stranica', 'Stranica :page'],
  sv: ['Paginering', 'Föregående sida', 'Nästa sida', 'Sida :page'],
  sw: ['Kurasa', 'Ukurasa uliopita', 'Ukurasa unaofuata', 'Ukurasa :page'],
  ta: ['பக்கங்கள்', 'முந்தைய பக்கம்', 'அடுத்த பக்கம்', 'பக்கம் :page'],
  th: ['การแบ่งหน้า', 'หน้าก่อนหน้า', 'หน้าถัดไป', 'หน้า :page'],
  tr: ['Sayfalandırma', 'Önceki sayfa', 'Sonraki sayfa', 'Sayfa :page'],
  uk: ['Навігація сторінками', 'Попередня сторінка', 'Наступна сторінка', 'Сторінка :page'],
  ur: ['صفحات', 'پچھلا صفحہ', 'اگلا صفحہ', 'صفحہ :page'],
  vi: ['Phân trang', 'Trang trước', 'Trang sau', 'Trang :page'],
  zh: ['分页', '上一页', '下一页', '第 :page 页'],
  'zh-Hant': ['分頁', '上一頁', '下一頁', '第 :page 頁'],
} as const satisfies Record<string, Row>;

/** The labels where nobody says in which language they shall be. */
export const english = toLabels(ROWS.en);

/** Tags that mean a language or a script without naming it: Norwegian without its form, and Chinese by its region. */
const IMPLIED: Readonly<Record<string, keyof typeof ROWS>> = {
  no: 'nb',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
};

/** No tag in use is longer; every subtag of a longer one would take another look. Source: RFC 5646, section 4.4.1. */
const LONGEST_TAG = 100;

/** The languages there are labels for, as BCP 47 tags. */
export const locales: readonly string[] = Object.keys(ROWS);

const rowsByTag = new Map<string, Row>(
  [
    ...Object.entries(ROWS),
    ...Object.entries(IMPLIED).map(([tag, locale]) => [tag, ROWS[locale]] as const),
  ].map(([tag, row]) => [tag.toLowerCase(), row]),
);

/**
 * The labels for a language tag, or for the nearest tag that it specialises: `de-AT` gives German.
 *
 * Source: RFC 4647, section 3.4, "Lookup"; RFC 5646, section 2.1.1, "Formatting of Language Tags". The underscore of POSIX
 * locales (`de_AT`) is taken for a hyphen.
 *
 * @returns undefined where there are none
 */
export function labelsFor(tag: string): Labels | undefined {
  if (tag.length > LONGEST_TAG) return undefined;
  // Language tags are ASCII, for which the Kelvin sign is no letter.
  const subtags = tag.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).split(/[-_]/);
  for (; subtags.length > 0; subtags.pop()) {
    const row = rowsByTag.get(subtags.join('-'));
    if (row) return toLabels(row);
  }
  return undefined;
}

function toLabels([landmark, previous, next, page]: Row): Labels {
  return { landmark, previous, next, page };
}
