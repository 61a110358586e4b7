import { readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
export type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number } };

/** A test that did not run proves nothing, so it counts as failed. */
export function countVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  };
}

/** How many browser tests of a run may need the second try that CI gives them (docs/decisions/0023). */
export const allowedSecondTries = 4;

export const countFailedInBrowser = ({ stats }: PlaywrightReport): number => stats.unexpected + stats.skipped;

/** What failed once and passed at the second try counts as passed: a few such are a slow machine's. */
export function countPlaywright(first: PlaywrightReport, second: PlaywrightReport | null): Counts {
  const failed = countFailedInBrowser(first);
  const mended = second ? Math.min(second.stats.expected, failed) : 0;
  return { passed: first.stats.expected + mended, failed: failed - mended };
}

/** What a step adds to the last line. A step that failed without a failed test (a crash, a check) counts as one. */
export function countStep(passed: boolean, counts: Counts | null): Counts {
  const { passed: good, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed: good, failed: passed ? failed : Math.max(failed, 1) };
}

export function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
