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
  words: (evidence, given) => {
    const words = packageWords(evidence, given);
    const { package_root: root } = words;
    const inPackage = root === '.' ? 'static' : `${root}/static`;
    // Templates may be in the package, and the files that are served beside it.
    const isBeside = evidence.has('static') && !evidence.has(inPackage);
    return { ...words, static_root: isBeside ? 'static' : inPackage };
  },
  stylesheet: linked(
    'static_root/pagination.css',
    "{{ url_for('static', path='/pagination.css') }}",
    'app.mount("/static", StaticFiles(directory="static_root"), name="static")',
  ),
  order: (built, original) => `write Jinja2Templates(directory=["${built}", "${original}"])`,
};
