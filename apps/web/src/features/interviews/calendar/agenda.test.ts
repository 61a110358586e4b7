import type { Interview } from '@fonendo/contract/interviews.schema';
import { describe, expect, it } from 'vitest';
import { agendaOf, hospitalStatusOf, periodRange, periodTitle, shifted } from './agenda.ts';

const base: Interview = {
  ...{ id: 'i', candidacyId: 'c', position: 2, status: 'confirmed', durationMinutes: 45, place: 'video' },
  ...{ location: 'https://meet.example.com', message: '', candidateComment: null },
  ...{ startsAt: '2026-11-24T14:00:00.000Z', endsAt: '2026-11-24T14:45:00.000Z', slots: [] },
  ...{ offer: { id: 'o', name: 'FEA' }, hospital: { name: 'La Ribera', city: 'Alzira' }, candidate: null },
  ...{
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    allowedEvents: [],
    interviewers: [],
  },
};

describe('periods', () => {
  it('are weeks and months of peninsular Spain', () => {
    expect(periodRange('2026-11-25', 'week')).toEqual({
      from: '2026-11-22T23:00:00.000Z',
      to: '2026-11-29T23:00:00.000Z',
    });
    expect(periodRange('2026-03-15', 'month')).toEqual({
      from: '2026-02-28T23:00:00.000Z',
      to: '2026-03-31T22:00:00.000Z',
    });
    expect(periodRange('2026-12-31', 'month').to).toBe('2026-12-31T23:00:00.000Z');
  });

  it('follow each other', () => {
    expect(shifted('2026-11-25', 'week', 1)).toBe('2026-11-30');
    expect(shifted('2026-11-25', 'week', -1)).toBe('2026-11-16');
    expect(shifted('2026-12-31', 'month', 1)).toBe('2027-01-01');
    expect(shifted('2027-01-31', 'month', -1)).toBe('2026-12-01');
    expect(periodTitle('2026-11-25', 'month', 'es')).toBe('noviembre de 2026');
    expect(periodTitle('2026-11-25', 'week', 'es')).toContain('23');
  });
});

describe('the agenda', () => {
  it('shows agreed dates and those that wait for an answer, by day', () => {
    const slot = (id: string, startsAt: string, open = true) => ({
      ...{ id, proposedBy: 'hospital' as const, startsAt, endsAt: startsAt.replace(':00:00.', ':45:00.'), open },
    });
    const pending: Interview = {
      ...base,
      ...{ id: 'p', status: 'pendingConfirmation', startsAt: null, endsAt: null },
      slots: [
        slot('s1', '2026-11-24T09:00:00.000Z'),
        slot('s2', '2026-11-26T23:00:00.000Z'),
        slot('s3', '2026-12-24T09:00:00.000Z'),
        slot('s4', '2026-11-23T09:00:00.000Z', false),
      ],
    };
    const declined: Interview = {
      ...base,
      id: 'd',
      status: 'declined',
      slots: [
        { ...slot('s5', '2026-11-25T09:00:00.000Z'), proposedBy: 'doctor' },
        // What the candidate declined is no date any more.
        slot('s6', '2026-11-25T10:00:00.000Z'),
      ],
    };
    const days = agendaOf([base, pending, declined], periodRange('2026-11-24', 'week'));
    expect(days.map(({ date, entries }) => [date, entries.map(({ key, kind }) => `${key} ${kind}`)])).toEqual([
      ['2026-11-24', ['s1 proposed', 'i date']],
      ['2026-11-25', ['s5 counter']],
      // Midnight in Spain is the next day there.
      ['2026-11-27', ['s2 proposed']],
    ]);
    expect([base, pending, declined].map(hospitalStatusOf)).toEqual([base.status, 'pendingConfirmation', 'counter']);
    expect(hospitalStatusOf({ ...declined, slots: [] })).toBe('declined');
  });
});
