import { defineConfig } from 'vitest/config';
import { apiTests, maxWorkers, replacingModules } from './apps/api/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      'apps/api/vitest.config.ts',
      { extends: false, test: { ...apiTests, name: 'api-isolated', include: replacingModules } },
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // Pure logic only: what needs a browser is tested in one, by e2e/.
        test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // Some start programs, which takes its time when every core is busy.
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'apps/web/build/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
    maxWorkers,
    // Clears the calls of every spy and puts the real function back: no test sees another one's.
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
  },
});
