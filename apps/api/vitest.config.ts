import { join } from 'node:path';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/template-database.ts'],
    setupFiles: [join(import.meta.dirname, '../../vitest.setup.ts')],
    restoreMocks: true,
    // A cloned database takes a third of a second; two busy cores can make that several.
    hookTimeout: 30_000,
    testTimeout: 20_000,
  },
});
