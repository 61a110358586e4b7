import type { Logger } from 'pino';

/** Longer than running requests get; anything that hangs longer is abandoned. */
const finishWithinMs = 15_000;

/**
 * After an uncaught error the state of the process is unknown: the error is logged with its cause, running requests are
 * finished, no new ones are accepted, and the process ends with exit code 1, so that a supervisor restarts it.
 */
export function guardProcess(log: Logger, finish: () => Promise<void>): void {
  let failed = false;
  // Unhandled rejections arrive here as well.
  process.on('uncaughtException', (error, origin) => {
    // Fatal lines are written synchronously, because the process may not live long.
    log.fatal({ err: error, origin }, 'uncaught error, the process ends');
    if (failed) return;
    failed = true;
    setTimeout(() => process.exit(1), finishWithinMs);
    finish()
      .catch((cause: unknown) => log.fatal({ err: cause }, 'could not finish what was running'))
      .finally(() => process.exit(1));
  });
}
