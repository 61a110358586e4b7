import { expect, test } from 'vitest';
import type { MissingItem } from '../doctors/readiness.ts';
import { type PetitionStep, type PetitionStepFacts, petitionStep } from './next-step.ts';
import { petitionStatuses } from './petition.lifecycle.ts';

const today = '2026-03-10';
const document = (kind: 'diploma' | 'pensum' | 'criminalRecord', facts = {}) =>
  ({ kind, rejected: false, validUntil: null, replaceable: true, ...facts }) as const;

const bare: Omit<PetitionStepFacts, 'status'> = {
  missing: [],
  documents: [document('diploma')],
  cvReturned: false,
  answerBy: null,
  answered: false,
  allegeBy: null,
  alleged: false,
  openBy: null,
  openConditions: 0,
  daysOver: 0,
};

/** What may come on top of a status; each is looked at in each status. */
const circumstances = {
  nothing: {},
  rejected: { documents: [document('diploma'), document('pensum', { rejected: true })] },
  lapsing: { documents: [document('criminalRecord', { validUntil: '2026-03-20' })] },
  returned: { cvReturned: true },
  asked: { answerBy: '2026-03-16', daysOver: 3 },
  answered: { answerBy: '2026-03-16', answered: true, daysOver: 3 },
  overdue: { daysOver: 3 },
  conditions: { openConditions: 2 },
} satisfies Record<string, Partial<PetitionStepFacts>>;

type Circumstance = keyof typeof circumstances;

const replace: PetitionStep = { turn: 'yours', key: 'replace', documents: ['pensum'] };
const renew: PetitionStep = { turn: 'yours', key: 'renew', document: 'criminalRecord', by: '2026-03-20' };
const correct: PetitionStep = { turn: 'yours', key: 'correctCv' };
const everywhere = (step: PetitionStep, others: Partial<Record<Circumstance, PetitionStep>> = {}) => ({
  ...{
    nothing: step,
    rejected: step,
    lapsing: step,
    returned: step,
    asked: step,
    answered: step,
    overdue: step,
    conditions: step,
  },
  ...others,
});

const cells: Record<string, Record<Circumstance, PetitionStep>> = {
  draft: everywhere({ turn: 'yours', key: 'send' }),
  Pending: everywhere({ turn: 'ours', key: 'reviewing' }, { rejected: replace, lapsing: renew, returned: correct }),
  Review: everywhere({ turn: 'ours', key: 'preparing' }, { rejected: replace, lapsing: renew, returned: correct }),
  Sended: everywhere(
    { turn: 'ministry', key: 'waiting' },
    {
      rejected: replace,
      asked: { turn: 'yours', key: 'answer', by: '2026-03-16' },
      answered: { turn: 'ours', key: 'present', act: 'requirement', by: '2026-03-16' },
      overdue: { turn: 'yours', key: 'overdue' },
    },
  ),
  Aproved: everywhere(
    { turn: 'ended', key: 'granted' },
    { conditions: { turn: 'yours', key: 'conditions', count: 2 } },
  ),
  Refused: everywhere({ turn: 'ended', key: 'denied' }),
};

const statuses = [null, ...petitionStatuses];
const all = Object.entries(circumstances) as [Circumstance, Partial<PetitionStepFacts>][];

test.each(statuses.flatMap((status) => all.map(([name, facts]) => ({ status, name, facts }))))(
  '$status, $name',
  ({ status, name, facts }) => {
    expect(petitionStep({ ...bare, status, ...facts }, today)).toEqual(cells[status ?? 'draft']?.[name]);
  },
);

const unpaid: MissingItem = { key: 'payment', product: 'recognition', target: 'payments' };
const cv: MissingItem = { key: 'cv', gaps: ['objective'], target: 'cv' };

test('before it is sent, what is missing comes in its order and the payment last', () => {
  const step = (...missing: MissingItem[]) => petitionStep({ ...bare, status: null, missing }, today);
  expect(step(unpaid, cv)).toEqual({ turn: 'yours', key: 'complete', item: cv, count: 2 });
  expect(step(unpaid)).toEqual({ turn: 'yours', key: 'pay', item: unpaid });
});

test('what the ministry asks for goes before a rejected document', () => {
  const facts = { ...bare, ...circumstances.rejected, answerBy: '2026-03-16' };
  expect(petitionStep({ ...facts, status: 'Sended' }, today).key).toBe('answer');
});

test('each rejected kind is named once', () => {
  const twice = [document('pensum', { rejected: true }), document('pensum', { rejected: true })];
  expect(petitionStep({ ...bare, status: 'Pending', documents: twice }, today)).toEqual(replace);
});

test('of the documents that lapse, the first that can be replaced', () => {
  const step = (...documents: PetitionStepFacts['documents'][number][]) =>
    petitionStep({ ...bare, status: 'Pending', documents }, today);
  const later = document('diploma', { validUntil: '2026-03-25' });
  expect(step(later, document('criminalRecord', { validUntil: '2026-03-20' }))).toEqual(renew);
  expect(step(later, document('criminalRecord', { validUntil: '2026-03-20', replaceable: false }))).toMatchObject({
    document: 'diploma',
  });
  expect(step(document('diploma', { validUntil: '2026-09-01' })).key).toBe('reviewing');
});

test('at the ministry the nearest thing that the doctor can lose comes first', () => {
  const facts = { ...bare, status: 'Sended' as const };
  const step = (more: Partial<PetitionStepFacts>) => petitionStep({ ...facts, ...more }, today);
  expect(step({ allegeBy: '2026-03-20' })).toEqual({ turn: 'yours', key: 'hearing', by: '2026-03-20' });
  expect(step({ allegeBy: '2026-03-20', answerBy: '2026-03-18' })).toMatchObject({ key: 'answer', by: '2026-03-18' });
  expect(step({ allegeBy: '2026-03-17', answerBy: '2026-03-18' })).toMatchObject({ key: 'hearing' });
  expect(step({ allegeBy: '2026-03-20', answerBy: '2026-03-18', answered: true })).toMatchObject({ key: 'hearing' });
  expect(step({ allegeBy: '2026-03-20', alleged: true })).toEqual({
    ...{ turn: 'ours', key: 'present', act: 'hearing', by: '2026-03-20' },
  });
  // What was handed over is filed by the team, also when its last day has come and gone.
  expect(step({ allegeBy: '2026-03-09', alleged: true })).toMatchObject({ turn: 'ours', act: 'hearing' });
  expect(step({ allegeBy: '2026-03-17', alleged: true, answerBy: '2026-03-18' })).toMatchObject({ key: 'answer' });
  const both = { alleged: true, answered: true, answerBy: '2026-03-18' };
  expect(step({ ...both, allegeBy: '2026-03-17' })).toMatchObject({ key: 'present', act: 'hearing' });
  expect(step({ ...both, allegeBy: '2026-03-20' })).toMatchObject({ key: 'present', act: 'requirement' });
  expect(step({ allegeBy: '2026-03-17', openBy: '2026-03-15' })).toEqual({
    turn: 'yours',
    key: 'open',
    by: '2026-03-15',
  });
  // Past its term a hearing waits for nobody: the ministry resolves with what it has.
  expect(step({ allegeBy: '2026-03-09' })).toEqual({ turn: 'ministry', key: 'waiting' });
});
