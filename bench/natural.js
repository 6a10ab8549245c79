/** The obvious implementation: parse with locations, walk the tree, and insert the markup into the text. */
import { parse } from 'parse5';

export function splice(html, controls) {
  const tags = [];
  const pending = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.tagName === 'pagination') tags.push(node.sourceCodeLocation);
    if (node.childNodes) pending.push(...node.childNodes);
    if (node.content) pending.push(node.content);
  }
  tags.sort((a, b) => a.startOffset - b.startOffset);
  let page = '';
  let from = 0;
  for (const [index, { startOffset, endOffset }] of tags.entries()) {
    page += html.slice(from, startOffset) + controls[index];
    from = endOffset;
  }
  return page + html.slice(from);
}
