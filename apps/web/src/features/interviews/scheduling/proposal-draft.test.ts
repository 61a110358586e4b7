import { describe, expect, it } from 'vitest';
import {
  type DraftSlot,
  nextKey,
  nudged,
  problemsOf,
  spanOfSlot,
  takenTimes,
  withoutSlot,
  withSlot,
} from './proposal-draft.ts';

const now = new Date('2026-03-20T10:00:00Z');
const slot = (key: number, date: string, time: string): DraftSlot => ({ key, date, time });

describe('dates being chosen', () => {
  it('stand in the order of time, whatever order they were chosen in', () => {
    const slots = withSlot(withSlot([], slot(1, '2026-03-25', '10:00')), slot(2, '2026-03-24', '17:00'));
    expect(slots.map(({ key }) => key)).toEqual([2, 1]);
    expect(withSlot(slots, slot(2, '2026-03-26', '09:00')).map(({ key }) => key)).toEqual([1, 2]);
    expect(withoutSlot(slots, 2)).toHaveLength(1);
    expect(nextKey(slots)).toBe(3);
  });

  it('become instants by peninsular time on both sides of the change', () => {
    expect(spanOfSlot({ date: '2026-03-27', time: '15:00' }, 45)?.startsAt.toISOString()).toBe(
      '2026-03-27T14:00:00.000Z',
    );
    expect(spanOfSlot({ date: '2026-03-30', time: '15:00' }, 45)?.endsAt.toISOString()).toBe(
      '2026-03-30T13:45:00.000Z',
    );
    expect(spanOfSlot({ date: '2026-03-29', time: '02:30' }, 45)).toBeNull();
  });

  it('say what is wrong with each of them', () => {
    const busy = {
      interviews: [
        {
          ...{
            interviewId: 'a',
            candidacyId: 'c',
            candidate: 'Camila',
            status: 'confirmed' as const,
            ...{ withThisCandidate: true, interviewerIds: [] },
          },
          ...{ startsAt: '2026-03-25T09:00:00Z', endsAt: '2026-03-25T09:45:00Z' },
        },
        {
          ...{
            interviewId: 'b',
            candidacyId: 'd',
            candidate: 'Otro',
            status: 'confirmed' as const,
            ...{ withThisCandidate: false, interviewerIds: [] },
          },
          ...{ startsAt: '2026-03-26T09:00:00Z', endsAt: '2026-03-26T09:45:00Z' },
        },
      ],
      taken: [{ startsAt: '2026-03-27T13:00:00Z', endsAt: '2026-03-27T14:00:00Z' }],
    };
    const slots = [
      slot(1, '2026-03-20', '10:00'),
      slot(2, '2026-03-25', '10:30'),
      slot(3, '2026-03-26', '10:00'),
      slot(4, '2026-03-26', '10:30'),
      slot(5, '2026-03-27', '14:30'),
      slot(6, '2026-03-29', '02:15'),
    ];
    const found = (except?: string) =>
      Object.fromEntries(problemsOf(slots, 45, { now, taken: takenTimes(busy, except) }));
    expect(found()).toEqual({
      1: 'slotInThePast',
      2: 'slotTaken',
      4: 'slotsOverlap',
      5: 'slotTaken',
      6: 'timeDoesNotExist',
    });
    // The interview whose dates are being changed does not stand in its own way.
    expect(found('a')[2]).toBeUndefined();
  });

  it('move by arrow keys, over weekends and not over midnight', () => {
    const friday = slot(1, '2026-03-27', '10:00');
    expect(nudged(friday, 'ArrowDown', 45)).toMatchObject({ time: '10:15' });
    expect(nudged(friday, 'ArrowUp', 45)).toMatchObject({ time: '09:45' });
    expect(nudged(friday, 'ArrowRight', 45)).toMatchObject({ date: '2026-03-30' });
    expect(nudged(slot(1, '2026-03-30', '10:00'), 'ArrowLeft', 45)).toMatchObject({ date: '2026-03-27' });
    expect(nudged(slot(1, '2026-03-27', '00:00'), 'ArrowUp', 45)).toBeNull();
    expect(nudged(slot(1, '2026-03-27', '23:15'), 'ArrowDown', 45)).toBeNull();
    expect(nudged(friday, 'Enter', 45)).toBeNull();
  });
});
