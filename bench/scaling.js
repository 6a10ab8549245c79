// Shows how the cost of preprocess() grows with the size of a template. Every shape is timed at 1, 10 and 100 times
// its size; where cost is linear, the time per byte stays what it was and both ratios are near 1. Figures of one
// machine say nothing about another, so only ratios are shown, and nothing is asserted.
//
//   npm run bench                   all shapes
//   npm run bench -- attributes     those whose name holds a word

import { preprocess } from '../dist/index.js';

const ROUNDS = 3;
const FACTORS = [1, 10, 100];
/** Runs that take less are repeated: a clock cannot tell them from nothing. */
const SHORTEST_TIMING = 30;
/** Shapes that take longer than this at their full size are timed once. */
const LONGEST_TIMING = 2000;
/** What a time per byte may grow by before the table says so. The garbage collector has its share; a square gives 10. */
const SUSPICIOUS = 4;

const tag = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';
const paragraph = '<p class="intro">Words &amp; <a href="/posts/1">a link</a>, as pages have them.</p>\n';

/** Each shape makes its template for a factor; at 100 it has the size that its name tells. */
const shapes = {
  'ordinary page, 100 tags': (factor) => `${paragraph.repeat(20)}${tag}\n`.repeat(factor),
  '200,000 nested <div>': (factor) => `${'<div>'.repeat(2000 * factor)}${tag}`,
  '200,000 nested <span>': (factor) => `${'<span>'.repeat(2000 * factor)}${tag}`,
  '10,000 nested <div>, a tag in each': (factor) => `<div>${tag}`.repeat(100 * factor),
  '<p> with 100,000 attributes': (factor) => `<p${attributes(1000 * factor)}></p>${tag}`,
  '<pagination> with 100,000 attributes': (factor) => `<pagination${attributes(1000 * factor)}></pagination>`,
  '<pagination> with 100,000 global attributes': (factor) =>
    `<pagination total_pages="3"${attributes(1000 * factor, 'data-a')}></pagination>`,
  '<pagination> with 100,000 duplicates': (factor) =>
    `<pagination${' id="a"'.repeat(1000 * factor)}></pagination>`,
  '<pagination> with a value of 1 MB': (factor) =>
    `<pagination path="/:page${'a'.repeat(10_000 * factor)}"></pagination>`,
  '<pagination> with 1 MB of white space in it': (factor) =>
    `<pagination path="/:page">${' \n'.repeat(5000 * factor)}</pagination>`,
  '<pagination> with 100,000 comments in it': (factor) =>
    `<pagination path="/:page">${'<!-- -->'.repeat(1000 * factor)}</pagination>`,
  '<pagination> with 100,000 "{" in a value': (factor) =>
    `<pagination total_pages="3" path="/:page${'{a.'.repeat(1000 * factor)}"></pagination>`,
  '100,000 "<" in a row': (factor) => `${'<'.repeat(1000 * factor)}${tag}`,
  '100,000 "<pagination" in a row': (factor) => '<pagination'.repeat(1000 * factor),
  '10,000 tags': (factor) => `${tag}\n`.repeat(100 * factor),
  '10,000 self-closing tags': (factor) =>
    '<pagination path="/posts/:page" total_pages="42"/>\n'.repeat(100 * factor),
  '10,000 unclosed tags': (factor) =>
    '<pagination path="/posts/:page" total_pages="42">\n'.repeat(100 * factor),
  '10,000 stray end tags': (factor) => `${tag}${'</pagination>\n'.repeat(100 * factor)}`,
  '10,000 unclosed tags, then their end tags': (factor) =>
    `${'<b><pagination>'.repeat(100 * factor)}${'</pagination>'.repeat(100 * factor)}`,
  '10,000 nested tags, all closed': (factor) =>
    `${'<pagination>'.repeat(100 * factor)}${'</pagination>'.repeat(100 * factor)}`,
  '10,000 tags in <p> and <a>': (factor) => `<p><a href="#">${tag}</a></p>\n`.repeat(100 * factor),
  '10,000 tags in a <table>': (factor) => `<table>${tag.repeat(100 * factor)}</table>`,
  '10,000 tags in a <select>': (factor) => `<select>${tag.repeat(100 * factor)}</select>`,
  '10,000 unclosed <a>, <b> and <i>': (factor) => `${'<a href="#"><b><i>'.repeat(100 * factor)}${tag}`,
  '10,000 bindings without data': (factor) =>
    '<pagination current_page="{page}"></pagination>\n'.repeat(100 * factor),
  '10,000 errors': (factor) =>
    '<pagination curent_page="1" total_pages="3"></pagination>\n'.repeat(100 * factor),
  '1 MB in one line, with errors': (factor) =>
    '<pagination curent_page="1"></pagination>'.repeat(250 * factor),
  '1 MB of errors over many lines each': (factor) =>
    '<pagination total_pages="3">\na\nb\nc\nd</pagination>'.repeat(200 * factor),
  'unterminated comment of 1 MB': (factor) => `${tag}<!--${'- '.repeat(5000 * factor)}`,
  '100,000 unterminated comments': (factor) => `${tag}${'<!--'.repeat(1000 * factor)}`,
  'unfinished tag of 1 MB': (factor) => `<pagination path="${'a\n'.repeat(5000 * factor)}`,
};

const words = process.argv.slice(2);
const chosen = Object.entries(shapes).filter(([name]) => words.every((word) => name.includes(word)));
const width = Math.max(...chosen.map(([name]) => name.length));

const actions = { problems: findProblems, frames: drawFrames, map: makeMap };
const columns = Object.keys(actions).flatMap((action) => [`${action} at 10x`, 'at 100x']);

console.log('Time per byte, as a multiple of what it is at a tenth of the size (1.0 is linear):\n');
console.log(['shape'.padEnd(width), ...columns].join('  '));
for (const [name, make] of chosen) {
  const ratios = Object.values(actions).flatMap((action) => growth(make, action));
  const cells = ratios.map((ratio, index) => ratio.toFixed(1).padStart(columns[index].length));
  const isSuspicious = ratios.some((ratio) => ratio > SUSPICIOUS);
  console.log(
    [name.padEnd(width), ...cells, isSuspicious ? 'grows faster than its size' : ''].join('  ').trimEnd(),
  );
}

/** What every caller waits for. */
function findProblems(html) {
  preprocess(html);
}

/** What a caller waits for who shows all problems, as transform() does when it throws. */
function drawFrames(html) {
  for (const { frame } of preprocess(html).diagnostics) void frame;
}

/** What a caller waits for who asks for the source map. */
function makeMap(html) {
  void preprocess(html).map;
}

function growth(make, action) {
  const inputs = FACTORS.map(make);
  const timings = inputs.map(() => []);
  // The sizes take turns, so that a machine that is busy for a while slows all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, input] of inputs.entries()) timings[index].push(time(action, input));
    if (Math.max(...timings.flat()) > LONGEST_TIMING) break;
  }
  const perByte = inputs.map((input, index) => median(timings[index]) / input.length);
  return perByte.slice(1).map((cost, index) => cost / perByte[index]);
}

/** Milliseconds that one run takes. */
function time(action, input) {
  const start = performance.now();
  let runs = 0;
  do {
    action(input);
    runs++;
  } while (performance.now() - start < SHORTEST_TIMING);
  return (performance.now() - start) / runs;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function attributes(count, prefix = 'a') {
  return Array.from({ length: count }, (_, index) => ` ${prefix}${index}="${index}"`).join('');
}
