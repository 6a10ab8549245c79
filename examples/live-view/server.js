// Serves the live views of views.js and a list of plain pages. PORT chooses the port; without it, any free one will do.

import './without-download.js';
import { NodeExpressLiveViewServer } from '@liveviewjs/express';
import express from 'express';
import session from 'express-session';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { pageOf, pages } from './colors.js';
import * as controls from './controls.js';
import { documentOf, listOf } from './markup.js';
import { homeView, itemsView } from './views.js';

const live = new NodeExpressLiveViewServer(
  { '/': homeView, '/items/:page': itemsView },
  documentOf,
  { title: 'Live' },
  { serDeSigningSecret: randomUUID() },
);

const app = express();
app.use('/assets', express.static(fileURLToPath(new URL('public', import.meta.url))));
for (const name of ['phoenix', 'phoenix_live_view'])
  app.use(`/assets/${name}`, express.static(browserFiles(name)));

app.get('/plain/:page', (request, response) => {
  const page = pageOf(request.path);
  const list = listOf({ place: 'Plain list', page, control: controls.plain({ page, pages }) });
  response.send(documentOf({ title: `Page ${page}` }, '', list, '').toString());
});

app.use(session({ secret: randomUUID(), resave: false, saveUninitialized: false }));
app.use(live.httpMiddleware());

const server = createServer(app);
live.wsMiddleware()(new WebSocketServer({ server, path: '/live/websocket' }));
server.listen(Number(process.env.PORT ?? 0), 'localhost', () => {
  console.log(`The example is at http://localhost:${server.address().port}/`);
});

/** Where a package of Phoenix keeps the files that it has built for browsers. */
function browserFiles(name) {
  return dirname(fileURLToPath(import.meta.resolve(name)));
}
