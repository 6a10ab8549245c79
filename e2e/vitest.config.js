import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globals: true,
    include: ['**/*.test.ts'],
    // A limit is there to end a test that hangs, on a machine ten times as slow as ours, too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
