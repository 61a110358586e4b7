import { afterAll, afterEach, expect, vi } from 'vitest';

/**
 * Whatever is printed as an error or a warning is a defect until somebody looked at it: the test fails.
 * A test that expects such a line takes it with `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const printed: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => printed.push(`console.${level}: ${parts.map(String).join(' ')}`);
}

afterEach(() => {
  vi.restoreAllMocks();
  expect(printed.splice(0)).toEqual([]);
});

/** Files share a process and its modules (`isolate: false`): what one of them set for all its tests ends with it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
