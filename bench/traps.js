/**
 * Places where a tag is easily missed, and places where the same characters are not a tag. The control replaces the tag,
 * and nothing else changes.
 */
const TAG = '<pagination path="/docs/:page" total_pages="3" current_page="2"></pagination>';

/** Each with its tag, and whether it is one. */
export const traps = [
  trap('in a comment', `<!-- ${TAG} -->`, 0),
  trap('in a script', `<script>const html = '${TAG}';</script>`, 0),
  trap('in a style', `<style>/* ${TAG} */</style>`, 0),
  trap('in a textarea', `<textarea>${TAG}</textarea>`, 0),
  trap('in a title', `<title>${TAG}</title>`, 0),
  trap('in an attribute', `<p title='${TAG}'>`, 0),
  trap('in a <template>', `<template>${TAG}</template>`, 1),
  trap('in a <noscript>', `<noscript>${TAG}</noscript>`, 1),
  trap('in a table cell', `<table><tr><td>${TAG}</table>`, 1),
  trap('in capitals', TAG.replaceAll('pagination', 'PAGINATION'), 1),
  trap('ended by />', `${TAG.replace('></pagination>', '/>')}<p>after it</p>`, 1),
  trap(
    'after entities, unclosed elements and CRLF',
    `<p>&copy &amp;&nbsp;<BR>\r\n<li>one<li>two</ul>${TAG}`,
    1,
  ),
];

function trap(name, body, count) {
  const found = /<pagination[^>]*?(?:\/>|><\/pagination>)/i.exec(body)[0];
  const html = `<!DOCTYPE html>\n<html>\n<body>\n<div>${body}</div>\n</body>\n</html>\n`;
  return {
    name,
    html,
    tag: TAG,
    expected: (control) => (count === 1 ? html.replace(found, () => control) : html),
  };
}
