import type { CandidacyStatus } from './candidacy.lifecycle.ts';

/** Who accepted by mistake notices soon; after a day the doctor may have told others, or given notice. */
export const acceptanceUndo = { withinMs: 24 * 60 * 60 * 1000 } as const;

type Accepted = { status: CandidacyStatus; statusSince: Date };

/** Until when an acceptance can be undone; null if there is none, or it is final by now. */
export function undoableUntil({ status, statusSince }: Accepted, now: Date): Date | null {
  if (status !== 'accepted') return null;
  const until = new Date(statusSince.getTime() + acceptanceUndo.withinMs);
  return now <= until ? until : null;
}
