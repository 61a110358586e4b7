import type { DoctorDocuments, DocumentFile } from '@fonendo/contract/documents.schema';
import { expect, it } from 'vitest';
import { findLapsing } from './lapsing.ts';

type Slot = DoctorDocuments['items'][number];

const slot = (kind: Slot['kind'], validUntil: string | null, validity: DocumentFile['validity']) =>
  ({ kind, current: [{ validUntil, validity }] }) as unknown as Slot;

const documents = (...items: Slot[]) => ({ items }) as DoctorDocuments;

it('finds nothing among what is valid or never lapses', () => {
  const kept = documents(slot('passport', null, null), slot('criminalRecord', '2026-09-01', 'valid'));
  expect(findLapsing(kept, '2026-03-10')).toBeNull();
});

it('finds what lapses first, and how many days are left', () => {
  const kept = documents(
    slot('workContinuity', '2026-04-01', 'soon'),
    slot('criminalRecord', '2026-03-14', 'urgent'),
    slot('passport', '2029-01-01', 'valid'),
  );
  expect(findLapsing(kept, '2026-03-10')).toEqual({ kind: 'criminalRecord', days: 4 });
});

it('counts below zero what has lapsed', () => {
  expect(findLapsing(documents(slot('criminalRecord', '2026-03-08', 'expired')), '2026-03-10')).toEqual({
    kind: 'criminalRecord',
    days: -2,
  });
});
