import type { DocumentKind } from './kinds.ts';
import { maxRejectionReasons, type RejectionReason, type RejectionReasons } from './rejection-reasons.ts';

/** How many digits belong to reasons that several kinds of documents share; the others are for reasons of one kind. */
const mostShared = 7;
/** In how many kinds a reason is found that has a digit of its own. */
const sharedFrom = 3;

export type NumberedReason = RejectionReason & {
  /** Null where no digit is left. */
  digit: number | null;
};

/**
 * The ready-made reasons of a kind, in the order of their digits. A reason that several kinds share has the same digit
 * everywhere, because hands remember it; reasons of one kind have the digits after those.
 */
export function numberedReasons(all: RejectionReasons, kind: DocumentKind): NumberedReason[] {
  const shared = sharedTitles(all);
  let own = shared.length;
  const digitOf = (title: string): number | null => {
    const place = shared.indexOf(title);
    if (place >= 0) return place + 1;
    own += 1;
    return own <= maxRejectionReasons ? own : null;
  };
  return all[kind]
    .map((reason) => ({ ...reason, digit: digitOf(reason.title) }))
    .toSorted((a, b) => (a.digit ?? Number.POSITIVE_INFINITY) - (b.digit ?? Number.POSITIVE_INFINITY));
}

/** Those of most kinds first; of equally many, in the order of the kinds. */
function sharedTitles(all: RejectionReasons): string[] {
  const kinds = new Map<string, number>();
  for (const reasons of Object.values(all)) {
    for (const title of new Set(reasons.map((reason) => reason.title))) kinds.set(title, (kinds.get(title) ?? 0) + 1);
  }
  return [...kinds]
    .filter(([, count]) => count >= sharedFrom)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostShared)
    .map(([title]) => title);
}
