import { describe, expect, test } from 'vitest';
import {
  allowedInterviewEvents,
  decideInterview,
  type InterviewEvent,
  type InterviewSide,
  type InterviewStatus,
  interviewEvents,
  interviewStatuses,
} from './interview.lifecycle.ts';

const now = new Date('2026-11-24T14:00:00Z');
const later = new Date('2026-11-24T15:00:00Z');
const earlier = new Date('2026-11-24T13:00:00Z');

/** Where each event leads, by hand. */
const leads: Partial<Record<`${InterviewStatus} ${InterviewEvent}`, InterviewStatus>> = {
  'pendingConfirmation pick': 'confirmed',
  'pendingConfirmation decline': 'declined',
  'confirmed decline': 'declined',
  'declined acceptProposal': 'confirmed',
  'pendingConfirmation reschedule': 'pendingConfirmation',
  'confirmed reschedule': 'pendingConfirmation',
  'declined reschedule': 'pendingConfirmation',
  'pendingConfirmation changeInterviewers': 'pendingConfirmation',
  'confirmed changeInterviewers': 'confirmed',
  'pendingConfirmation withdrawSlot': 'pendingConfirmation',
  'pendingConfirmation cancel': 'cancelled',
  'confirmed cancel': 'cancelled',
  'declined cancel': 'cancelled',
  'confirmed markHeld': 'held',
  'notAttended markHeld': 'held',
  'confirmed markNotAttended': 'notAttended',
  'held markNotAttended': 'notAttended',
};

const byDoctor: readonly InterviewEvent[] = ['pick', 'decline'];
const afterStart: readonly InterviewEvent[] = ['markHeld', 'markNotAttended'];
const sides: readonly InterviewSide[] = ['doctor', 'hospital'];

const cells = interviewStatuses.flatMap((status) =>
  interviewEvents.flatMap((event) => sides.map((side) => [status, event, side] as const)),
);

test.each(cells)('%s: %s by the %s', (status, event, side) => {
  const startsAt = afterStart.includes(event) ? earlier : later;
  const decision = decideInterview({ status, startsAt, candidacyOpen: true }, event, side, now);
  const to = leads[`${status} ${event}`];
  if ((side === 'doctor') !== byDoctor.includes(event)) expect(decision).toEqual({ refused: 'Forbidden' });
  else expect(decision).toEqual(to ? { to } : { refused: 'InvalidStatusChange' });
});

describe('time', () => {
  test.each(afterStart)('%s waits for the start', (event) => {
    const facts = { status: 'confirmed', candidacyOpen: true } as const;
    expect(decideInterview({ ...facts, startsAt: later }, event, 'hospital', now)).toEqual({
      refused: 'InterviewNotStarted',
    });
    expect(decideInterview({ ...facts, startsAt: now }, event, 'hospital', now)).toHaveProperty('to');
  });

  test('nobody declines what has begun', () => {
    const facts = { status: 'confirmed', startsAt: now, candidacyOpen: true } as const;
    expect(decideInterview(facts, 'decline', 'doctor', now)).toEqual({ refused: 'InvalidStatusChange' });
  });

  test('nobody is put down for what has begun', () => {
    const facts = { status: 'confirmed', startsAt: now, candidacyOpen: true } as const;
    expect(decideInterview(facts, 'changeInterviewers', 'hospital', now)).toEqual({ refused: 'InvalidStatusChange' });
  });

  test('one without a date has not begun', () => {
    const facts = { status: 'pendingConfirmation', startsAt: null, candidacyOpen: true } as const;
    expect(decideInterview(facts, 'decline', 'doctor', now)).toEqual({ to: 'declined' });
  });
});

test('once the candidacy has ended, an interview can only end too', () => {
  const ended = (status: InterviewStatus) => ({ status, startsAt: earlier, candidacyOpen: false });
  expect(interviewStatuses.map((status) => allowedInterviewEvents(ended(status), 'doctor', now))).toEqual(
    interviewStatuses.map(() => []),
  );
  expect(allowedInterviewEvents(ended('confirmed'), 'hospital', now)).toEqual([
    'cancel',
    'markHeld',
    'markNotAttended',
  ]);
  expect(allowedInterviewEvents(ended('pendingConfirmation'), 'hospital', now)).toEqual(['cancel']);
});
