import { join } from 'node:path';
import { below } from './paths.js';

test.each(['/', '/a', '/a/b c'])('below %j is what join says', (directory) => {
  const names = ['a', '.a', '..a', '...', 'a..b', '[id]', '.', '..', '', 'é.html'];
  for (const first of names)
    for (const second of names)
      for (const place of [first, `${first}/${second}`, `./${first}`, `${first}/x/${second}`])
        expect(below(directory, place)).toBe(join(directory, place));
});
