import { fileURLToPath } from 'node:url';
import ejs from 'ejs';
import express from 'express';
import { paginationEngine, paginationResponse } from 'pagination-tag/express';

const PER_PAGE = 10;
const notes = Array.from({ length: 234 }, (_, index) => `Note ${index + 1}`);
const pages = Math.ceil(notes.length / PER_PAGE);

const app = express();
app.set('views', fileURLToPath(new URL('views', import.meta.url)));
app.engine('html', paginationEngine());
app.engine('ejs', ejs.renderFile);
// EJS prints the titles, which are no templates: only these names are bindings.
app.use(paginationResponse({ bindings: ['path', 'pages'] }));

/** The page that a visitor asks for, or undefined if it does not exist. */
function pageOf({ query }) {
  const page = query.page === undefined ? 1 : /^\d{1,9}$/.test(query.page) ? Number(query.page) : 0;
  return page >= 1 && page <= pages ? page : undefined;
}

app.get('/', (request, response, next) => {
  const page = pageOf(request);
  if (page === undefined) next();
  else response.render('index.html', { page, pages });
});

app.get('/notes', (request, response, next) => {
  const page = pageOf(request);
  const shown = page && notes.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  if (page === undefined) next();
  else response.render('notes.ejs', { page, pages, shown, path: (number) => `/notes?page=${number}` });
});

const server = app.listen(Number(process.env.PORT ?? 3000), () => {
  console.log(`http://localhost:${server.address().port}/`);
});
