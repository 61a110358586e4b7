import { describe, expect, test } from 'vitest';
import {
  allowedHospitalApprovalEvents,
  decideHospitalApproval,
  decideHospitalWithOffer,
  type HospitalApprovalEvent,
  type HospitalApprovalParty,
  type HospitalApprovalStatus,
  hospitalApprovalEvents,
  hospitalApprovalStatuses,
  hospitalChangeEvent,
  mayFindDoctors,
} from './approval.lifecycle.ts';

/** Every cell that leads somewhere, written out; all others are refused. */
const moves: Record<HospitalApprovalStatus, Partial<Record<HospitalApprovalEvent, HospitalApprovalStatus>>> = {
  pending: { approve: 'approved', refuse: 'refused', rename: 'pending', update: 'pending', correct: 'pending' },
  approved: { rename: 'pending', update: 'approved', correct: 'approved' },
  refused: { approve: 'approved', rename: 'pending', update: 'pending', correct: 'refused' },
};

const sides: Record<HospitalApprovalEvent, HospitalApprovalParty> = {
  approve: 'administrator',
  refuse: 'administrator',
  rename: 'hospital',
  update: 'hospital',
  correct: 'administrator',
};

describe.each(hospitalApprovalStatuses)('a hospital that is %s', (status) => {
  test.each(hospitalApprovalEvents)('%s by its side', (event) => {
    const to = moves[status][event];
    expect(decideHospitalApproval(status, event, sides[event])).toEqual(
      to ? { to } : { refused: 'InvalidStatusChange' },
    );
  });

  test.each(hospitalApprovalEvents)('%s by the other side is none of their business', (event) => {
    const other = sides[event] === 'hospital' ? 'administrator' : 'hospital';
    expect(decideHospitalApproval(status, event, other)).toEqual({ refused: 'Forbidden' });
  });
});

test('what administrators can do in each status', () => {
  expect(allowedHospitalApprovalEvents('pending', 'administrator')).toEqual(['approve', 'refuse', 'correct']);
  expect(allowedHospitalApprovalEvents('approved', 'administrator')).toEqual(['correct']);
  expect(allowedHospitalApprovalEvents('refused', 'administrator')).toEqual(['approve', 'correct']);
});

test.each<[readonly string[], HospitalApprovalParty, HospitalApprovalEvent]>([
  [['name'], 'hospital', 'rename'],
  [['cif'], 'hospital', 'rename'],
  [['phone', 'cif'], 'hospital', 'rename'],
  [['phone', 'description', 'city'], 'hospital', 'update'],
  [['name', 'cif'], 'administrator', 'correct'],
  [['phone'], 'administrator', 'correct'],
])('a change of %j by the %s is a %s', (changed, by, event) => {
  expect(hospitalChangeEvent(changed, by)).toBe(event);
});

test('only an approved hospital finds doctors', () => {
  expect(hospitalApprovalStatuses.filter(mayFindDoctors)).toEqual(['approved']);
});

test('approving an offer approves a hospital that waits, leaves an approved one, and overrules no refusal', () => {
  expect(decideHospitalWithOffer('pending')).toEqual({ approvesHospital: true });
  expect(decideHospitalWithOffer('approved')).toEqual({ approvesHospital: false });
  expect(decideHospitalWithOffer('refused')).toEqual({ refused: 'HospitalRefused' });
});
