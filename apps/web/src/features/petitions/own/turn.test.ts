import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { describe, expect, it } from 'vitest';
import { isDoctorsTurn } from './turn.ts';

const term: NonNullable<PetitionRow['legalTerm']> = {
  registryNumber: 'R-1',
  registeredOn: '2026-03-02',
  deadline: '2026-09-02',
  daysElapsed: 8,
  daysLeft: 176,
  daysOver: 0,
  suspended: false,
};
const approved: PetitionRow['documents'] = [{ kind: 'diploma', status: 'approved' }];
const rejected: PetitionRow['documents'] = [...approved, { kind: 'pensum', status: 'rejected' }];

describe('isDoctorsTurn', () => {
  it.each([
    ['being filled in', { status: null, documents: [], legalTerm: null }, true],
    ['under review', { status: 'Pending', documents: approved, legalTerm: null }, false],
    ['with a rejected document', { status: 'Pending', documents: rejected, legalTerm: null }, true],
    ['validated', { status: 'Review', documents: approved, legalTerm: null }, false],
    ['rejected after it was validated', { status: 'Review', documents: rejected, legalTerm: null }, true],
    ['with the ministry', { status: 'Sended', documents: approved, legalTerm: term }, false],
    ['asked for something', { status: 'Sended', documents: approved, legalTerm: { ...term, suspended: true } }, true],
    ['past the term', { status: 'Sended', documents: approved, legalTerm: { ...term, daysOver: 3 } }, true],
    ['granted, with conditions left', { status: 'Aproved', documents: approved, legalTerm: term }, true],
    ['refused', { status: 'Refused', documents: rejected, legalTerm: term }, false],
  ] as const)('%s', (_name, row, expected) => {
    expect(isDoctorsTurn(row as Parameters<typeof isDoctorsTurn>[0])).toBe(expected);
  });
});
