import { newId } from '../new-id.ts';

/**
 * The keys of requests that create something and were not answered, by what was sent. A person who sends the very same
 * again means the same thing: the server knows the key and creates nothing twice. Few, in memory only, and not for
 * long.
 */
type SentKey = { key: string; at: number };

const most = 8;
const keptMs = 10 * 60_000;
const sent = new Map<string, SentKey>();

export function requestKeyOf(what: string): string {
  const known = sent.get(what);
  if (known && Date.now() - known.at < keptMs) return known.key;
  const key = newId();
  sent.delete(what);
  sent.set(what, { key, at: Date.now() });
  const [oldest] = sent.keys();
  if (sent.size > most && oldest !== undefined) sent.delete(oldest);
  return key;
}

/** It was answered: the same once more is something new. */
export const forgetRequestKey = (what: string): void => void sent.delete(what);

export const forgetRequestKeys = (): void => sent.clear();
