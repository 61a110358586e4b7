import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';

/** How long a filter stays known for finding more than are counted. */
export const rememberedMs = 60_000;

/** More filters than these are forgotten, the oldest first. */
const mostFilters = 1_000;

export type ManyOffers = {
  /** The total of a filter that found more than are counted; undefined where it has to be counted. */
  totalOf: (filter: object) => number | undefined;
  note: (filter: object, total: number) => void;
};

/**
 * Which filters found more offers than are counted. The page says "more than 10,000" of them, and to find that out anew
 * is the dearest part of a search for a common word. An exact total is never kept: it is always counted.
 */
export function rememberManyOffers(now: () => Date): ManyOffers {
  const knownUntil = new Map<string, number>();
  return {
    totalOf: (filter) => {
      const until = knownUntil.get(keyOf(filter));
      return until !== undefined && now().getTime() < until ? exactCount + 1 : undefined;
    },
    note: (filter, total) => {
      if (!isMoreThanCounted(total)) return;
      for (const [key, until] of knownUntil) {
        if (knownUntil.size < mostFilters && until > now().getTime()) break;
        knownUntil.delete(key);
      }
      const key = keyOf(filter);
      if (!knownUntil.has(key)) knownUntil.set(key, now().getTime() + rememberedMs);
    },
  };
}

const keyOf = (filter: object): string => JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));
