// Pages that are sections of others now. Whoever comes to the old URL is led on.

import { escapeHtml } from './html.js';
import { relativeTo } from './links.js';

/** The URLs of old pages, and where their content is. A fragment of the old page is one of the new page as well. */
export const MOVED = {
  'audit.html': 'ci.html#audit-of-a-built-site',
  'clients.html': 'recipes.html#updates-without-loading-the-page',
  'editors.html': 'configuration.html#completion-in-editors',
  'frameworks.html': 'components.html',
  'limits.html': 'compared.html#what-it-does-not-do',
  'lists.html': 'recipes.html#lists-with-an-unknown-number-of-pages',
  'mistakes.html': 'diagnostics.html#common-mistakes',
};

/** The page at an old URL. Without JavaScript, it leads to the section, whatever the fragment. */
export function movedPage(from, to) {
  const href = escapeHtml(relativeTo(from, to));
  const [path, fragment] = href.split('#');
  const start = fragment === undefined ? '' : `#${fragment}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved · pagination-tag</title>
<link rel="canonical" href="${path}">
<link rel="icon" href="data:,">
<script>location.replace('${path}' + (location.hash || '${start}'));</script>
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<main><h1>Moved</h1><p>This page is <a href="${href}">part of another one</a> now.</p></main>
</body>
</html>
`;
}
