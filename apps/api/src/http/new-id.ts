import { hash, randomUUIDv7 } from 'node:crypto';

type Keyed = {
  /** Chosen by the sender, and the same when the same is sent again because the answer was lost. */
  key: string | undefined;
  /** Part of the id: nobody reaches somebody else's row with their key. */
  owner: string;
  /** What is made, and of what: a key that was used for another thing makes a new one. */
  kind: string;
};

/** The id of a new row: the same for the same key, so that what is sent again finds the row of the first time. */
export function newId({ key, owner, kind }: Keyed): string {
  if (key === undefined) return randomUUIDv7();
  const digits = hash('sha256', `${owner} ${kind} ${key}`);
  // Version 8 of RFC 9562: a UUID whose bits are the application's own.
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}
