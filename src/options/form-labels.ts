import type { Labels } from './labels.js';

/** The labels of the form that leads to a page, and of the one that sets the number of items per page. */
export type FormLabels = Pick<Labels, 'jump' | 'size' | 'go'>;

type Row = readonly [jump: string, size: string, go?: string];

/**
 * The words of forms, by language.
 *
 * Source: the locale data of Vuetify 4.3: its "Go to page", without the number, "Items per page" and "OK", which is left
 * out where it is this word. Languages that it does not have get English words, and so does the first in Hungarian,
 * where the number inflects the word.
 */
const ROWS: Readonly<Record<string, Row>> = {
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
  hu: ['Go to page', 'Elem oldalanként'],
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

/**
 * Returns the words of forms in a language; in English if there are none.
 *
 * @param tag a language, as named in the table of labels
 */
export function formLabels(tag: string): FormLabels {
  const row = ROWS[tag];
  if (row === undefined) return { jump: 'Go to page', size: 'Items per page', go: 'Go' };
  const [jump, size, go = 'OK'] = row;
  return { jump, size, go };
}
