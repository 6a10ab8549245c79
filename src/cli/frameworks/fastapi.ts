import { forNeighbors } from '../draw/host.js';
import { jinjaWithPython as host, packageWords } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const fastapi: FrameworkRow = {
  names: ['starlette'],
  label: 'FastAPI',
  isUsed: ({ usesPython }) => usesPython('fastapi') || usesPython('starlette'),
  dialect: 'jinja2',
  host,
  neighbors: forNeighbors(host),
  directories: ['root'],
  words: packageWords,
  stylesheet: linked(
    'static/pagination.css',
    "{{ url_for('static', path='/pagination.css') }}",
    'app.mount("/static", StaticFiles(directory="static"), name="static")',
  ),
  order: (built, original) => `write Jinja2Templates(directory=["${built}", "${original}"])`,
};
