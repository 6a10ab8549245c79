import { spawnSync } from 'node:child_process';
import { themeNames, transform } from '../../src/index.js';

/** Python's XML parser, which stops at the first mistake, as browsers do in XHTML. */
const PARSE = `
import json, sys, xml.dom.minidom
for page in json.load(sys.stdin):
    xml.dom.minidom.parseString(page.encode())
`;

const TAGS = [
  'total_pages="9" current_page="4" show_ends show_labels',
  'total_pages="9" current_page="9" show_boundary_chevrons layout="position"',
  'total_items="90" page_size="10" summary=":from–:to of :total" jump page_sizes="10,25"',
  'total_pages="9" link_type="live_patch" id="posts" current_page="1" layout="links"',
  'total_pages="9" element="submit" link:name="page" link:value=":page" link:form="f"',
];

test.each(themeNames)('controls of %s are well-formed in XHTML', (theme) => {
  const pages = TAGS.map((attributes) => {
    const path = attributes.includes('element') ? '' : 'path="/posts?per_page=:page_size&amp;page=:page"';
    const size = attributes.includes('page_size') ? '' : 'page_size="10"';
    const tag = `<pagination ${path === '' ? '' : `${path} ${size}`} ${attributes}/>`.replace(
      / (show_\w+|jump)(?=[ /])/g,
      ' $1="$1"',
    );
    return transform(
      `<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de"><head><title>Posts</title></head><body><form id="f"></form><div>${tag}</div></body></html>`,
      { theme },
    );
  });
  const { status, stderr } = spawnSync('/usr/bin/python3', ['-c', PARSE], {
    input: JSON.stringify(pages),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(pages[0]).toContain('Nächste Seite');
});
