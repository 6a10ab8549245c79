import { availableParallelism } from 'node:os';
import base from '../jest.config.js';

/** @type {import('jest').Config} */
export default {
  ...base,
  // Tests wait for browsers and engines, which are processes of their own, for a third of the time.
  maxWorkers: availableParallelism() + 1,
  rootDir: '..',
  roots: ['<rootDir>/e2e'],
  testTimeout: 600_000,
};
