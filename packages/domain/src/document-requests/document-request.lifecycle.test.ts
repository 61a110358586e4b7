import { describe, expect, test } from 'vitest';
import { candidacyStatuses } from '../candidacies/candidacy.lifecycle.ts';
import {
  type DocumentRequestEvent,
  type DocumentRequestStatus,
  decideDocumentRequest,
  documentRequestEvents,
  documentRequestStatuses,
} from './document-request.lifecycle.ts';

/** Every cell that leads somewhere, written out; all others are refused. */
const moves: Record<DocumentRequestStatus, Partial<Record<DocumentRequestEvent, DocumentRequestStatus>>> = {
  asked: { upload: 'uploaded', handIn: 'uploaded', cancel: 'cancelled' },
  uploaded: { upload: 'uploaded', accept: 'accepted', askAgain: 'askedAgain', cancel: 'cancelled' },
  askedAgain: { upload: 'uploaded', handIn: 'uploaded', cancel: 'cancelled' },
  accepted: {},
  cancelled: {},
};

const sides = {
  upload: 'doctor',
  handIn: 'hospital',
  accept: 'hospital',
  askAgain: 'hospital',
  cancel: 'hospital',
} as const;

const fromStaff = false;

describe.each(documentRequestStatuses)('a request that is %s', (status) => {
  test.each(documentRequestEvents)('%s by its side', (event) => {
    const to = moves[status][event];
    expect(decideDocumentRequest({ status, candidacy: 'inProcess', fromStaff }, event, sides[event])).toEqual(
      to ? { to } : { refused: 'InvalidStatusChange' },
    );
  });

  test.each(documentRequestEvents)('%s by the other side is none of their business', (event) => {
    const other = sides[event] === 'doctor' ? 'hospital' : 'doctor';
    expect(decideDocumentRequest({ status, candidacy: 'inProcess', fromStaff }, event, other)).toEqual({
      refused: 'Forbidden',
    });
  });

  test.each(candidacyStatuses.filter((candidacy) => candidacy !== 'inProcess'))(
    'nothing happens to it while the candidacy is %s',
    (candidacy) => {
      for (const event of documentRequestEvents) {
        expect(decideDocumentRequest({ status, candidacy, fromStaff }, event, sides[event])).toEqual({
          refused: 'InvalidStatusChange',
        });
      }
    },
  );
});

test('staff replace a file that staff handed in, until it is accepted', () => {
  const facts = { candidacy: 'inProcess', fromStaff: true } as const;
  expect(decideDocumentRequest({ ...facts, status: 'uploaded' }, 'handIn', 'hospital')).toEqual({ to: 'uploaded' });
  expect(decideDocumentRequest({ ...facts, status: 'uploaded' }, 'upload', 'doctor')).toEqual({ to: 'uploaded' });
  expect(decideDocumentRequest({ ...facts, status: 'accepted' }, 'handIn', 'hospital')).toEqual({
    refused: 'InvalidStatusChange',
  });
});
