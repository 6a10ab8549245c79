import { availableParallelism } from 'node:os';

// Jest runs tests as CommonJS, so dependencies that ship only ES modules are compiled along with src.
const esmOnly = [
  'parse5',
  'entities',
  'character-entities',
  'character-entities-legacy',
  'magic-string',
  '@jridgewell',
  'leven',
  'html-element-attributes',
];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // One more than there are cores: the tests of the watch mostly wait.
  maxWorkers: availableParallelism() + 1,
  roots: ['<rootDir>/src', '<rootDir>/playground'],
  // Long enough for slow machines; only stops tests that hang.
  testTimeout: 120_000,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.m?[jt]s$': [
      'ts-jest',
      {
        tsconfig: {
          target: 'ES2023',
          module: 'CommonJS',
          moduleResolution: 'Bundler',
          esModuleInterop: true,
          isolatedModules: true,
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  collectCoverageFrom: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
};
