// What the views have in common. The values in an `html` template are escaped, except those that `safe` lets through.

import { html, join, live_title_tag, safe } from 'liveviewjs';
import { colorsOf, hueOf, pages } from './colors.js';

/** The document around a view. The view's own markup is the content. */
export function documentOf({ title }, csrfToken, content, scripts = liveScripts) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="csrf-token" content="${csrfToken}" />
        ${live_title_tag(title, { suffix: ' · Colors' })}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/style.css" />
        ${scripts}
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

const liveScripts = safe(`<script type="module" src="/assets/client.js"></script>`);

/** A page of colors, and below it the control. */
export function listOf({ place, heading, page, control, aside = '' }) {
  return html`<header>
      <strong>Colors</strong>
      <nav aria-label="Places">${join(places.map((other) => linkTo(other, place)))}</nav>
    </header>
    <main>
      <div class="heading">
        <h1>${heading ?? `Hue ${hueOf(page)}°`}</h1>
        <p>Page ${page} of ${pages}</p>
        ${aside}
      </div>
      <ol class="colors" start="${colorsOf(page)[0].number}">
        ${join(colorsOf(page).map(item))}
      </ol>
      ${safe(control)}
    </main>`;
}

const places = [
  { path: '/', name: 'Home', live: true },
  { path: '/items/1', name: 'Live list', live: true },
  { path: '/plain/1', name: 'Plain list', live: false },
];

function linkTo({ path, name, live }, place) {
  const current = name === place ? safe(' aria-current="true"') : '';
  const kind = live ? safe(' data-phx-link="redirect" data-phx-link-state="push"') : '';
  return html`<a href="${safe(path)}" ${kind}${current}>${name}</a>`;
}

function item({ number, color }) {
  return html`<li>
    <span class="swatch" style="background: ${color}"></span> <b>${number}</b> <code>${color}</code>
  </li>`;
}
