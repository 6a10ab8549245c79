import base from '../jest.config.js';

/** @type {import('jest').Config} */
export default { ...base, rootDir: '..', roots: ['<rootDir>/e2e'], testTimeout: 600_000 };
