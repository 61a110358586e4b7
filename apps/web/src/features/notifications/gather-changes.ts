import type { LiveChange } from '@fonendo/contract/notifications.schema';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { answersOf } from './live-answers.ts';

/** Shorter than anybody notices, and longer than the pause between the events of one change to many. */
const gatheringMs = 150;

/**
 * Somebody moves forty candidates at once, and forty events come: what they have in common (the list, the board, the
 * dashboard) is fetched once, not forty times.
 */
export function gatherChanges(outdate: (keys: readonly QueryKey[]) => void): (change: LiveChange) => void {
  const gathered = new Map<string, QueryKey>();
  return (change) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const keys = [...gathered.values()];
        gathered.clear();
        outdate(keys);
      }, gatheringMs);
    }
    for (const key of answersOf(change)) gathered.set(hashKey(key), key);
  };
}
