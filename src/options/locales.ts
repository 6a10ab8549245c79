import { anyCase } from '../base/text.js';
import { createCheck } from '../base/validate.js';
import { FORM_LABELS, type EnglishLabel } from '../themes/tree.js';
import type { KnownLabels } from './labels.js';

/**
 * The names of the control and its links, by language.
 *
 * Sources, compared: the locale data of Vuetify 4.3, PrimeLocale 2.5, Element Plus 2.14, MUI 9.5 and rc-pagination 5.1.
 * Previous, next and page are the most common translations; Armenian, Gujarati, Maltese, Marathi, Punjabi, Telugu and
 * Welsh are in none of them. Assistive technology says "navigation" after the name of a landmark, so the name leaves it
 * out: it is the word for "pagination", or for "pages". If the sources say "navigation", the name is ours, and so are
 * the positions: corrections by native speakers are welcome. A position has a slash if the word for "of" would inflect
 * a number or precede it. First and last are those of the sources that name the page; where they only have a command,
 * such as "go to the first page", it is the name in it. Languages without either have English names.
 */

/** A position is `page` followed by `ofPages`. */
type Row = readonly [landmark: string, previous: string, next: string, page: string, ofPages: string];

const ROWS = {
  af: ['Paginasie', 'Vorige bladsy', 'Volgende bladsy', 'Bladsy :page', ' van :pages'],
  ar: ['ترقيم الصفحات', 'الصفحة السابقة', 'الصفحة التالية', 'صفحة :page', ' من :pages'],
  az: ['Səhifələmə', 'Əvvəlki səhifə', 'Növbəti səhifə', 'Səhifə :page', ' / :pages'],
  be: ['Старонкі', 'Папярэдняя старонка', 'Наступная старонка', 'Старонка :page', ' з :pages'],
  bg: ['Странициране', 'Предишна страница', 'Следваща страница', 'Страница :page', ' от :pages'],
  bn: ['পেজিনেশন', 'আগের পৃষ্ঠা', 'পরের পৃষ্ঠা', 'পৃষ্ঠা :page', ' / :pages'],
  bs: ['Paginacija', 'Prethodna stranica', 'Sljedeća stranica', 'Stranica :page', ' od :pages'],
  ca: ['Paginació', 'Pàgina anterior', 'Pàgina següent', 'Pàgina :page', ' de :pages'],
  cs: ['Stránkování', 'Předchozí strana', 'Další strana', 'Strana :page', ' z :pages'],
  cy: ['Tudalennau', 'Tudalen flaenorol', 'Tudalen nesaf', 'Tudalen :page', ' o :pages'],
  da: ['Paginering', 'Forrige side', 'Næste side', 'Side :page', ' af :pages'],
  de: ['Seitennummerierung', 'Vorherige Seite', 'Nächste Seite', 'Seite :page', ' von :pages'],
  el: ['Σελιδοποίηση', 'Προηγούμενη σελίδα', 'Επόμενη σελίδα', 'Σελίδα :page', ' από :pages'],
  en: ['Pagination', 'Previous page', 'Next page', 'Page :page', ' of :pages'],
  es: ['Paginación', 'Página anterior', 'Página siguiente', 'Página :page', ' de :pages'],
  et: ['Lehekülgede valik', 'Eelmine lehekülg', 'Järgmine lehekülg', 'Lehekülg :page', ' / :pages'],
  eu: ['Orrialdeak', 'Aurreko orrialdea', 'Hurrengo orrialdea', ':page. orrialdea', ' / :pages'],
  fa: ['صفحه‌بندی', 'صفحه قبلی', 'صفحه بعدی', 'صفحه :page', ' از :pages'],
  fi: ['Sivutus', 'Edellinen sivu', 'Seuraava sivu', 'Sivu :page', ' / :pages'],
  fil: ['Mga pahina', 'Nakaraang pahina', 'Susunod na pahina', 'Pahina :page', ' ng :pages'],
  fr: ['Pagination', 'Page précédente', 'Page suivante', 'Page :page', ' sur :pages'],
  ga: ['Leathanaigh', 'Leathanach roimhe seo', 'An chéad leathanach eile', 'Leathanach :page', ' as :pages'],
  gl: ['Paxinación', 'Páxina anterior', 'Páxina seguinte', 'Páxina :page', ' de :pages'],
  gu: ['પૃષ્ઠાંકન', 'પાછલું પૃષ્ઠ', 'આગલું પૃષ્ઠ', 'પૃષ્ઠ :page', ' / :pages'],
  he: ['עימוד', 'העמוד הקודם', 'העמוד הבא', 'עמוד :page', ' מתוך :pages'],
  hi: ['पृष्ठांकन', 'पिछला पृष्ठ', 'अगला पृष्ठ', 'पृष्ठ :page', ' / :pages'],
  hr: ['Paginacija', 'Prethodna stranica', 'Sljedeća stranica', 'Stranica :page', ' od :pages'],
  hu: ['Lapozás', 'Előző oldal', 'Következő oldal', ':page. oldal', ' / :pages'],
  hy: ['Էջեր', 'Նախորդ էջ', 'Հաջորդ էջ', 'Էջ :page', ' / :pages'],
  id: ['Paginasi', 'Halaman sebelumnya', 'Halaman selanjutnya', 'Halaman :page', ' dari :pages'],
  is: ['Síðuflakk', 'Fyrri síða', 'Næsta síða', 'Síða :page', ' af :pages'],
  it: ['Paginazione', 'Pagina precedente', 'Pagina successiva', 'Pagina :page', ' di :pages'],
  ja: ['ページネーション', '前のページ', '次のページ', ':pageページ', ' / :pagesページ'],
  ka: ['გვერდები', 'წინა გვერდი', 'შემდეგი გვერდი', 'გვერდი :page', ' / :pages'],
  kk: ['Беттер', 'Алдыңғы бет', 'Келесі бет', ':page-бет', ' / :pages'],
  km: ['លេខទំព័រ', 'ទំព័រមុន', 'ទំព័របន្ទាប់', 'ទំព័រ :page', ' នៃ :pages'],
  ko: ['페이지네이션', '이전 페이지', '다음 페이지', ':page페이지', ' / :pages페이지'],
  lt: ['Puslapiai', 'Ankstesnis puslapis', 'Kitas puslapis', 'Puslapis :page', ' iš :pages'],
  lv: ['Lapas', 'Iepriekšējā lapa', 'Nākamā lapa', 'Lapa :page', ' no :pages'],
  mk: ['Пагинација', 'Претходна страница', 'Следна страница', 'Страница :page', ' од :pages'],
  mr: ['पृष्ठांकन', 'मागील पृष्ठ', 'पुढील पृष्ठ', 'पृष्ठ :page', ' / :pages'],
  ms: ['Penomboran halaman', 'Halaman sebelumnya', 'Halaman seterusnya', 'Halaman :page', ' daripada :pages'],
  mt: ['Paġinazzjoni', 'Il-paġna preċedenti', 'Il-paġna li jmiss', 'Paġna :page', ' minn :pages'],
  nb: ['Paginering', 'Forrige side', 'Neste side', 'Side :page', ' av :pages'],
  ne: ['पृष्ठांकन', 'अघिल्लो पृष्ठ', 'अर्को पृष्ठ', 'पृष्ठ :page', ' / :pages'],
  nl: ['Paginering', 'Vorige pagina', 'Volgende pagina', 'Pagina :page', ' van :pages'],
  nn: ['Paginering', 'Førre side', 'Neste side', 'Side :page', ' av :pages'],
  pa: ['ਪੰਨੇ', 'ਪਿਛਲਾ ਪੰਨਾ', 'ਅਗਲਾ ਪੰਨਾ', 'ਪੰਨਾ :page', ' / :pages'],
  pl: ['Paginacja', 'Poprzednia strona', 'Następna strona', 'Strona :page', ' z :pages'],
  pt: ['Paginação', 'Página anterior', 'Página seguinte', 'Página :page', ' de :pages'],
  'pt-BR': ['Paginação', 'Página anterior', 'Próxima página', 'Página :page', ' de :pages'],
  ro: ['Paginare', 'Pagina anterioară', 'Pagina următoare', 'Pagina :page', ' din :pages'],
  ru: ['Пагинация', 'Предыдущая страница', 'Следующая страница', 'Страница :page', ' из :pages'],
  sk: ['Stránkovanie', 'Predchádzajúca stránka', 'Ďalšia stránka', 'Stránka :page', ' z :pages'],
  sl: ['Paginacija', 'Prejšnja stran', 'Naslednja stran', 'Stran :page', ' od :pages'],
  sq: ['Faqet', 'Faqja e mëparshme', 'Faqja tjetër', 'Faqja :page', ' nga :pages'],
  sr: ['Пагинација', 'Претходна страница', 'Следећа страница', 'Страница :page', ' од :pages'],
  'sr-Latn': ['Paginacija', 'Prethodna stranica', 'Sledeća stranica', 'Stranica :page', ' od :pages'],
  sv: ['Paginering', 'Föregående sida', 'Nästa sida', 'Sida :page', ' av :pages'],
  sw: ['Kurasa', 'Ukurasa uliopita', 'Ukurasa unaofuata', 'Ukurasa :page', ' kati ya :pages'],
  ta: ['பக்கங்கள்', 'முந்தைய பக்கம்', 'அடுத்த பக்கம்', 'பக்கம் :page', ' / :pages'],
  te: ['పేజీలు', 'మునుపటి పేజీ', 'తదుపరి పేజీ', 'పేజీ :page', ' / :pages'],
  th: ['การแบ่งหน้า', 'หน้าก่อนหน้า', 'หน้าถัดไป', 'หน้า :page', ' จาก :pages'],
  tr: ['Sayfalandırma', 'Önceki sayfa', 'Sonraki sayfa', 'Sayfa :page', ' / :pages'],
  uk: ['Пагінація', 'Попередня сторінка', 'Наступна сторінка', 'Сторінка :page', ' з :pages'],
  ur: ['صفحات', 'پچھلا صفحہ', 'اگلا صفحہ', 'صفحہ :page', ' / :pages'],
  vi: ['Phân trang', 'Trang trước', 'Trang sau', 'Trang :page', ' trên :pages'],
  zh: ['分页', '上一页', '下一页', '第 :page 页', '，共 :pages 页'],
  'zh-Hant': ['分頁', '上一頁', '下一頁', '第 :page 頁', '，共 :pages 頁'],
} as const satisfies Record<string, Row>;

/** Texts by language. A language that lacks them has those of English. */
type Table<Texts> = { readonly en: Texts } & Readonly<Record<string, Texts>>;

/** The names of the links to the first and the last page. */
const FIRST_AND_LAST: Table<readonly [first: string, last: string]> = {
  af: ['Eerste bladsy', 'Laaste bladsy'],
  ar: ['الصفحة الأولى', 'الصفحة الأخيرة'],
  az: ['İlk səhifə', 'Son səhifə'],
  be: ['Першая старонка', 'Апошняя старонка'],
  bg: ['Първа страница', 'Последна страница'],
  bn: ['প্রথম পৃষ্ঠা', 'শেষ পৃষ্ঠা'],
  bs: ['Prva stranica', 'Zadnja stranica'],
  ca: ['Primera pàgina', 'Última pàgina'],
  cs: ['První strana', 'Poslední strana'],
  da: ['Første side', 'Sidste side'],
  de: ['Erste Seite', 'Letzte Seite'],
  el: ['Πρώτη σελίδα', 'Τελευταία σελίδα'],
  en: ['First page', 'Last page'],
  es: ['Primera página', 'Última página'],
  et: ['Esimene lehekülg', 'Viimane lehekülg'],
  fa: ['صفحه‌ی اول', 'صفحه‌ی آخر'],
  fi: ['Ensimmäinen sivu', 'Viimeinen sivu'],
  fil: ['Unang pahina', 'Huling pahina'],
  fr: ['Première page', 'Dernière page'],
  gl: ['Primeira páxina', 'Última páxina'],
  he: ['עמוד ראשון', 'עמוד אחרון'],
  hi: ['पहला पृष्ठ', 'आखिरी पृष्ठ'],
  hr: ['Prva stranica', 'Posljednja stranica'],
  hu: ['Első oldal', 'Utolsó oldal'],
  id: ['Halaman pertama', 'Halaman terakhir'],
  is: ['Fyrsta síða', 'Síðasta síða'],
  it: ['Prima pagina', 'Ultima pagina'],
  ja: ['最初のページ', '最後のページ'],
  kk: ['Бірінші бет', 'Соңғы бет'],
  km: ['ទំព័រដំបូង', 'ទំព័រចុងក្រោយ'],
  ko: ['첫 페이지', '마지막 페이지'],
  lt: ['Pirmas puslapis', 'Paskutinis puslapis'],
  lv: ['Pirmā lapa', 'Pēdējā lapa'],
  mk: ['Прва страница', 'Последна страница'],
  ms: ['Halaman pertama', 'Halaman terakhir'],
  nb: ['Første side', 'Siste side'],
  ne: ['पहिलो पृष्ठ', 'अन्तिम पृष्ठ'],
  nl: ['Eerste pagina', 'Laatste pagina'],
  nn: ['Første side', 'Siste side'],
  pl: ['Pierwsza strona', 'Ostatnia strona'],
  pt: ['Primeira página', 'Última página'],
  'pt-BR': ['Primeira página', 'Última página'],
  ro: ['Prima pagină', 'Ultima pagină'],
  ru: ['Первая страница', 'Последняя страница'],
  sk: ['Prvá stránka', 'Posledná stránka'],
  sl: ['Prva stran', 'Zadnja stran'],
  sq: ['Faqja e parë', 'Faqja e fundit'],
  sr: ['Прва страница', 'Последња страница'],
  'sr-Latn': ['Prva stranica', 'Poslednja stranica'],
  sv: ['Första sidan', 'Sista sidan'],
  th: ['หน้าแรก', 'หน้าสุดท้าย'],
  tr: ['İlk sayfa', 'Son sayfa'],
  uk: ['Перша сторінка', 'Остання сторінка'],
  ur: ['پہلا صفحہ', 'آخری صفحہ'],
  vi: ['Trang đầu tiên', 'Trang cuối cùng'],
  zh: ['第一页', '最后一页'],
  'zh-Hant': ['第一頁', '最後一頁'],
};

/**
 * The words of forms, by language: of the one that leads to a page, and of the one that sets the number of items per page.
 *
 * Source: the locale data of Vuetify 4.3: its "Go to page", without the number, "Items per page" and "OK", which is left
 * out where it is this word. Languages that it does not have get English words. The first in Hungarian, where the number
 * inflects the word, is that of rc-pagination.
 */
const FORMS: Table<readonly [jump: string, size: string, go?: string]> = {
  en: ['Go to page', 'Items per page', 'Go'],
  af: ['Gaan na bladsy', 'Aantal per bladsy'],
  ar: ['انتقل إلى الصفحة', 'عدد العناصر لكل صفحة', 'موافق'],
  az: ['Səhifəyə get', 'Səhifə başı sətir sayı'],
  bg: ['Отиди на страница', 'Елементи на страница'],
  ca: ['Ves a la pàgina', 'Elements per pàgina'],
  cs: ['Přejít na stránku', 'Položek na stránku'],
  da: ['Gå til side', 'Rækker pr. side'],
  de: ['Gehe zu Seite', 'Elemente pro Seite'],
  el: ['Πήγαινε στην σελίδα', 'Αντικείμενα ανά σελίδα'],
  es: ['Ir a la página', 'Elementos por página'],
  et: ['Mine lehele', 'Kirjeid leheküljel'],
  fa: ['برو صفحه', 'ردیف در صفحه', 'تایید'],
  fi: ['Mene sivulle', 'Kohteita sivulla'],
  fr: ['Aller à la page', 'Éléments par page'],
  he: ['לך לעמוד', 'פריטים לדף', 'אישור'],
  hr: ['Idi na stranicu', 'Stavki po stranici'],
  hu: ['Ugrás', 'Elem oldalanként'],
  id: ['Buka halaman', 'Item per halaman'],
  it: ['Vai alla pagina', 'Elementi per pagina'],
  ja: ['ページに移動', '1ページあたりの件数'],
  km: ['ទៅទំព័រ', 'ទំនិញក្នុងមួយទំព័រ', 'យល់ព្រម'],
  ko: ['페이지로 이동', '페이지 당 항목 수', '확인'],
  lt: ['Eiti į puslapį', 'Įrašai per puslapį', 'Gerai'],
  lv: ['Iet uz lapu', 'Rādīt lapā', 'Labi'],
  nb: ['Gå til side', 'Elementer per side'],
  nl: ['Ga naar pagina', 'Aantal per pagina'],
  pl: ['Idź do strony', 'Pozycji na stronie'],
  pt: ['Ir à página', 'Itens por página'],
  'pt-BR': ['Ir à página', 'Itens por página'],
  ro: ['Mergeți la pagina', 'Articole pe pagină'],
  ru: ['Перейти на страницу', 'Записей на странице', 'ОК'],
  sk: ['Ísť na stránku', 'Počet položiek na stránku'],
  sl: ['Pojdi na stran', 'Elementov na stran', 'V redu'],
  sr: ['Иди на страницу', 'Ставки по страници', 'У реду'],
  'sr-Latn': ['Idi na stranu', 'Stavki po stranici', 'U redu'],
  sv: ['Gå till sida', 'Objekt per sida'],
  th: ['ไปที่หน้า', 'รายการต่อหน้า', 'ตกลง'],
  tr: ['Sayfaya git', 'Sayfa başına satır', 'Tamam'],
  uk: ['Перейти на сторінку', 'Елементів на сторінці', 'ОК'],
  vi: ['Đến trang', 'Số mục mỗi trang'],
  zh: ['转到页面', '每页数目', '确定'],
  'zh-Hant': ['轉到頁面', '每頁項目', '確定'],
};

/** What is shown of the English names of links. In other languages, the word for "previous" may need that for "page". */
const SHORT = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

/** The labels if no language is set. */
export const english = toLabels('en', ROWS.en);

/** No tag in use is longer. Each subtag takes one lookup. Source: RFC 5646, section 4.4.1. */
const LONGEST_TAG = 100;

/** The languages with labels, as BCP 47 tags. */
export const locales: readonly string[] = Object.keys(ROWS);

/** Labels by lowercase tag. The last tags imply a language or a script. */
const labelsByTag = new Map<string, KnownLabels>([
  ...Object.entries(ROWS).map(([tag, row]) => [tag.toLowerCase(), toLabels(tag, row)] as const),
  ['no', toLabels('nb', ROWS.nb)],
  ...['zh-tw', 'zh-hk', 'zh-mo'].map((tag) => [tag, toLabels('zh-Hant', ROWS['zh-Hant'])] as const),
]);

/**
 * Returns the labels for a language tag or its nearest parent: German for `de-AT`.
 *
 * Source: RFC 4647, section 3.4, "Lookup"; RFC 5646, section 2.1.1, "Formatting of Language Tags". The underscore of
 * POSIX locales (`de_AT`) is read as a hyphen.
 *
 * @returns undefined if there are none
 */
export function labelsFor(tag: string): KnownLabels | undefined {
  if (tag.length > LONGEST_TAG) return undefined;
  // Language tags are ASCII: the Kelvin sign must not become a "k".
  let name = tag.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replaceAll('_', '-');
  let labels = labelsByTag.get(name);
  while (labels === undefined && name.includes('-')) {
    name = name.slice(0, name.lastIndexOf('-'));
    labels = labelsByTag.get(name);
  }
  return labels;
}

function toLabels(name: string, [landmark, previous, next, page, ofPages]: Row): KnownLabels {
  const [first, last] = FIRST_AND_LAST[name] ?? FIRST_AND_LAST.en;
  const [jump, size, go = 'OK'] = FORMS[name] ?? FORMS.en;
  const links = { first, previous, next, last };
  const isEnglish = name === 'en';
  const inEnglish: readonly EnglishLabel[] = [
    ...(isEnglish || name in FIRST_AND_LAST ? [] : (['first_label', 'last_label'] as const)),
    ...(isEnglish || name in FORMS ? [] : FORM_LABELS),
  ];
  const known = { language: name, short: isEnglish ? SHORT : links, inEnglish };
  return { landmark, ...links, page, position: page + ofPages, jump, size, go, known };
}

export const checkLocale = createCheck(
  (value, path) => {
    if (typeof value === 'string' && labelsFor(value) !== undefined) return [];
    const message =
      'must be a language that has labels, such as "en" or "pt-BR". For other languages, use the option "labels".';
    return [{ path, message }];
  },
  () => ({ anyOf: [{ enum: locales }, { type: 'string', pattern: localePattern() }] }),
);

/** Any tag whose first part is a language that has labels, in any case: RFC 4647, section 3.4, "Lookup". */
function localePattern(): string {
  const languages = new Set([...labelsByTag.keys()].map((tag) => tag.replace(/-.*/, '')));
  return `^(${[...languages].map(anyCase).join('|')})([-_]|$)`;
}
