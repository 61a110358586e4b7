import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startupErrorExitCode } from '../../apps/api/src/startup-error.ts';

export type Patience = {
  /** Before the second start; doubled for each one after it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** Whatever ran longer than this had started well: the count of crashes begins again. */
  soundAfterMs: number;
  /** So many crashes in a row are no accident. */
  crashesInARow: number;
};

export const defaultPatience: Patience = {
  firstWaitMs: 500,
  longestWaitMs: 30_000,
  soundAfterMs: 60_000,
  crashesInARow: 5,
};

/**
 * Runs a program and starts it again after a crash. An end on purpose is none: exit code 0, a signal to stop, or a
 * start that was refused and would be refused again. Resolves with the exit code for this process.
 */
export async function supervise(args: readonly string[], patience: Patience = defaultPatience): Promise<number> {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      stopping.abort();
      child?.kill(signal);
    });
  }
  for (let crashes = 1; ; crashes += 1) {
    const started = performance.now();
    child = spawn(process.execPath, args, { stdio: 'inherit' });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    const exitCode = exitCodeOf(code, signal);
    if (stopping.signal.aborted || wasMeant(code, signal)) return exitCode;

    if (performance.now() - started > patience.soundAfterMs) crashes = 1;
    const how = waysToEnd(code, signal);
    if (crashes >= patience.crashesInARow) {
      console.error(
        `Fonendo crashed ${crashes} times in a row, the last time with ${how}. It is not started again: the log says why.`,
      );
      return 1;
    }
    const waitMs = waitAfter(crashes, patience);
    console.error(`Fonendo crashed (${how}). Starting it again in ${waitMs / 1000} s.`);
    await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return exitCode;
  }
}

/** The signals by which a person or a service manager asks the server to end. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Code = number | null;
type Signal = NodeJS.Signals | null;

const wasMeant = (code: Code, signal: Signal) =>
  code === 0 || code === startupErrorExitCode || stopSignals.some((one) => one === signal);

export const exitCodeOf = (code: Code, signal: Signal): number =>
  signal ? 128 + constants.signals[signal] : (code ?? 1);

export const waysToEnd = (code: Code, signal: Signal): string => (signal ? `signal ${signal}` : `exit code ${code}`);

export const waitAfter = (crashes: number, { firstWaitMs, longestWaitMs }: Patience): number =>
  Math.min(firstWaitMs * 2 ** (crashes - 1), longestWaitMs);
