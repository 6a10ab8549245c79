import { jinjaWithPython as host, packageWords, pythonWords } from './families/python.js';
import type { FrameworkRow } from './framework.js';
import { linked } from './stylesheet.js';

export const fastapi: FrameworkRow = {
  names: ['starlette'],
  label: 'FastAPI',
  isUsed: ({ usesPython }) => usesPython('fastapi') || usesPython('starlette'),
  dialect: 'jinja2',
  host,
  optional: pythonWords,
  directories: ['package_root'],
  words: packageWords,
  stylesheet: linked(
    'static/pagination.css',
    "{{ url_for('static', path='/pagination.css') }}",
    'app.mount("/static", StaticFiles(directory="static"), name="static")',
  ),
  order: (built, original) => `write Jinja2Templates(directory=["${built}", "${original}"])`,
};
