import { expect, test } from 'vitest';
import { type HospitalStep, mayTakeHospitalStep, orderHospitalSteps, waitingKinds } from './hospital-steps.ts';

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
      { key: 'interviewToday' },
    ]),
  ).toEqual(['interviewToday', 'interviewDate 9', 'interviewResult 8', 'correctOffer 1', 'documents 7', 'unseen 12']);
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
  const keys = [...waitingKinds, 'correctOffer', 'interviewToday'] as const;
  const refused = (role: Parameters<typeof mayTakeHospitalStep>[0]) =>
    keys.filter((key) => !mayTakeHospitalStep(role, { key }));
  expect(refused('administrator')).toEqual([]);
  expect(refused('recruiter')).toEqual([]);
  expect(refused('selectionCoordinator')).toEqual(['correctOffer']);
  expect(refused('administrative')).toEqual(['interviewDate', 'interviewProposal', 'interviewResult', 'correctOffer']);
});
