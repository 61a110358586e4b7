import { once } from 'node:events';

/** A check resolves if its part works. */
export type Checks = Record<string, () => Promise<unknown>>;

type CheckResult = 'ok' | 'failed';

/** All of them at once; what takes longer than the limit counts as away. */
export const runChecks = (checks: Checks, limitMs: number): Promise<(readonly [string, CheckResult])[]> =>
  Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check, limitMs)] as const));

async function runCheck(check: () => Promise<unknown>, limitMs: number): Promise<CheckResult> {
  const late = AbortSignal.timeout(limitMs);
  try {
    await Promise.race([check(), once(late, 'abort').then(() => Promise.reject(late.reason))]);
    return 'ok';
  } catch {
    return 'failed';
  }
}
