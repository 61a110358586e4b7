import type { Logger } from 'pino';
import { createLogger } from '../http/log/logger.ts';

export type TestLog = { log: Logger; lines: () => Record<string, unknown>[]; text: () => string };

/** The product's own log, kept for the test to read. */
export function createTestLog(level = 'info'): TestLog {
  let text = '';
  const log = createLogger(level, { write: (line) => (text += line) });
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, text: () => text };
}
