import { expect, test } from 'vitest';
import { hospitalRoles } from '../hospitals/hospital.ts';
import {
  beginningTurn,
  type HospitalStep,
  mayTakeHospitalStep,
  orderHospitalSteps,
  waitingKinds,
} from './hospital-steps.ts';

const order = (steps: readonly HospitalStep[]) =>
  orderHospitalSteps(steps).map((step) => ('days' in step ? `${step.key} ${step.days}` : step.key));

test('the nearest harm first: today, what waits too long, an offer that nobody sees, the rest, the unseen', () => {
  expect(
    order([
      { key: 'unseen', days: 12 },
      { key: 'documents', days: 7 },
      { key: 'correctOffer', days: 1 },
      { key: 'interviewResult', days: 8 },
      { key: 'interviewDate', days: 9 },
      { key: 'datesEnding', endsAt: '2026-03-11T09:00:00.000Z' },
      { key: 'interviewToday', startsAt: '2026-03-10T15:00:00.000Z' },
    ]),
  ).toEqual([
    'interviewToday',
    'datesEnding',
    'interviewDate 9',
    'interviewResult 8',
    'correctOffer 1',
    'documents 7',
    'unseen 12',
  ]);
});

test('two interviews at once count as much as one of today: the sooner first, and of equals the clash', () => {
  const today = { key: 'interviewToday', startsAt: '2026-03-10T15:00:00.000Z' } as const;
  const clashAt = (startsAt: string): HospitalStep => ({ key: 'clash', startsAt });
  const ending = { key: 'datesEnding', endsAt: '2026-03-10T11:00:00.000Z' } as const;
  expect(order([ending, today, clashAt('2026-03-10T09:00:00.000Z')])).toEqual([
    'clash',
    'interviewToday',
    'datesEnding',
  ]);
  expect(order([clashAt('2026-03-12T09:00:00.000Z'), ending, today])).toEqual([
    'interviewToday',
    'clash',
    'datesEnding',
  ]);
  expect(order([today, clashAt(today.startsAt)])).toEqual(['clash', 'interviewToday']);
});

test('of two offers the one that waits longer; nothing makes nothing', () => {
  expect(
    order([
      { key: 'correctOffer', days: 1 },
      { key: 'correctOffer', days: 4 },
    ]),
  ).toEqual(['correctOffer 4', 'correctOffer 1']);
  expect(order([])).toEqual([]);
});

test('everybody is offered what their role allows', () => {
  const keys = ['clash', 'interviewToday', 'datesEnding', ...waitingKinds, 'correctOffer'] as const;
  const refused = (role: Parameters<typeof mayTakeHospitalStep>[0]) =>
    keys.filter((key) => !mayTakeHospitalStep(role, { key }));
  expect(refused('administrator')).toEqual([]);
  expect(refused('recruiter')).toEqual([]);
  expect(refused('selectionCoordinator')).toEqual(['correctOffer']);
  expect(refused('administrative')).toEqual([
    'clash',
    'datesEnding',
    'interviewDate',
    'interviewProposal',
    'interviewResult',
    'correctOffer',
  ]);
});

test('until the first offer is open it is the turn of those who may write it, or of who reviews it', () => {
  const turns = (offer: Parameters<typeof beginningTurn>[1]) => hospitalRoles.map((role) => beginningTurn(role, offer));
  expect(hospitalRoles).toEqual(['administrator', 'recruiter', 'selectionCoordinator', 'administrative']);
  for (const offer of [null, 'draft', 'refused'] as const) {
    expect(turns(offer)).toEqual(['yours', 'yours', 'colleagues', 'colleagues']);
  }
  expect(new Set(turns('pending'))).toEqual(new Set(['team']));
});
