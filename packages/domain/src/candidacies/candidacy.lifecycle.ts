/** Statuses of a candidacy (specification, section 4); `withdrawn` is the doctor's own way out. */
export const candidacyStatuses = ['applied', 'inProcess', 'accepted', 'discarded', 'withdrawn'] as const;

export type CandidacyStatus = (typeof candidacyStatuses)[number];

/** The hospital has not decided yet; all other statuses are final. */
export const openCandidacyStatuses = ['applied', 'inProcess'] as const satisfies readonly CandidacyStatus[];

export const isOpenCandidacy = (status: CandidacyStatus): boolean =>
  openCandidacyStatuses.some((open) => open === status);

/** What can happen to a candidacy. `move` takes it to a step, `complete` finishes the current one. */
export const candidacyEvents = [
  'move',
  'complete',
  'accept',
  'undoAccept',
  'discard',
  'undoDiscard',
  'withdraw',
] as const;

export type CandidacyEvent = (typeof candidacyEvents)[number];

export type CandidacySide = 'doctor' | 'hospital';

type Move = { from: readonly CandidacyStatus[]; to: CandidacyStatus | 'whereItWas'; by: CandidacySide };

/** A withdrawal is final: only the doctor can have wanted it, so a hospital cannot undo it. */
const moves: Record<CandidacyEvent, Move> = {
  move: { from: openCandidacyStatuses, to: 'inProcess', by: 'hospital' },
  complete: { from: ['inProcess'], to: 'inProcess', by: 'hospital' },
  accept: { from: ['inProcess'], to: 'accepted', by: 'hospital' },
  // Only for a day: `undoableUntil`.
  undoAccept: { from: ['accepted'], to: 'inProcess', by: 'hospital' },
  discard: { from: openCandidacyStatuses, to: 'discarded', by: 'hospital' },
  undoDiscard: { from: ['discarded'], to: 'whereItWas', by: 'hospital' },
  withdraw: { from: openCandidacyStatuses, to: 'withdrawn', by: 'doctor' },
};

/**
 * The next status, or why not. People without the right learn nothing about the status. `step` is the current or last
 * one: an undone discard returns to it, or to `applied` if none was started.
 */
export function decideCandidacy(
  { status, step }: { status: CandidacyStatus; step: number | null },
  event: CandidacyEvent,
  by: CandidacySide,
): { to: CandidacyStatus } | { refused: 'Forbidden' | 'InvalidStatusChange' } {
  const move = moves[event];
  if (move.by !== by) return { refused: 'Forbidden' };
  if (!move.from.includes(status)) return { refused: 'InvalidStatusChange' };
  if (move.to !== 'whereItWas') return { to: move.to };
  return { to: step === null ? 'applied' : 'inProcess' };
}
