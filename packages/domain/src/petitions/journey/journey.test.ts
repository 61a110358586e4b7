import { expect, test } from 'vitest';
import { leastSlack, nextOwnStep, type PlannedStep, scheduleJourney, stepThatSetsTheDate } from './journey.ts';
import { type JourneyPerson, type JourneyStep, stepRules, stepsOf } from './steps.ts';

const today = '2026-11-17';
const colombian: JourneyPerson = {
  ...{ nationalities: ['CO'], countryOfResidence: 'CO', road: 'homologation', isRecognised: false },
};

type Dates = Partial<Record<JourneyStep, { startedOn?: string; doneOn?: string }>>;

const plan = (person: JourneyPerson, dates: Dates = {}): PlannedStep[] =>
  stepsOf(person).map(({ step, needs }) => ({
    ...{ step, needs, typicalDays: stepRules[step].typicalDays, worstDays: stepRules[step].worstDays },
    startedOn: dates[step]?.startedOn ?? null,
    doneOn: dates[step]?.doneOn ?? null,
  }));
const journey = (dates: Dates = {}, person = colombian) => scheduleJourney(plan(person, dates), today);
const stepOf = ({ steps }: ReturnType<typeof journey>, wanted: JourneyStep) => {
  const found = steps.find(({ step }) => step === wanted);
  if (!found) throw new Error(`no ${wanted}`);
  return found;
};

test.each<[string, Partial<JourneyPerson>, JourneyStep[]]>([
  ['from outside the Union, abroad', {}, ['sending', 'resolution', 'credential', 'permit', 'visa', 'homeRecord']],
  ['living here', { countryOfResidence: 'ES' }, ['sending', 'resolution', 'credential', 'permit', 'homeRecord']],
  [
    'of the Union with a degree from elsewhere',
    { nationalities: ['CO', 'IT'] },
    ['sending', 'resolution', 'credential', 'registration', 'homeRecord'],
  ],
  ['Swiss', { nationalities: ['CH'], road: 'professional' }, ['sending', 'resolution', 'registration', 'homeRecord']],
  [
    'Spanish, degree from abroad, living here',
    { nationalities: ['ES'], countryOfResidence: 'ES' },
    ['sending', 'resolution', 'credential'],
  ],
  ['recognised before', { isRecognised: true }, ['permit', 'visa', 'homeRecord']],
  ['with a degree of Spain', { road: 'none' }, ['permit', 'visa', 'homeRecord']],
])('who takes which steps: %s', (_, difference, expected) => {
  const depend = ['sending', 'resolution', 'credential', 'permit', 'visa', 'registration', 'homeRecord'];
  const own = stepsOf({ ...colombian, ...difference }).map(({ step }) => step);
  expect(own.filter((step) => depend.includes(step))).toEqual(expected);
  expect(own).toEqual(expect.arrayContaining(['job', 'goodStanding', 'collegiation', 'spainRecord', 'insurance']));
});

test('what a missing step was needed for needs what came before it', () => {
  const needs = (person: Partial<JourneyPerson>, wanted: JourneyStep) =>
    stepsOf({ ...colombian, ...person }).find(({ step }) => step === wanted)?.needs;
  expect(needs({}, 'collegiation')).toEqual(['credential', 'goodStanding']);
  expect(needs({ road: 'professional', nationalities: ['IT'] }, 'collegiation')).toEqual([
    'resolution',
    'goodStanding',
  ]);
  expect(needs({ isRecognised: true }, 'collegiation')).toEqual(['goodStanding']);
  expect(needs({}, 'socialSecurity')).toEqual(['permit']);
  expect(needs({ nationalities: ['IT'] }, 'socialSecurity')).toEqual(['registration']);
  expect(needs({ nationalities: ['ES'] }, 'socialSecurity')).toEqual([]);
});

test('a petition at the ministry: from its registry to the first day', () => {
  const found = journey({ sending: { doneOn: '2026-09-15' }, resolution: { startedOn: '2026-09-15' } });
  expect(stepOf(found, 'resolution')).toMatchObject({
    ...{ state: 'running', end: '2027-03-17', worst: '2027-09-16', critical: true, late: false },
  });
  expect(stepOf(found, 'credential')).toMatchObject({ start: '2027-03-17', end: '2027-04-07', critical: true });
  expect(stepOf(found, 'permit')).toMatchObject({ start: '2027-04-07', end: '2027-05-05', critical: true });
  expect(stepOf(found, 'visa')).toMatchObject({ end: '2027-05-19', critical: true, slackDays: 0 });
  // The insurance follows on 1 May, 18 days before the visa is there.
  expect(stepOf(found, 'collegiation')).toMatchObject({ end: '2027-04-28', critical: false, slackDays: 18 });
  expect(stepOf(found, 'jobLists')).toMatchObject({ slackDays: null, critical: false });
  expect(found.firstDay).toEqual({ likely: '2027-05-20', worst: '2028-01-21' });
  expect(stepThatSetsTheDate(found)).toBe('resolution');
  expect(leastSlack(found)).toBe(9);
});

test('a real date replaces the estimate and moves the first day', () => {
  const before = journey({ sending: { doneOn: '2026-09-15' }, resolution: { startedOn: '2026-09-15' } });
  const after = journey({
    sending: { doneOn: '2026-09-15' },
    resolution: { startedOn: '2026-09-15', doneOn: '2026-11-10' },
  });
  expect(after.firstDay.likely < before.firstDay.likely).toBe(true);
  expect(stepOf(after, 'credential')).toMatchObject({ start: today, end: '2026-12-08' });
  expect(stepOf(after, 'resolution')).toMatchObject({ state: 'done', slackDays: null, end: '2026-11-10' });
});

test('a step that takes longer than usual ends at its worst, and past that not before today', () => {
  const late = journey({ resolution: { startedOn: '2026-04-01' } });
  expect(stepOf(late, 'resolution')).toMatchObject({ late: true, end: '2027-04-02', worst: '2027-04-02' });
  const later = journey({ resolution: { startedOn: '2025-04-01' } });
  expect(stepOf(later, 'resolution')).toMatchObject({ late: true, end: today, worst: today });
});

test('good standing is asked for so that it is there in time, and not too old', () => {
  const running = { sending: { doneOn: '2026-09-15' }, resolution: { startedOn: '2026-09-15' } };
  // The college can begin on 7 April; 35 days before is 3 March.
  expect(stepOf(journey(running), 'goodStanding')).toMatchObject({ start: '2027-03-03', lapsesOn: null });
  const early = stepOf(journey({ ...running, goodStanding: { doneOn: '2026-11-02' } }), 'goodStanding');
  expect(early).toMatchObject({ state: 'waiting', start: '2027-03-03', lapsesOn: '2027-01-31' });
  const kept = journey({ ...running, goodStanding: { doneOn: '2026-11-02' }, collegiation: { startedOn: today } });
  expect(stepOf(kept, 'goodStanding').state).toBe('done');
  const soon = { resolution: { doneOn: '2026-11-02' }, credential: { doneOn: '2026-11-16' } };
  expect(stepOf(journey({ ...soon, goodStanding: { doneOn: '2026-11-02' } }), 'goodStanding').state).toBe('done');
  expect(stepOf(journey({ ...soon, goodStanding: { doneOn: '2026-08-01' } }), 'goodStanding')).toMatchObject({
    ...{ state: 'waiting', start: today, lapsesOn: '2026-10-30' },
  });
});

test('records are asked for near the end, and stay good once they were handed in', () => {
  const running = { sending: { doneOn: '2026-09-15' }, resolution: { startedOn: '2026-09-15' } };
  // The visa is there on 19 May; 42 and 14 days before.
  expect(stepOf(journey(running), 'homeRecord')).toMatchObject({ start: '2027-04-07', state: 'waiting' });
  expect(stepOf(journey(running), 'spainRecord')).toMatchObject({ start: '2027-05-05', state: 'waiting' });
  expect(stepOf(journey({ ...running, homeRecord: { doneOn: today } }), 'homeRecord').state).toBe('waiting');
  const all = Object.fromEntries(stepsOf(colombian).map(({ step }) => [step, { doneOn: '2026-11-10' }]));
  expect(scheduleJourney(plan(colombian, all), '2027-11-10').ready).toBe(true);
});

test('the turn is of what can begin today, the most urgent first', () => {
  expect(nextOwnStep(journey(), today)).toBe('sending');
  const running = { sending: { doneOn: '2026-09-15' }, resolution: { startedOn: '2026-09-15' } };
  expect(nextOwnStep(journey(running), today)).toBe('job');
  expect(nextOwnStep(journey({ ...running, job: { startedOn: today } }), today)).toBeNull();
});

test('once everything is done one can begin, on a working day', () => {
  const all = Object.fromEntries(stepsOf(colombian).map(({ step }) => [step, { doneOn: '2026-11-10' }]));
  const found = scheduleJourney(plan(colombian, all), '2026-12-05');
  // A Saturday; the 7th is between a Sunday and a holiday.
  expect(found).toMatchObject({ ready: true, firstDay: { likely: '2026-12-07', worst: '2026-12-07' } });
  expect(found.steps.some(({ critical }) => critical)).toBe(false);
  expect([stepThatSetsTheDate(found), leastSlack(found), nextOwnStep(found, today)]).toEqual([null, null, null]);
});
