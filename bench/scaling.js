/**
 * How the cost of preprocess() grows with the size of a template. Every shape is timed at 1, 10 and 100 times its size.
 * If the cost is linear, the time per byte stays the same, and both ratios are near 1.
 *
 *   npm run bench -- scaling                   all shapes
 *   npm run bench -- scaling attributes        those with a word in their name
 */
import { spawnSync } from 'node:child_process';
import { argv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { preprocess } from '../dist/index.js';
import { median, peakMemory, ratio, table } from './measure.js';

const self = fileURLToPath(import.meta.url);
const FACTORS = [1, 10, 100];
/** Shorter runs are repeated, because a clock cannot measure them. */
const SHORTEST_TIMING = 30;
/** Engines optimize code while it runs. */
const WARM_UP = 500;
/** Shapes that take longer than this at their full size are timed once. */
const LONGEST_TIMING = 2000;
/** The growth of the time per byte from which the table marks a row. Garbage collection causes some; quadratic time causes 10. */
const SUSPICIOUS = 4;

const tag = '<pagination path="/posts/:page" total_pages="42" current_page="7"></pagination>';
const paragraph = '<p class="intro">Words &amp; <a href="/posts/1">a link</a>, as pages have them.</p>\n';

/** Each shape returns its template for a factor. At 100, it has the size in its name. */
const shapes = {
  'ordinary page, 100 tags': (factor) => `${paragraph.repeat(20)}${tag}\n`.repeat(factor),
  '200,000 nested <div>': (factor) => `${'<div>'.repeat(2000 * factor)}${tag}`,
  '200,000 nested <span>': (factor) => `${'<span>'.repeat(2000 * factor)}${tag}`,
  '10,000 nested <div>, a tag in each': (factor) => `<div>${tag}`.repeat(100 * factor),
  '<p> with 1,000,000 attributes': (factor) => `<p${attributes(10_000 * factor)}></p>${tag}`,
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
  '1,000,000 "<" in a row': (factor) => `${'<'.repeat(10_000 * factor)}${tag}`,
  '100,000 "<pagination" in a row': (factor) => '<pagination'.repeat(1000 * factor),
  '100,000 tags': (factor) => `${tag}\n`.repeat(1000 * factor),
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

const actions = { problems: findProblems, frames: drawFrames, map: makeMap };

/** Bytes of an ordinary page per tag. */
const SECTION = 1e4;

/** Sizes of such pages, in bytes. */
const SIZES = { '10 KB': 1e4, '100 KB': 1e5, '1 MB': 1e6, '10 MB': 1e7, '100 MB': 1e8 };

/** Measures all shapes, or those whose names contain all the words. */
export function measureScaling(isQuick, words = []) {
  const chosen = Object.entries(shapes).filter(([name]) => words.every((word) => name.includes(word)));
  const rows = chosen.map(([name, make]) => {
    const ratios = Object.values(actions).flatMap((action) => growth(make, action, isQuick ? 1 : 3));
    const note = ratios.some((number) => number > SUSPICIOUS) ? 'grows faster than its size' : '';
    return [name.replaceAll('<', '\\<'), ...ratios.map(ratio), note];
  });
  const columns = Object.keys(actions).flatMap((action) => [`${action} at 10x`, 'at 100x']);
  return [
    '## Growth',
    'Time per byte, as a multiple of that at a tenth or a hundredth of the size (1 is linear): to find the problems, to draw their frames too, and to make the source map. Each name gives the full size.',
    table(['', ...columns, ''], rows),
    'An ordinary page with a tag every 10 KB, each size in its own process. Time is per byte, as a multiple of that of the page of 1 MB. Memory is in bytes per byte of the page, including the page itself: the peak, less that of a process that has processed a small page. Pages below 10 MB need no more than that process.',
    sizesTable(isQuick),
  ].join('\n\n');
}

function sizesTable(isQuick) {
  const sizes = Object.entries(SIZES).slice(0, isQuick ? 4 : 5);
  const idle = cost(0);
  const costs = sizes.map(([name, bytes]) => {
    const { time, peak } = cost(bytes);
    const memory = bytes < 1e7 ? '–' : ratio(((peak - idle.peak) * 1024) / bytes);
    return { name, time: time / bytes, memory };
  });
  const { time } = costs.find(({ name }) => name === '1 MB');
  return table(
    ['', 'time', 'memory'],
    costs.map((own) => [own.name, ratio(own.time / time), own.memory]),
  );
}

/** Measures in a separate process. */
function cost(bytes) {
  const { stdout, stderr, status } = spawnSync(execPath, [self, String(bytes)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

if (argv[1] === self) {
  const size = Number(argv[2]);
  const section = `${paragraph.repeat(Math.floor(SECTION / paragraph.length))}${tag}\n`;
  const html = size === 0 ? tag : section.repeat(size / SECTION);
  // Cold code would count against small pages.
  time(findProblems, paragraph.repeat(100) + tag, WARM_UP);
  const times = Array.from({ length: size > 1e7 ? 1 : 3 }, () => time(findProblems, html));
  console.log(JSON.stringify({ time: Math.min(...times), peak: peakMemory() }));
}

/** The time that every caller waits. */
function findProblems(html) {
  preprocess(html);
}

/** The same with all problems, as when transform() throws. */
function drawFrames(html) {
  for (const { frame } of preprocess(html).diagnostics) void frame;
}

/** The same with the source map. */
function makeMap(html) {
  void preprocess(html).map;
}

function growth(make, action, rounds) {
  const inputs = FACTORS.map(make);
  const timings = inputs.map(() => []);
  // The sizes take turns, so that load on the machine slows all of them.
  for (let round = 0; round < rounds; round++) {
    for (const [index, input] of inputs.entries()) timings[index].push(time(action, input));
    if (Math.max(...timings.flat()) > LONGEST_TIMING) break;
  }
  const perByte = inputs.map((input, index) => median(timings[index]) / input.length);
  return perByte.slice(1).map((cost, index) => cost / perByte[index]);
}

/** The milliseconds of one run. */
function time(action, input, shortest = SHORTEST_TIMING) {
  const start = performance.now();
  let runs = 0;
  do {
    action(input);
    runs++;
  } while (performance.now() - start < shortest);
  return (performance.now() - start) / runs;
}

function attributes(count, prefix = 'a') {
  return Array.from({ length: count }, (_, index) => ` ${prefix}${index}="${index}"`).join('');
}
