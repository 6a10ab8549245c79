import { anyCase } from '../base/text.js';
import { expect } from '../base/validate.js';
import { FORM_LABELS, type EnglishLabel } from '../themes/tree.js';
import type { KnownLabels } from './labels.js';

/**
 * The labels by language, in columns: the names of the control and its links, a page, and what follows it in a position;
 * then the first and the last page; then the words of forms: of the one that leads to a page, and of the one that sets the
 * number of items per page.
 *
 * Sources, compared: the locale data of Vuetify 4.3, PrimeLocale 2.5, Element Plus 2.14, MUI 9.5 and rc-pagination 5.1.
 * Previous, next and page are the most common translations; Armenian, Gujarati, Maltese, Marathi, Punjabi, Telugu and
 * Welsh are in none of them. Assistive technology says "navigation" after the name of a landmark, so the name leaves it
 * out: it is the word for "pagination", or for "pages". If the sources say "navigation", the name is ours, and so are
 * the positions: corrections by native speakers are welcome. A position has a slash if the word for "of" would inflect
 * a number or precede it. First and last are those of the sources that name the page; where they only have a command,
 * such as "go to the first page", it is the name in it.
 *
 * The words of forms are Vuetify's "Go to page", without the number, "Items per page" and "OK". The first in
 * Hungarian, where the number inflects the word, is that of rc-pagination. The columns at the end of a row that no source
 * has are those of English.
 */
const TABLE = `
language|landmark|previous|next|page|ofPages|first|last|jump|size|go
af|Paginasie|Vorige bladsy|Volgende bladsy|Bladsy :page| van :pages|Eerste bladsy|Laaste bladsy|Gaan na bladsy|Aantal per bladsy|OK
ar|ترقيم الصفحات|الصفحة السابقة|الصفحة التالية|صفحة :page| من :pages|الصفحة الأولى|الصفحة الأخيرة|انتقل إلى الصفحة|عدد العناصر لكل صفحة|موافق
az|Səhifələmə|Əvvəlki səhifə|Növbəti səhifə|Səhifə :page| / :pages|İlk səhifə|Son səhifə|Səhifəyə get|Səhifə başı sətir sayı|OK
be|Старонкі|Папярэдняя старонка|Наступная старонка|Старонка :page| з :pages|Першая старонка|Апошняя старонка
bg|Странициране|Предишна страница|Следваща страница|Страница :page| от :pages|Първа страница|Последна страница|Отиди на страница|Елементи на страница|OK
bn|পেজিনেশন|আগের পৃষ্ঠা|পরের পৃষ্ঠা|পৃষ্ঠা :page| / :pages|প্রথম পৃষ্ঠা|শেষ পৃষ্ঠা
bs|Paginacija|Prethodna stranica|Sljedeća stranica|Stranica :page| od :pages|Prva stranica|Zadnja stranica
ca|Paginació|Pàgina anterior|Pàgina següent|Pàgina :page| de :pages|Primera pàgina|Última pàgina|Ves a la pàgina|Elements per pàgina|OK
cs|Stránkování|Předchozí strana|Další strana|Strana :page| z :pages|První strana|Poslední strana|Přejít na stránku|Položek na stránku|OK
cy|Tudalennau|Tudalen flaenorol|Tudalen nesaf|Tudalen :page| o :pages
da|Paginering|Forrige side|Næste side|Side :page| af :pages|Første side|Sidste side|Gå til side|Rækker pr. side|OK
de|Seitennummerierung|Vorherige Seite|Nächste Seite|Seite :page| von :pages|Erste Seite|Letzte Seite|Gehe zu Seite|Elemente pro Seite|OK
el|Σελιδοποίηση|Προηγούμενη σελίδα|Επόμενη σελίδα|Σελίδα :page| από :pages|Πρώτη σελίδα|Τελευταία σελίδα|Πήγαινε στην σελίδα|Αντικείμενα ανά σελίδα|OK
en|Pagination|Previous page|Next page|Page :page| of :pages|First page|Last page|Go to page|Items per page|Go
es|Paginación|Página anterior|Página siguiente|Página :page| de :pages|Primera página|Última página|Ir a la página|Elementos por página|OK
et|Lehekülgede valik|Eelmine lehekülg|Järgmine lehekülg|Lehekülg :page| / :pages|Esimene lehekülg|Viimane lehekülg|Mine lehele|Kirjeid leheküljel|OK
eu|Orrialdeak|Aurreko orrialdea|Hurrengo orrialdea|:page. orrialdea| / :pages
fa|صفحه‌بندی|صفحه قبلی|صفحه بعدی|صفحه :page| از :pages|صفحه‌ی اول|صفحه‌ی آخر|برو صفحه|ردیف در صفحه|تایید
fi|Sivutus|Edellinen sivu|Seuraava sivu|Sivu :page| / :pages|Ensimmäinen sivu|Viimeinen sivu|Mene sivulle|Kohteita sivulla|OK
fil|Mga pahina|Nakaraang pahina|Susunod na pahina|Pahina :page| ng :pages|Unang pahina|Huling pahina
fr|Pagination|Page précédente|Page suivante|Page :page| sur :pages|Première page|Dernière page|Aller à la page|Éléments par page|OK
ga|Leathanaigh|Leathanach roimhe seo|An chéad leathanach eile|Leathanach :page| as :pages
gl|Paxinación|Páxina anterior|Páxina seguinte|Páxina :page| de :pages|Primeira páxina|Última páxina
gu|પૃષ્ઠાંકન|પાછલું પૃષ્ઠ|આગલું પૃષ્ઠ|પૃષ્ઠ :page| / :pages
he|עימוד|העמוד הקודם|העמוד הבא|עמוד :page| מתוך :pages|עמוד ראשון|עמוד אחרון|לך לעמוד|פריטים לדף|אישור
hi|पृष्ठांकन|पिछला पृष्ठ|अगला पृष्ठ|पृष्ठ :page| / :pages|पहला पृष्ठ|आखिरी पृष्ठ
hr|Paginacija|Prethodna stranica|Sljedeća stranica|Stranica :page| od :pages|Prva stranica|Posljednja stranica|Idi na stranicu|Stavki po stranici|OK
hu|Lapozás|Előző oldal|Következő oldal|:page. oldal| / :pages|Első oldal|Utolsó oldal|Ugrás|Elem oldalanként|OK
hy|Էջեր|Նախորդ էջ|Հաջորդ էջ|Էջ :page| / :pages
id|Paginasi|Halaman sebelumnya|Halaman selanjutnya|Halaman :page| dari :pages|Halaman pertama|Halaman terakhir|Buka halaman|Item per halaman|OK
is|Síðuflakk|Fyrri síða|Næsta síða|Síða :page| af :pages|Fyrsta síða|Síðasta síða
it|Paginazione|Pagina precedente|Pagina successiva|Pagina :page| di :pages|Prima pagina|Ultima pagina|Vai alla pagina|Elementi per pagina|OK
ja|ページネーション|前のページ|次のページ|:pageページ| / :pagesページ|最初のページ|最後のページ|ページに移動|1ページあたりの件数|OK
ka|გვერდები|წინა გვერდი|შემდეგი გვერდი|გვერდი :page| / :pages
kk|Беттер|Алдыңғы бет|Келесі бет|:page-бет| / :pages|Бірінші бет|Соңғы бет
km|លេខទំព័រ|ទំព័រមុន|ទំព័របន្ទាប់|ទំព័រ :page| នៃ :pages|ទំព័រដំបូង|ទំព័រចុងក្រោយ|ទៅទំព័រ|ទំនិញក្នុងមួយទំព័រ|យល់ព្រម
ko|페이지네이션|이전 페이지|다음 페이지|:page페이지| / :pages페이지|첫 페이지|마지막 페이지|페이지로 이동|페이지 당 항목 수|확인
lt|Puslapiai|Ankstesnis puslapis|Kitas puslapis|Puslapis :page| iš :pages|Pirmas puslapis|Paskutinis puslapis|Eiti į puslapį|Įrašai per puslapį|Gerai
lv|Lapas|Iepriekšējā lapa|Nākamā lapa|Lapa :page| no :pages|Pirmā lapa|Pēdējā lapa|Iet uz lapu|Rādīt lapā|Labi
mk|Пагинација|Претходна страница|Следна страница|Страница :page| од :pages|Прва страница|Последна страница
mr|पृष्ठांकन|मागील पृष्ठ|पुढील पृष्ठ|पृष्ठ :page| / :pages
ms|Penomboran halaman|Halaman sebelumnya|Halaman seterusnya|Halaman :page| daripada :pages|Halaman pertama|Halaman terakhir
mt|Paġinazzjoni|Il-paġna preċedenti|Il-paġna li jmiss|Paġna :page| minn :pages
nb|Paginering|Forrige side|Neste side|Side :page| av :pages|Første side|Siste side|Gå til side|Elementer per side|OK
ne|पृष्ठांकन|अघिल्लो पृष्ठ|अर्को पृष्ठ|पृष्ठ :page| / :pages|पहिलो पृष्ठ|अन्तिम पृष्ठ
nl|Paginering|Vorige pagina|Volgende pagina|Pagina :page| van :pages|Eerste pagina|Laatste pagina|Ga naar pagina|Aantal per pagina|OK
nn|Paginering|Førre side|Neste side|Side :page| av :pages|Første side|Siste side
pa|ਪੰਨੇ|ਪਿਛਲਾ ਪੰਨਾ|ਅਗਲਾ ਪੰਨਾ|ਪੰਨਾ :page| / :pages
pl|Paginacja|Poprzednia strona|Następna strona|Strona :page| z :pages|Pierwsza strona|Ostatnia strona|Idź do strony|Pozycji na stronie|OK
pt|Paginação|Página anterior|Página seguinte|Página :page| de :pages|Primeira página|Última página|Ir à página|Itens por página|OK
pt-BR|Paginação|Página anterior|Próxima página|Página :page| de :pages|Primeira página|Última página|Ir à página|Itens por página|OK
ro|Paginare|Pagina anterioară|Pagina următoare|Pagina :page| din :pages|Prima pagină|Ultima pagină|Mergeți la pagina|Articole pe pagină|OK
ru|Пагинация|Предыдущая страница|Следующая страница|Страница :page| из :pages|Первая страница|Последняя страница|Перейти на страницу|Записей на странице|ОК
sk|Stránkovanie|Predchádzajúca stránka|Ďalšia stránka|Stránka :page| z :pages|Prvá stránka|Posledná stránka|Ísť na stránku|Počet položiek na stránku|OK
sl|Paginacija|Prejšnja stran|Naslednja stran|Stran :page| od :pages|Prva stran|Zadnja stran|Pojdi na stran|Elementov na stran|V redu
sq|Faqet|Faqja e mëparshme|Faqja tjetër|Faqja :page| nga :pages|Faqja e parë|Faqja e fundit
sr|Пагинација|Претходна страница|Следећа страница|Страница :page| од :pages|Прва страница|Последња страница|Иди на страницу|Ставки по страници|У реду
sr-Latn|Paginacija|Prethodna stranica|Sledeća stranica|Stranica :page| od :pages|Prva stranica|Poslednja stranica|Idi na stranu|Stavki po stranici|U redu
sv|Paginering|Föregående sida|Nästa sida|Sida :page| av :pages|Första sidan|Sista sidan|Gå till sida|Objekt per sida|OK
sw|Kurasa|Ukurasa uliopita|Ukurasa unaofuata|Ukurasa :page| kati ya :pages
ta|பக்கங்கள்|முந்தைய பக்கம்|அடுத்த பக்கம்|பக்கம் :page| / :pages
te|పేజీలు|మునుపటి పేజీ|తదుపరి పేజీ|పేజీ :page| / :pages
th|การแบ่งหน้า|หน้าก่อนหน้า|หน้าถัดไป|หน้า :page| จาก :pages|หน้าแรก|หน้าสุดท้าย|ไปที่หน้า|รายการต่อหน้า|ตกลง
tr|Sayfalandırma|Önceki sayfa|Sonraki sayfa|Sayfa :page| / :pages|İlk sayfa|Son sayfa|Sayfaya git|Sayfa başına satır|Tamam
uk|Пагінація|Попередня сторінка|Наступна сторінка|Сторінка :page| з :pages|Перша сторінка|Остання сторінка|Перейти на сторінку|Елементів на сторінці|ОК
ur|صفحات|پچھلا صفحہ|اگلا صفحہ|صفحہ :page| / :pages|پہلا صفحہ|آخری صفحہ
vi|Phân trang|Trang trước|Trang sau|Trang :page| trên :pages|Trang đầu tiên|Trang cuối cùng|Đến trang|Số mục mỗi trang|OK
zh|分页|上一页|下一页|第 :page 页|，共 :pages 页|第一页|最后一页|转到页面|每页数目|确定
zh-Hant|分頁|上一頁|下一頁|第 :page 頁|，共 :pages 頁|第一頁|最後一頁|轉到頁面|每頁項目|確定
`;

/** What is shown of the English names of links. In other languages, the word for "previous" may need that for "page". */
const SHORT = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

/** The columns that a language may lack. */
const LAST_COLUMNS: readonly EnglishLabel[] = ['first_label', 'last_label', ...FORM_LABELS];

const rows: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('|'))
    .map(([language = '', ...words]) => [language, words]),
);

/** The labels if no language is set. */
export const english = toLabels('en');

/** No tag in use is longer. Each subtag takes one lookup. Source: RFC 5646, section 4.4.1. */
const LONGEST_TAG = 100;

/** The languages with labels, as BCP 47 tags. */
export const locales: readonly string[] = [...rows.keys()];

/** Labels by lowercase tag. The last tags imply a language or a script. */
const labelsByTag = new Map<string, KnownLabels>([
  ...locales.map((tag) => [tag.toLowerCase(), toLabels(tag)] as const),
  ['no', toLabels('nb')],
  ...['zh-tw', 'zh-hk', 'zh-mo'].map((tag) => [tag, toLabels('zh-Hant')] as const),
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

function toLabels(language: string): KnownLabels {
  const own = rows.get(language) ?? [];
  const words = own.concat(rows.get('en')?.slice(own.length) ?? []);
  const [landmark = '', previous = '', next = '', page = '', ofPages = '', ...others] = words;
  const [first = '', last = '', jump = '', size = '', go = ''] = others;
  const links = { first, previous, next, last };
  const inEnglish = LAST_COLUMNS.slice(LAST_COLUMNS.length + own.length - words.length);
  const known = { language, short: language === 'en' ? SHORT : links, inEnglish };
  return { landmark, ...links, page, position: page + ofPages, jump, size, go, known };
}

export const checkLocale = expect(
  'a language that has labels, such as "en" or "pt-BR". For other languages, use the option "labels"',
  (value) => typeof value === 'string' && labelsFor(value) !== undefined,
  { anyOf: [{ enum: locales }, { type: 'string', pattern: localePattern() }] },
);

/** Any tag whose first part is a language that has labels, in any case: RFC 4647, section 3.4, "Lookup". */
function localePattern(): string {
  const languages = new Set([...labelsByTag.keys()].map((tag) => tag.replace(/-.*/, '')));
  return `^(${[...languages].map(anyCase).join('|')})([-_]|$)`;
}
