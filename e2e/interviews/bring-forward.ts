import { type APIRequestContext, expect } from '@playwright/test';
import { as } from '../support/candidacies.ts';

type Interview = { id: string; slots: { id: string; startsAt: string; proposedBy: string }[] };

const minuteMs = 60_000;
const wholeMinute = (at: number) => new Date(Math.ceil(at / minuteMs) * minuteMs);
export const inDays = (days: number): Date => wholeMinute(Date.now() + days * 24 * 60 * minuteMs);

/** Other dates for the latest interview of a candidacy, without the calendar. */
export async function reschedule(
  request: APIRequestContext,
  { staffToken, candidacyId }: { staffToken: string; candidacyId: string },
  at: Date,
): Promise<Interview> {
  const list = await request.get(`/api/selection/candidacies/${candidacyId}/interviews`, as(staffToken));
  const { items } = (await list.json()) as { items: Interview[] };
  const [interview] = items;
  if (!interview) throw new Error('there is no interview');
  const moved = await request.post(`/api/interviews/${interview.id}/reschedule`, {
    ...as(staffToken),
    data: {
      slots: [{ startsAt: at.toISOString() }],
      durationMinutes: 15,
      place: 'video',
      location: 'meet.laribera.example/rehabilitacion',
      message: '',
    },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  return (await moved.json()) as Interview;
}

/** To the next minute, as no test waits for days; the doctor picks it at once. */
export async function bringForward(
  request: APIRequestContext,
  { staffToken, doctorToken, candidacyId }: { staffToken: string; doctorToken: string; candidacyId: string },
): Promise<Date> {
  // Interviews begin at whole minutes; the doctor needs a moment to pick it before.
  const startsAt = wholeMinute(Date.now() + 5000);
  const { id, slots } = await reschedule(request, { staffToken, candidacyId }, startsAt);
  const slot = slots.find((one) => new Date(one.startsAt).getTime() === startsAt.getTime());
  const picked = await request.post(`/api/interviews/${id}/pick`, { ...as(doctorToken), data: { slotId: slot?.id } });
  expect(picked.ok(), await picked.text()).toBe(true);
  return startsAt;
}
