// Two live views. Each holds a page number and renders a list and a control from it.

import { createLiveView, html } from 'liveviewjs';
import { pageOf, pages } from './colors.js';
import * as controls from './controls.js';
import { listOf } from './markup.js';

export const homeView = createLiveView({
  handleParams: (_url, socket) => {
    socket.pageTitle('Home');
  },
  render: () =>
    listOf({ place: 'Home', heading: 'A round of hues', page: 1, control: controls.home({ pages }) }),
});

export const itemsView = createLiveView({
  // Runs for the first page and for every patch, including back and forward. It receives only the URL.
  handleParams: (url, socket) => {
    const page = pageOf(url.pathname);
    socket.assign({ page });
    socket.pageTitle(`Page ${page}`);
  },

  // The button asks; the answer comes later, as news from inside the server would, and no URL is involved.
  handleEvent: (_event, socket) => {
    socket.sendInfo({ type: 'show', page: anotherPage(socket.context.page) });
  },
  handleInfo: ({ page }, socket) => {
    socket.assign({ page });
    socket.pageTitle(`Page ${page}`);
  },

  render: ({ page }) =>
    listOf({
      place: 'Live list',
      page,
      control: controls.items({ page, pages }),
      aside: html`<button type="button" phx-click="jump">Jump to a random page</button>`,
    }),
});

function anotherPage(page) {
  const other = 1 + Math.floor(Math.random() * (pages - 1));
  return other < page ? other : other + 1;
}
