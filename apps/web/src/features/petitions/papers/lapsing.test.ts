import type { DoctorDocuments, DocumentFile } from '@fonendo/contract/documents.schema';
import { expect, it } from 'vitest';
import { findLapsing } from './lapsing.ts';

type Item = DoctorDocuments['items'][number];

const item = (kind: Item['kind'], validUntil: string | null, validity: DocumentFile['validity']) =>
  ({ kind, current: [{ validUntil, validity }] }) as unknown as Item;

const documents = (...items: Item[]) => ({ items }) as DoctorDocuments;

it('finds nothing among what is valid or never lapses', () => {
  const kept = documents(item('passport', null, null), item('criminalRecord', '2026-09-01', 'valid'));
  expect(findLapsing(kept, '2026-03-10')).toBeNull();
});

it('finds what lapses first, and how many days are left', () => {
  const kept = documents(
    item('workContinuity', '2026-04-01', 'soon'),
    item('criminalRecord', '2026-03-14', 'urgent'),
    item('passport', '2029-01-01', 'valid'),
  );
  expect(findLapsing(kept, '2026-03-10')).toEqual({ kind: 'criminalRecord', days: 4 });
});

it('counts below zero what has lapsed', () => {
  expect(findLapsing(documents(item('criminalRecord', '2026-03-08', 'expired')), '2026-03-10')).toEqual({
    kind: 'criminalRecord',
    days: -2,
  });
});
