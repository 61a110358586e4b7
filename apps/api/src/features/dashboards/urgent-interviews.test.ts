import { randomUUIDv7 } from 'node:crypto';
import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { interviewSlots, interviews } from '../../db/schema/selection.ts';
import { openTestApi } from '../../testing/api.ts';
import {
  buildCandidacy,
  buildHospital,
  buildHospitalMember,
  buildOffer,
} from '../../testing/factories/hospital-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

/** Everything happens on Tuesday, 10 March 2026, at 10:00 in Madrid. */
const api = await openTestApi();
const { db, request, clock } = api;

async function build() {
  const boss = await buildSignedIn(api, { policyGroups: ['hospital'], firstname: 'Rocío', lastname: 'Alemany' });
  const { id: hospitalId } = await buildHospital(db, { administratorId: boss.user.id });
  const colleague = await buildSignedIn(api, { policyGroups: ['recruiter'], firstname: 'Marcos', lastname: 'Lledó' });
  await buildHospitalMember(db, { hospitalId, userId: colleague.user.id, role: 'recruiter' });
  const offer = await buildOffer(db, { hospitalId, name: 'Cardiología' });
  const ago = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000);
  const apply = () =>
    buildCandidacy(db, {
      ...{ offerId: offer.id, status: 'inProcess', step: 2, seenAt: ago(1) },
      ...{ appliedAt: ago(9), statusSince: ago(3), stepSince: ago(3) },
    });
  const meeting = (candidacy: { id: string; doctorId: string }) => ({
    ...{ id: randomUUIDv7(), candidacyId: candidacy.id, hospitalId, doctorId: candidacy.doctorId, position: 2 },
    ...{ durationMinutes: 45, place: 'video' as const, location: 'https://meet.example/a' },
    ...{ createdAt: ago(3), updatedAt: ago(2) },
  });
  return {
    boss: { id: boss.user.id, jwt: boss.jwt },
    colleague: { id: colleague.user.id, jwt: colleague.jwt },
    /** An agreed interview at that time, with those colleagues. */
    meet: async (at: string, interviewerIds: string[], status: 'confirmed' | 'cancelled' = 'confirmed') => {
      const [candidacy, startsAt] = [await apply(), new Date(at)];
      const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
      const row = { ...meeting(candidacy), status, interviewerIds, startsAt, endsAt };
      await db.insert(interviews).values(row);
      return { id: row.id, candidacyId: candidacy.id };
    },
    /** Declined, with those dates instead. */
    decline: async (dates: readonly string[]) => {
      const candidacy = await apply();
      const row = { ...meeting(candidacy), status: 'declined' as const };
      await db.insert(interviews).values(row);
      for (const at of dates) {
        const slot = { startsAt: new Date(at), endsAt: new Date(Date.parse(at) + 45 * 60_000) };
        const id = randomUUIDv7();
        await db.insert(interviewSlots).values({ id, interviewId: row.id, proposedBy: 'doctor', ...slot });
      }
      return candidacy.id;
    },
    next: async (token: string) => {
      const { body } = await request('GET', '/api/dashboards/hospital', { token });
      return (body as HospitalDashboard).next;
    },
  };
}

describe('two agreed interviews at once', () => {
  test('are told with who holds both, the nearest first, to those who may change them', async () => {
    const { boss, colleague, meet, next } = await build();
    await meet('2026-03-13T09:00:00Z', [boss.id]);
    await meet('2026-03-13T09:30:00Z', [boss.id]);
    await meet('2026-03-12T09:00:00Z', [colleague.id]);
    const second = await meet('2026-03-12T09:44:00Z', [boss.id, colleague.id]);
    expect((await next(boss.jwt))[0]).toMatchObject({
      ...{ key: 'clash', interviewer: 'Marcos Lledó', candidacyId: second.candidacyId, interviewId: second.id },
      ...{ offer: 'Cardiología', startsAt: '2026-03-12T09:00:00.000Z' },
    });
    await db.update(hospitalMembers).set({ role: 'administrative' }).where(eq(hospitalMembers.userId, colleague.id));
    expect(await next(colleague.jwt)).toEqual([]);
    // Nor does somebody count who may not interview any more.
    expect((await next(boss.jwt))[0]).toMatchObject({ interviewer: 'Rocío Alemany' });
  });

  test('are none when one ends as the other begins, is called off or over, or is held by somebody else', async () => {
    const { boss, colleague, meet, next } = await build();
    await meet('2026-03-12T09:00:00Z', [boss.id]);
    await meet('2026-03-12T09:45:00Z', [boss.id]);
    await meet('2026-03-12T09:10:00Z', [colleague.id]);
    await meet('2026-03-12T09:10:00Z', [boss.id], 'cancelled');
    await meet('2026-03-09T09:00:00Z', [boss.id]);
    await meet('2026-03-09T09:00:00Z', [boss.id]);
    expect((await next(boss.jwt)).map(({ key }) => key)).not.toContain('clash');
  });

  test('stand before the interview of today only if they are sooner', async () => {
    const { boss, meet, next } = await build();
    await meet('2026-03-10T15:00:00Z', [boss.id]);
    await meet('2026-03-11T09:00:00Z', [boss.id]);
    await meet('2026-03-11T09:15:00Z', [boss.id]);
    expect((await next(boss.jwt)).map(({ key }) => key)).toEqual(['interviewToday', 'clash']);
    await meet('2026-03-10T15:15:00Z', [boss.id]);
    expect((await next(boss.jwt)).map(({ key }) => key)).toEqual(['clash', 'interviewToday']);
  });
});

describe('the dates that a candidate proposes', () => {
  test('come first from the day before the last of them on, and are told once', async () => {
    const { boss, decline, next } = await build();
    await decline(['2026-03-10T11:00:00Z', '2026-03-12T11:00:00Z']);
    expect((await next(boss.jwt)).map(({ key }) => key)).toEqual(['interviewProposal']);
    const ending = await decline(['2026-03-10T11:00:00Z', '2026-03-11T22:59:00Z']);
    expect(await next(boss.jwt)).toMatchObject([
      { key: 'datesEnding', candidacyId: ending, offer: 'Cardiología', endsAt: '2026-03-11T22:59:00.000Z' },
      { key: 'interviewProposal', count: 2 },
    ]);
  });

  test('are no term when all are over', async () => {
    const { boss, decline, next } = await build();
    const over = await decline(['2026-03-10T08:00:00Z']);
    expect(await next(boss.jwt)).toMatchObject([{ key: 'interviewDate', candidacyId: over }]);
    const only = await decline(['2026-03-11T08:00:00Z']);
    expect(await next(boss.jwt)).toMatchObject([{ key: 'datesEnding', candidacyId: only }, { key: 'interviewDate' }]);
  });
});
