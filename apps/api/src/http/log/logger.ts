import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { describeError } from '../../error-description.ts';

/** Names of fields that could open an account. They are redacted, at most two objects deep. */
const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'jwt',
  'refreshToken',
  'authorization',
  'cookie',
];

/** Structured lines; on standard output unless a test wants to read them. */
export const createLogger = (level: string, destination: DestinationStream = bufferedOutput()): Logger =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: { logMethod: withOwnMessage },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );

/** Without a message, pino would log the error's own message, including values. */
function withOwnMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, ...rest] = args as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (error === undefined || rest.length > 0) method.apply(this, args);
  else method.apply(this, [first instanceof Error ? { err: first } : first, describeError(error).message]);
}

/** One write per line would cost a busy process a fifth of its time. The buffer is also written at exit. */
const bufferedOutput = () => pino.destination({ dest: 1, sync: false, minLength: 15_000, periodicFlush: 200 });
