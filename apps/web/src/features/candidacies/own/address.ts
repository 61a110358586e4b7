import {
  type CandidacyStatus,
  candidacyStatuses,
  openCandidacyStatuses,
} from '@fonendo/domain/candidacies/candidacy.lifecycle';

export const candidacyViews = ['all', 'open', 'ended'] as const;

export type CandidacyView = (typeof candidacyViews)[number];

/** The view in the address, or all. */
export const viewOf = (raw: string | undefined): CandidacyView => candidacyViews.find((view) => view === raw) ?? 'all';

const isOpen = (status: CandidacyStatus) => openCandidacyStatuses.some((open) => open === status);

/** The statuses of a view; empty for all. */
export function statusesOf(view: CandidacyView): readonly CandidacyStatus[] {
  if (view === 'all') return [];
  return candidacyStatuses.filter((status) => isOpen(status) === (view === 'open'));
}

export function countsOf(counts: Record<CandidacyStatus, number>): Record<CandidacyView, number> {
  const sum = (wanted: (status: CandidacyStatus) => boolean) =>
    candidacyStatuses.filter(wanted).reduce((total, status) => total + counts[status], 0);
  return { all: sum(() => true), open: sum(isOpen), ended: sum((status) => !isOpen(status)) };
}
