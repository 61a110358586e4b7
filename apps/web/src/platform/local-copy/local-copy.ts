/**
 * Copies of text that no server has yet, so that it is not lost with the tab (docs/decisions/0072). Each belongs to an
 * account; signing out removes all, and so does a week.
 */
const prefix = 'copy:';
const keptMs = 7 * 24 * 60 * 60 * 1000;

export type LocalCopy<Value> = { value: Value; at: number };

export const copyKey = (userId: string, name: string): string => `${prefix}${userId}:${name}`;

export function readCopy<Value>(key: string, now = Date.now()): LocalCopy<Value> | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy<Value> | null;
    if (copy && typeof copy.at === 'number' && now - copy.at < keptMs) return copy;
  } catch {
    // Not ours, or broken: nothing to offer.
  }
  localStorage.removeItem(key);
  return null;
}

export function writeCopy(key: string, value: unknown, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value, at: now }));
  } catch {
    // Without room for a copy the text is still on the screen.
  }
}

export const removeCopy = (key: string): void => localStorage.removeItem(key);

/** Nothing that somebody wrote stays for the next person who signs in on this computer. */
export function removeAllCopies(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
