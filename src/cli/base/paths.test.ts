import { join } from 'node:path';
import { below, displayPath, displayPaths } from './paths.js';

test.each(['/', '/a', '/a/b c'])('below %j is what join says', (directory) => {
  const names = ['a', '.a', '..a', '...', 'a..b', '[id]', '.', '..', '', 'é.html'];
  for (const first of names)
    for (const second of names)
      for (const place of [first, `${first}/${second}`, `./${first}`, `${first}/x/${second}`])
        expect(below(directory, place)).toBe(join(directory, place));
});

test('names that are shown lead from the current directory to the file', () => {
  const nameOf = displayPaths('/a/b');
  for (const path of ['/a/b/c.html', '/a/b/c/d.html', '/a/b/c/e.html', '/a/c.html', '/c.html', '/x/y/z.html'])
    expect(nameOf(path)).toBe(displayPath('/a/b', path));
});
