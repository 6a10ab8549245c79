import { join } from 'node:path';
import base from '../jest.config.js';

const rootDir = join(import.meta.dirname, '..');
const { maxWorkers, ...shared } = base;
const project = { ...shared, rootDir, roots: ['<rootDir>/e2e'] };

/** Has engines and frameworks of Debian in it, which CI tries in the versions of today (`e2e/today/run`). */
const ofDebian = 'e2e/{components,engines,today}/*.test.ts';

/** @type {import('jest').Config} */
export default {
  rootDir,
  // One for each core: browsers and engines leave none idle.
  maxWorkers: maxWorkers - 1,
  testTimeout: 600_000,
  projects: [
    { ...project, displayName: 'today', testMatch: [`**/${ofDebian}`] },
    { ...project, displayName: 'hosts', testMatch: ['**/*.test.ts', `!**/${ofDebian}`] },
  ],
};
