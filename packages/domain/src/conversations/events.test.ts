import { expect, test } from 'vitest';
import { type CandidacyEventKind, eventOf, isAgreement, seenByDoctor } from './events.ts';

test.each([
  [
    { action: 'candidacy.submitted', from: null, to: null },
    { kind: 'applied', step: null },
  ],
  [
    { action: 'candidacy.moved', from: null, to: 0 },
    { kind: 'stepStarted', step: 0 },
  ],
  [
    { action: 'candidacy.moved', from: 0, to: 2 },
    { kind: 'stepStarted', step: 2 },
  ],
  [{ action: 'candidacy.moved', from: 2, to: 0 }, null],
  [
    { action: 'candidacy.stepCompleted', from: 1, to: 1 },
    { kind: 'stepCompleted', step: 1 },
  ],
  [
    { action: 'candidacy.stepCompleted', from: 1, to: 2 },
    { kind: 'stepStarted', step: 2 },
  ],
  [
    { action: 'documentRequest.handedIn', from: null, to: null },
    { kind: 'documentHandedIn', step: null },
  ],
  [
    { action: 'interview.rescheduled', from: null, to: null },
    { kind: 'interviewMoved', step: null },
  ],
] as const)('%j is %j', (recorded, event) => {
  expect(eventOf(recorded)).toEqual(event);
});

test('what was agreed on is green', () => {
  expect(isAgreement('interviewConfirmed')).toBe(true);
  expect(isAgreement('interviewMoved')).toBe(false);
});

test('a discard that was taken back leaves no trace for the doctor, the last one stays', () => {
  const told = (...kinds: CandidacyEventKind[]) =>
    seenByDoctor(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind);
  expect(told('applied', 'discarded', 'reopened', 'stepStarted')).toEqual(['applied', 'stepStarted']);
  expect(told('applied', 'discarded', 'reopened', 'discarded')).toEqual(['applied', 'discarded']);
});
