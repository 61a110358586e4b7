/** Statuses of a candidacy (specification, section 4); `withdrawn` is the doctor's own way out. */
export const candidacyStatuses = ['applied', 'inProcess', 'accepted', 'discarded', 'withdrawn'] as const;

export type CandidacyStatus = (typeof candidacyStatuses)[number];

/** Those in which a hospital is still judging what it was shown; the others are ends. */
export const openCandidacyStatuses = ['applied', 'inProcess'] as const satisfies readonly CandidacyStatus[];

/** What can happen to a candidacy after it was made. */
export const candidacyEvents = ['start', 'accept', 'discard', 'undoDiscard', 'withdraw'] as const;

export type CandidacyEvent = (typeof candidacyEvents)[number];

export type CandidacySide = 'doctor' | 'hospital';

type Move = { from: readonly CandidacyStatus[]; to: CandidacyStatus; by: CandidacySide };

/** decisions.md, "Selection". Who withdrew stays away: nobody but the doctor could have wanted it. */
export const candidacyMoves: Record<CandidacyEvent, Move> = {
  start: { from: ['applied'], to: 'inProcess', by: 'hospital' },
  accept: { from: ['inProcess'], to: 'accepted', by: 'hospital' },
  discard: { from: openCandidacyStatuses, to: 'discarded', by: 'hospital' },
  undoDiscard: { from: ['discarded'], to: 'inProcess', by: 'hospital' },
  withdraw: { from: openCandidacyStatuses, to: 'withdrawn', by: 'doctor' },
};

/** The next status, or why not. Who may not do it at all learns nothing about the candidacy's state. */
export function decideCandidacy(
  status: CandidacyStatus,
  event: CandidacyEvent,
  by: CandidacySide,
): { to: CandidacyStatus } | { refused: 'Forbidden' | 'InvalidStatusChange' } {
  const move = candidacyMoves[event];
  if (move.by !== by) return { refused: 'Forbidden' };
  return move.from.includes(status) ? { to: move.to } : { refused: 'InvalidStatusChange' };
}
