import type { Logger } from 'pino';

/** Longer than running requests are given; whatever hangs beyond it is left behind. */
const finishWithinMs = 15_000;

/**
 * After an error that nobody caught, nobody knows what state the process is in: it is logged with its cause, what
 * runs is finished, nothing new is begun, and the process ends with exit code 1 for whoever watches over it.
 */
export function guardProcess(log: Logger, finish: () => Promise<void>): void {
  let failed = false;
  // Rejections that nobody handles arrive here as well.
  process.on('uncaughtException', (error, origin) => {
    // A fatal line is written out at once: the process may not live to write it later.
    log.fatal({ err: error, origin }, 'uncaught error, the process ends');
    if (failed) return;
    failed = true;
    setTimeout(() => process.exit(1), finishWithinMs);
    finish()
      .catch((cause: unknown) => log.fatal({ err: cause }, 'could not finish what was running'))
      .finally(() => process.exit(1));
  });
}
