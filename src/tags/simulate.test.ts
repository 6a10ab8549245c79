import { isDeepStrictEqual } from 'node:util';
import { findTags } from './find-tags.js';
import { simulate } from './tree-builder-simulator/simulate.js';
import { parseTags } from './tag-parser.js';
import { htmlCases } from '../testing/html-cases.js';

const TAG = '<pagination total_pages="3"></pagination>';

/** Why a browser would put the control of the last tag elsewhere. */
function misplacement(text: string): string | undefined {
  return parseTags(text).tags.findLast((tag) => tag.kind === 'start')?.misplaced;
}

describe('the simulator finds what the parser finds', () => {
  // A short run of `npm run fuzz:simulator`.
  test.each([1, 2])('of 1500 texts made from seed %i', (seed) => {
    let count = 0;
    let simulated = 0;
    const differing: unknown[] = [];
    for (const text of htmlCases(seed)) {
      const found = simulate(text);
      if (found) {
        simulated++;
        const parsed = parseTags(text);
        if (!isDeepStrictEqual(found, parsed)) differing.push({ text, found, parsed });
      }
      if (++count === 1500) break;
    }
    expect(differing).toEqual([]);
    // Guards against a simulator that always bails out.
    expect(simulated).toBeGreaterThan(550);
  });

  test.each([
    ['attributes', `<pagination a b=1 C='2' d="3" a=4 e = "5>"/>`],
    ['two tags, the second in capitals', `${TAG}<p>x</p><PAGINATION A=1 ></Pagination\n>`],
    ['a slash at the end of a value', '<pagination a=b/></pagination>'],
    ['a quotation mark in an attribute name', `<p it's a=">">x</p>${TAG}`],
    ['an equals sign before an attribute name', `<p ="<b>">x</p>${TAG}`],
    ['an equals sign after a value', `<p a="b"="<b>">x</p>${TAG}`],
    ['an equals sign after a slash', `<p a/="<b>">x</p>${TAG}`],
    ['an unquoted value with quotation marks', `<p a=b"c>x</p>${TAG}`],
    ['signs that start no tag', `1 < 2 </ <> </> <3 </3>${TAG}`],
    ['comments of every form', `<!--><!---><!----><!--a--!><!-- <!-- --><!x><?x?></x y='${TAG}'>${TAG}`],
    ['a tag in a comment', `<!-- ${TAG} -->${TAG}`],
    ['a comment without an end', `${TAG}<!-- ${TAG}`],
    ['a tag in an attribute', `<p title='${TAG}'></p>${TAG}`],
    ['doctypes', `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "x">${TAG}`],
    ['a script', `<script>if (a < b) "${TAG}</p>"; '<!-- -->' </scripts </script x=">">${TAG}`],
    ['text elements', `<title>a</title><style>${TAG}</style ><textarea>${TAG}</TEXTAREA/>${TAG}`],
    ['a longer name than the element has', `<style></styles>${TAG}</style>${TAG}`],
    ['a text element without an end', `${TAG}<textarea>${TAG}`],
    ['names in capitals', `<DIV><P>x<UL><LI>a</UL></DIV>${TAG}`],
    ['a name with a letter like k', `<lin\u212A>${TAG}</lin\u212A>`],
    ['a list of choices', `<form><select><option>1<option selected>2</select></form>${TAG}`],
    ['SVG', `<svg><title>a</title><g><style>a{}</style><path d=""/></g></svg>${TAG}`],
    ['MathML', `<math><mi>x</mi><mo>=</mo></math>${TAG}`],
    ['lists without end tags', `<ul><li>a<li>b<ul><li>c</ul></ul><dl><dt>d<dd>e</dl>${TAG}`],
    ['end tags that close nothing', `</div></p></b></td></form></svg></template></select>${TAG}`],
    ['elements that are left open', `<div><section><span>x</div>${TAG}`],
    ['a table', `<table><caption>x</caption><tr><td>a<td>b<tr><th>c</table>${TAG}`],
    ['a template', `<template><b>x</b>${TAG}</template>${TAG}`],
    ['a document', `<!doctype html><html><head><noscript><img></noscript></head><body>${TAG}</body></html>`],
    ['formatting in a cell that is not ended', `<table><tr><td><b>x</table>${TAG}`],
    ['NUL in the name of a tag', `<a\0>${TAG}`],
    ['<noscript> with formatting across elements', `<noscript><p><b></p></noscript>${TAG}`],
    ['what looks like CDATA and is a comment', `<![CDATA[>${TAG}]]>`],
    ['formatting across elements', `<p><b>a</p>${TAG}<p>b</b></p>${TAG}`],
    ['formatting around special elements', `<b><div><i></b>${TAG}</i></div>${TAG}`],
    ['formatting in a table, outside of its cells', `<table><b><tr><td>${TAG}</table>${TAG}`],
    ['formatting across the elements of a cell', `<table><tr><td><p><b></p>${TAG}<td><div>${TAG}</table>`],
    ['<nobr> in <nobr>', `<nobr><nobr>a<p></nobr>${TAG}</p>${TAG}`],
    ['elements that refuse a control, before it', `<video></video><legend>a</legend><th></th>${TAG}`],
    ['a <nav> with its role, and other elements', `<nav role="navigation"></nav><b role=alert>${TAG}</b>`],
    ['a role after the last tag', `${TAG}<ul role="navigation"></ul>`],
    ['an element that a form leaves open', `<form><span></form><div>${TAG}</div>`],
  ])('of %s, and it takes no parser', (_, text) => {
    expect(simulate(text)).toEqual(parseTags(text));
    expect(simulate(text)?.tags).not.toHaveLength(0);
  });

  test.each([
    ['paragraph', `<p>${TAG}`],
    ['paragraph', `<p><span>a</span> ${TAG}</p>`],
    [undefined, `<p>a</p>${TAG}`],
    [undefined, `<p>a<div>${TAG}</div>`],
    ['heading', `<p>a<h1>${TAG}</h1>`],
    ['heading', `<h6><div>${TAG}</div></h6>`],
    [undefined, `<h2>a</h2>${TAG}`],
    ['heading', `<h1><table><tr><td>${TAG}</table></h1>`],
    ['heading', `<details><summary><b>a</b>${TAG}</summary></details>`],
    [undefined, `<details><summary>a</summary>${TAG}</details>`],
    ['button', `<p><button>${TAG}</button>`],
    [undefined, `<p><object>${TAG}</object>`],
    ['button', `<button><div>${TAG}</div></button>`],
    ['label', `<label><b>a</b>${TAG}</label>`],
    ['label', `<label><div></label>${TAG}`],
    ['label', `<label><a></a></span>${TAG}`],
    [undefined, `<label>a</label>${TAG}`],
    [undefined, `<div><label>a</div>${TAG}`],
    [undefined, `<label>a</label><label>b</label>${TAG}`],
    [undefined, `<b><label></b>${TAG}`],
    ['label', `<form><label></form>${TAG}`],
    ['label', `<noscript><label></noscript>${TAG}`],
    ['nav', `<nav><div>${TAG}</div></nav>`],
    [undefined, `<nav></nav>${TAG}`],
    ['nav', `<div role=" Navigation "><b>${TAG}</b></div>`],
    ['nav', `<nav title="</nav>" role="navigation"><div>${TAG}</div></nav>`],
    ['nav', `<div title="<nav " role="navigation">${TAG}</div>`],
    ['nav', `<div role="navigation"><nav></nav>${TAG}</div>`],
    ['nav', `<svg><nav role="navigation"><desc>${TAG}</desc></nav></svg>`],
    [undefined, `<div role="navigation"></div><div role="navigations">${TAG}</div>`],
    [undefined, `<div role="navigation-x">${TAG}</div>`],
    ['name', `<fieldset><legend>a${TAG}</legend></fieldset>`],
    [undefined, `<fieldset><legend>a</legend>${TAG}</fieldset>`],
    ['name', `<table><tr><th><b>${TAG}</table>`],
    [undefined, `<table><tr><th>a<td>${TAG}</table>`],
    ['sectioning', `<dl><dt><div>${TAG}</div></dl>`],
    ['sectioning', `<address><span>${TAG}</span></address>`],
    [undefined, `<dl><dt>a<dd>${TAG}</dl><address></address>${TAG}`],
    ['hidden', `<video><source></source>${TAG}</video>`],
    ['hidden', `<canvas><div></canvas>${TAG}</div>`],
    [undefined, `<meter></canvas></meter><progress></progress><audio>a</audio>${TAG}`],
    [undefined, `<span><em><x-y>${TAG}</x-y></em></span>`],
    ['list', `<ul>${TAG}</ul>`],
    ['list', `<ol><li>a</li>${TAG}</ol>`],
    ['list', `<menu>${TAG}</menu>`],
    ['description', `<dl><dt>a</dt>${TAG}</dl>`],
    [undefined, `<dl><div>${TAG}</div></dl>`],
    [undefined, `<ul><li>${TAG}</ul>`],
    ['head', `<head>${TAG}</head>`],
    ['head', `<head><title>a</title>a${TAG}<meta></head>`],
    [undefined, `<head></head>${TAG}`],
    [undefined, `<head><body>${TAG}`],
    [undefined, `<head><title>a</title><main>${TAG}`],
    [undefined, `<title>a</title>${TAG}`],
    [undefined, `<template><head>${TAG}</template>`],
    ['paragraph', `<p><button>a</button>${TAG}`],
    ['paragraph', `<div><p>a<object><p>b</object>${TAG}`],
    [undefined, `<p>a<li>${TAG}`],
    [undefined, `<ul><li><p>a<li>${TAG}</ul>`],
    [undefined, `<dl><dt><p>a<dd>${TAG}</dl>`],
    ['link', `<a>${TAG}</a>`],
    ['link', `<a><div>${TAG}</div></a>`],
    [undefined, `<a>a</a>${TAG}`],
    ['link', `<div><a>a</div>${TAG}`],
    [undefined, `<div><a>a</div></a>${TAG}`],
    [undefined, `<a>${'<div>'.repeat(7)}</a>${TAG}`],
    ['link', `<a><a>${TAG}`],
    [undefined, `<a><a></a>${TAG}`],
    ['link', `<a><table></a></table>${TAG}`],
    ['link', `<table><a><tr><td></table>${TAG}`],
    [undefined, `<table><a><tr><td>${TAG}</table>`],
    [undefined, `<p><a></p><object>${TAG}</object>`],
    ['link', `<p><a></p><object></object>${TAG}`],
    ['paragraph', `<b><p></b>${TAG}`],
    ['paragraph', `<p><table></table>${TAG}`],
    [undefined, ` <!DOCTYPE\nHTML ><p><table></table>${TAG}`],
    [undefined, `<b><p></b></p>${TAG}`],
    ['table', `<b><table></b>${TAG}</table>`],
    [undefined, `<b><h1></b></h1><p><form></form></p>${TAG}`],
    ['paragraph', `<div><form></div><p></form>${TAG}`],
    [undefined, `<a><object>${TAG}</object></a>`],
    [undefined, `<table><tr><td>${TAG}</table>`],
    ['table', `<table>${TAG}</table>`],
    ['table', `<table><tr>${TAG}</table>`],
    ['table', `<table><thead></thead>${TAG}</table>`],
    ['table', `<table><colgroup><col>${TAG}</table>`],
    ['table', `<table><tr><td>a</tr>${TAG}</table>`],
    [undefined, `<table><caption>${TAG}</table>`],
    [undefined, `<table><tr><td><table></table>${TAG}</table>`],
    [undefined, `<table><table></table>${TAG}`],
    [undefined, `<tr><td>${TAG}`],
    ['paragraph', `<ul><li><ol><p></li>${TAG}`],
    ['paragraph', `<ul><li><address><li><p></address>${TAG}`],
    ['paragraph', `<ul><li><div><li><p></div>${TAG}`],
    ['paragraph', `<ul><li><p>a<li></li><p></li>${TAG}`],
    ['link', `<option><option></option><a></option>${TAG}`],
    ['paragraph', `<h1><h2></h2><p></h1>${TAG}`],
    [undefined, `<form></form><form><p></form>${TAG}`],
    ['paragraph', `<span><dialog></span><p></dialog>${TAG}`],
  ])('of a place that is wrong by: %s, in %s', (expected, text) => {
    expect(simulate(text) ?? parseTags(text)).toEqual(parseTags(text));
    expect(misplacement(text)).toBe(expected);
  });
});

test.each([
  ['CDATA in foreign content', `<svg><![CDATA[>]]></svg>${TAG}`],
  ['a script that may hide its end', `<script><!-- <script></script> --></script>${TAG}`],
  ['buttons in buttons', `<button>a<button>b</button>${TAG}`],
  ['plaintext', `<plaintext>${TAG}`],
  ['a frameset', `<frameset>${TAG}`],
  ['a frameset after the tag', `${TAG}<frameset>`],
  ['an unfinished tag', '<pagination a="'],
  ['a tag in an unfinished tag', `<p title="${TAG}`],
  ['a start tag alone', '<pagination>'],
  ['an end tag alone', `${TAG}</pagination>`],
  ['content', '<pagination>x</pagination>'],
  ['a comment between the tags', '<pagination> <!-- a --> <!----> </pagination>'],
  ['a self-closing text element', `<script/>${TAG}</script>${TAG}`],
  ['content that parsers drop', '<pagination><?php ?></pagination>'],
  ['a tag in a tag', `<pagination>${TAG}</pagination>`],
  ['a tag in <select>', `<select>${TAG}</select>`],
  ['an end tag that parse5 takes for that of a row', `<table><tr><b></thead>${TAG}`],
  ['a select that a field ends', `<select><input>${TAG}`],
  ['a select that a table ends', `<table><tr><td><select></table>${TAG}`],
  ['a tag in foreign content', `<svg>${TAG}</svg>`],
  ['foreign content that HTML ends', `<svg><p>${TAG}`],
  ['foreign content that is not nested', `<svg><g></svg>${TAG}`],
  ['HTML in foreign content', `<svg><title><x></x></title></svg>${TAG}`],
  ['a link around too many special elements', `<a>${'<div>'.repeat(8)}</a>${TAG}`],
  ['a link around a table', `<a><b><p></b><table></a></table>${TAG}`],
  ['a link that another end tag may give up', `<b><a><i><u><s><div></b>${TAG}`],
  ['<dialog> that formatting may close', `<b><dialog><p></b>${TAG}`],
  ['<dialog> after formatting', `<p><b></p><dialog>${TAG}</dialog>`],
  ['a heading that formatting may be in', `<p><b></p><h1>a<h2>${TAG}`],
  ['a table that formatting may be in front of', `<p><b></p><table>${TAG}</table>`],
  ['a form across elements that formatting may be in', `<p><b></p><form><p>a</form>${TAG}`],
  ['a table that a doctype may put in a paragraph', `<!DOCTYPE html PUBLIC "x"><p><table></table>${TAG}`],
  ['a table in a paragraph, after a comment', `<!-- a --><p><table></table>${TAG}`],
  ['a form across elements', `<form><div></form>${TAG}`],
  ['a form that ends in a table in it', `<form><table></form>${TAG}`],
  ['a form between rows', `<table><form><tr></table>${TAG}`],
  ['a cell that ends with a template', `<template><table><tr><td></template>${TAG}`],
  ['ruby', `<ruby><rt>a<rp>${TAG}</ruby>`],
  ['rows in a template', `<template><tr>${TAG}</template>`],
  ['a marker that a table leaves behind', `<table><tr><td><object></table>${TAG}`],
  ['<noscript> with an element open', `<noscript><div></noscript>${TAG}`],
  ['too many open elements', `${'<div>'.repeat(300)}${TAG}`],
])('the simulator bails out of %s', (_, text) => {
  expect(simulate(text)).toBeUndefined();
});

test.each([
  ['foreign content that is not nested', '<svg><g></svg>'],
  ['ruby', '<ruby><rt>a</ruby>'],
  ['a self-closing text element', '<script/>x'],
  ['a tag that is cut off', '<p title="'],
  ['plaintext', '<plaintext>'],
  ['too many open elements', '<div>'.repeat(300)],
  ['the end of a document', '<ruby><rt>a</ruby></body></html>'],
])('the simulator stops after the last tag, in front of %s', (_, rest) => {
  for (const text of [`${TAG}${rest}`, `<p>a</p>${TAG}<i>b</i>${TAG}${rest}`]) {
    expect(simulate(text)).toEqual(parseTags(text));
    // The same in front of a tag makes it bail out.
    expect(simulate(`${rest}${TAG}`)).toBeUndefined();
  }
});

test.each([
  ['a frameset', '<frameset>'],
  ['a frameset in capitals, after a comment', '<!-- a --><FrameSet>'],
  ['an end tag of ours', '</pagination>'],
  ['an end tag of ours, far away', `${'<p>a</p>'.repeat(99)}</PAGINATION >`],
  ['an unfinished tag of ours', '<pagination a="'],
  ['our name in a self-closing text element', '<script/><pagination>'],
  ['one tag more, out of sight', `<ruby>${TAG}</ruby>`],
])('the simulator reads on after a tag, to bail out of %s', (_, rest) => {
  expect(simulate(TAG + rest)).toBeUndefined();
});

test.each([
  ['a longer name', '<framesets><paginations-of><html-embed>'],
  ['text that looks like a frameset', '<!-- <frameset> --> a < frameset <title><frameset></title>'],
  ['what looks like an end tag', '<!-- </pagination> --><p title="</pagination>">'],
])('the simulator reads on after a tag, past %s', (_, rest) => {
  expect(simulate(TAG + rest)).toEqual(parseTags(TAG + rest));
  expect(simulate(TAG + rest)?.tags).toHaveLength(2);
});

test.each([
  ['de', `<!doctype html><html lang="de"><body>${TAG}`],
  ['pt-BR', `<HTML a LANG=pt-BR><p>a</p>${TAG}`],
  ['', `<html lang>${TAG}`],
  [undefined, `<html>${TAG}`],
  [undefined, `<html><html lang="de">${TAG}`],
  [undefined, TAG],
  [undefined, `<!-- <html lang="de"> -->${TAG}`],
  [undefined, `<template><html lang="de"></template>${TAG}`],
  [undefined, `<svg><html lang="de"></svg>${TAG}`],
  ['de', `<template></template><html lang="de">${TAG}`],
  ['de', `${TAG}<html lang="de">`],
])('the language %j is that of %s', (language, text) => {
  expect(findTags(text).documentLanguage).toBe(language);
  expect((simulate(text) ?? parseTags(text)).html).toEqual(parseTags(text).html);
});

test.each([
  ['<paginaton', `<paginaton a="<pagnation>"></paginaton>`],
  ['<Paginations', `<svg><Paginations/></svg>`],
  ['<b-pagination', `<b-pagination x total-pages="3">`],
  [undefined, `<b-pagination x="3"></b-pagination>`],
  [undefined, `<!-- <paginaton> --><script><paginaton></script><textarea><paginaton></textarea>`],
  [undefined, `<paginaton\uFEFF></paginaton><pagination-list></pagination-list>`],
])('the simulator and the parser find the misspelled tag %j in %s', (name, text) => {
  for (const page of [text, `${text}${TAG}`, `${TAG}<p>${text}`]) {
    const { misspelled } = parseTags(page);
    expect(simulate(page)?.misspelled).toEqual(misspelled);
    expect(misspelled.map(({ start, end }) => page.slice(start, end))).toEqual(
      name === undefined ? [] : [name],
    );
  }
});

test('the parser sees what matters after the last tag', () => {
  const [tag] = parseTags(`${TAG}<i></i><frameset>`).tags;
  expect(tag?.kind === 'start' && tag.droppedIn).toBe('');
});
