import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPagination } from '../index.js';
import { makeDirectory } from '../testing/command-line.js';
import { auditBuild } from './audit-build.js';
import { createPages } from './pages.js';

test('links to directories are not followed, as on the command line, so circles end', async () => {
  const control = renderPagination({ path: '/again/:page.html', total_pages: 2 });
  const directory = await makeDirectory({ '1.html': control, '2.html': '' });
  await symlink(directory, join(directory, 'again'), 'junction');
  const page = join(directory, '1.html');
  const warnings: string[] = [];
  await auditBuild(
    { directory, base: '/', sources: new Map([[page, page]]) },
    createPages({}),
    'warn',
    (text) => warnings.push(text),
  );
  expect(warnings.join('\n')).toContain('The link to page 2 leads to /again/2.html');
});
