import pino, { type Logger } from 'pino';

/** Structured lines on standard output. Whatever could open an account is struck out before it is written. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'jwt', 'refreshToken', 'authorization', 'cookie', 'code'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: '[redacted]',
    },
  });
