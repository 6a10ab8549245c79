import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
    include: ['{src,playground}/**/*.test.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.test.ts', 'src/testing/**'] },
    // A limit is there to end a test that hangs, on a machine ten times as slow as ours, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
