/**
 * Where a database with a replica stood when somebody's change was answered. The caller sends it along with reads, and
 * a replica answers those only if it has come that far; without it the primary answers. Of two, the greater one counts,
 * if they are of the same database (the part before the dot).
 */
export const readPositionHeader = 'x-read-position';

export const isReadPosition = (text: string): boolean => /^[0-9a-f]{16}\.[0-9a-f]{16}$/.test(text);

/** Told when the position could not be read: a browser without a position gets its answers from the primary. */
export const unknownPosition = 'unknown';

/** The one to send from now on; null for none. */
export function laterPosition(known: string | null, told: string): string | null {
  if (!isReadPosition(told)) return null;
  const isSameDatabase = known?.slice(0, 17) === told.slice(0, 17);
  return known !== null && isSameDatabase && known > told ? known : told;
}
