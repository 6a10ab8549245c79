/** Creates texts that are hard to parse as HTML, each with one of our tags, for a fuzzer and its test. */

/** Gives integers from 0 up to, not including, a limit. */
export type RandomNumber = (limit: number) => number;

/** A small generator of random numbers (mulberry32), the same for the same seed. */
export function randomNumbers(seed: number): RandomNumber {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const OURS = [
  '<pagination></pagination>',
  '<pagination/>',
  '<pagination total_pages=3 path="/:page?a>b" />',
  "<PAGINATION class='a' class=b> <!-- c --> </Pagination >",
  '<pagination a=b/></pagination/>',
  '<pagination>',
  '</pagination>',
  '<pagination>x</pagination>',
  '<pagination><!--></pagination>',
  '<pagination><?php ?></pagination>',
  '<pagination',
  '<paginations>',
  '<pagination-x></pagination-x>',
];
const NAMES =
  'a a a abbr address applet area article b b base big blockquote body br button canvas caption center code col colgroup ' +
  'dd details dialog div div div dl dt em embed fieldset font footer form form frame frameset h1 h2 head hr html i iframe ' +
  'image img input keygen label legend li li link listing main marquee math menu meta mi mtext nav nobr noembed noframes ' +
  'noscript object ol optgroup option p p p p param plaintext pre rp rt ruby s script search section select span ' +
  'source strong style sub summary svg table table tbody td td template template textarea tfoot th thead title tr tr ' +
  'track tt u ul var video wbr x-y xmp lin\u212A foreignObject desc path annotation-xml sarcasm';
const ALL_NAMES = NAMES.split(' ');
const ATTRIBUTES = [
  '',
  '',
  '',
  ' a=b',
  ' a="x>y"',
  " a='<p>'",
  ' title="<pagination>"',
  ' a=b/',
  ' ="x>y"',
  ' a="b"="c>d"',
  ' a = "b>"',
  " it's",
  ' lang=en',
  ' type=hidden',
  ' encoding="text/html"',
  ' a/="x>"',
  '/',
  ' /',
  '/ ',
  '\n',
  '\0',
  ' \0="x>"',
  ' color=x',
  ' role="navigation"',
];
const TEXTS = [
  'x',
  ' ',
  '\n',
  'a < b',
  '<',
  '</',
  '<>',
  '</>',
  '<3',
  '&lt;pagination>',
  '\r\n',
  '&',
  '"',
  "'",
  '>',
  '-->',
  'é',
  '😀',
  '=',
  '\ufeff',
];
const OTHERS = [
  '<!-- c -->',
  '<!-->',
  '<!--->',
  '<!---->',
  '<!--a--!>',
  '<!--<pagination>-->',
  '<!-- <!-- --> ',
  '<!--',
  '<!doctype html>',
  '<!DOCTYPE html PUBLIC "a>b">',
  '<!x>',
  '<?php echo "a>b" ?>',
  '</ x>',
  '<![CDATA[ <p> ]]>',
  '<![CDATA[ > <pagination/> ]]>',
  '<!>',
  '<?>',
  '\0',
];
const SNIPPETS = [
  '<script><!-- <script> </script> --></script>',
  '<script>if (a < b) "</p>"</script>',
  '<style>p > a {}</style>',
  '<textarea><pagination></textarea>',
  '<title>a</titlex><p></title>',
  '<svg viewBox="0 0 1 1"><title>t</title><path d="M0"/><g><style>a{}</style></g></svg>',
  '<math><mi>x</mi></math>',
  '<select><option>a<option selected>b</option></select>',
  '<table><tr><td>',
  '</td></tr></table>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<ul><li>a<li>b</ul>',
  '<dl><dt>a<dd>b</dl>',
  '<noscript><img></noscript>',
  '<template><div></div></template>',
  '<p>a<b>c</b></p>',
  '<!doctype html><html lang="de"><head><meta charset=utf-8><title>x</title></head><body>',
  '</body></html>',
  '<form><input></form>',
  '<button>x</button>',
  '<object><param></object>',
  '<a href="#">x</a>',
];

/**
 * Makes texts of every kind, without an end.
 *
 * @param seed the same seed yields the same texts
 * @param pages real pages to change; may be empty
 */
export function* htmlCases(seed: number, pages: readonly string[] = []): Generator<string, never> {
  const random = randomNumbers(seed);
  const pick = (list: readonly string[]): string => list[random(list.length)]!;
  const name = (): string => (random(40) === 0 ? pick(ALL_NAMES).toUpperCase() : pick(ALL_NAMES));
  const startTag = (tag = name()): string => `<${tag}${pick(ATTRIBUTES)}>`;

  function piece(): string {
    const kind = random(100);
    if (kind < 34) return startTag();
    if (kind < 58) return `</${name()}${random(12) === 0 ? pick(ATTRIBUTES) : ''}>`;
    if (kind < 70) return pick(OURS);
    if (kind < 82) return pick(TEXTS);
    if (kind < 86) return pick(OTHERS);
    return pick(SNIPPETS);
  }

  /** Elements in elements, with a mistake now and then. */
  function nested(depth: number, names: readonly string[]): string {
    let html = '';
    for (let count = 1 + random(3); count > 0; count--) {
      const tag = pick(names);
      const kind = random(12);
      if (kind < 3) html += pick(OURS.slice(0, random(5) === 0 ? OURS.length : 5));
      else if (kind < 4) html += pick(TEXTS);
      else if (kind < 6) html += pick(SNIPPETS);
      else if (depth === 0) html += piece();
      else {
        const end = random(12) === 0 ? '' : `</${random(14) === 0 ? name() : tag}>`;
        html += startTag(tag) + nested(depth - 1, names) + end;
      }
    }
    return html;
  }

  /** Start and end tags of few names, overlapping as they come. */
  function overlapping(names: readonly string[]): string {
    let html = '';
    for (let count = 5 + random(40); count > 0; count--) {
      const kind = random(12);
      if (kind < 6) html += startTag(pick(names));
      else if (kind < 10) html += `</${pick(names)}>`;
      else html += pick(kind === 10 ? TEXTS : OURS.slice(0, 5));
    }
    return html + pick(OURS.slice(0, 5));
  }

  function mutatedPage(): string {
    const page = pick(pages);
    const start = random(2) === 0 ? 0 : random(page.length);
    let html = page.slice(start, start + 100 + random(random(6) === 0 ? 3000 : 400));
    for (let count = 1 + random(4); count > 0; count--) {
      const place = random(html.length + 1);
      const kind = random(6);
      const rest = html.slice(place + (kind === 0 ? random(20) : 0));
      html = html.slice(0, place) + (kind < 3 ? pick(OURS) : piece()) + rest;
    }
    return html + (random(3) === 0 ? pick(OURS) : '');
  }

  for (;;) {
    const kind = random(10);
    let html = '';
    if (kind < 5) {
      // Few names meet more often.
      const names = Array.from({ length: 3 + random(5) }, name);
      if (kind === 4) html = overlapping(names);
      else html = nested(1 + random(4), random(3) === 0 ? ALL_NAMES : names);
    } else if (kind < 7 || pages.length === 0) {
      for (let count = 2 + random(12); count > 0; count--) html += piece();
    } else {
      html = mutatedPage();
    }
    yield /<pagination/i.test(html) ? html : html + pick(OURS.slice(0, 5));
  }
}
