import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ApiError } from '../../../http/api-error.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Takes as long as a real check and returns false: for accounts that do not exist. */
  pretend(password: string): Promise<false>;
};

type Cost = { memory: number; passes: number; parallelism: number };

/** OWASP's minimum for Argon2id, in KiB and passes. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
/** With more hashes waiting a caller would wait for seconds, so further ones are refused. */
const maxWaiting = 500;

const runArgon2 = promisify(argon2);

/**
 * Hashes run on the thread pool, a few at a time: each one keeps a core busy and takes 19 MiB, and many simultaneous
 * sign-ins must leave cores and threads to everything else.
 */
export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const inTurn = createTurns(atOnce);
  const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, length: number) =>
    inTurn(() =>
      runArgon2('argon2id', {
        message: password.normalize('NFKC'),
        nonce,
        memory,
        passes,
        parallelism,
        tagLength: length,
      }),
    );

  return {
    async hash(password) {
      const nonce = randomBytes(16);
      return format(cost, nonce, await derive(password, nonce, cost, tagLength));
    },
    async verify(password, hash) {
      const stored = parse(hash);
      if (!stored) return false;
      return timingSafeEqual(await derive(password, stored.nonce, stored.cost, stored.tag.length), stored.tag);
    },
    async pretend(password) {
      await derive(password, randomBytes(16), cost, tagLength);
      return false;
    },
  };
}

/** Runs at most `atOnce` pieces of work at a time, the others in the order they came. */
function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= maxWaiting) throw new ApiError('ServiceUnavailable', { retryAfterSeconds: 5 });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on directly, so that a new caller cannot overtake a waiting one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The PHC string format, which other Argon2 implementations read as well. */
const format = ({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !nonce || !tag) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
