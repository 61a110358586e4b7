import { type HospitalRole, hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { hasHospitalRight, hospitalRights } from '@fonendo/domain/hospitals/hospital.policy';
import { mailFamilies } from '@fonendo/domain/notifications/mail-families';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { buildHospital, buildHospitalMember } from '../../testing/factories/hospital-factories.ts';
import { type Audience, listRecipients, wantsMail } from './recipients.ts';

const { db } = await openTestDatabase();
const at = new Date('2026-03-01T00:00:00Z');

const standings = {
  active: {},
  blocked: { blockedAt: at },
  deleted: { deletedAt: at },
  unverified: { verifiedAt: null },
  ended: { accessEndsAt: at },
} as const;
type Standing = keyof typeof standings;
const allStandings = Object.keys(standings) as Standing[];

const idsOf = async (to: Audience) => (await listRecipients(db, to, at)).map(({ id }) => id);

test.each<[Standing, boolean]>([
  ['active', true],
  // They find it when they come back.
  ['blocked', true],
  ['deleted', false],
  ['unverified', true],
  ['ended', true],
])('of one’s own matter, somebody %s hears: %s', async (standing, hears) => {
  const { id } = await buildUser(db, standings[standing]);
  expect(await idsOf({ people: [id] })).toEqual(hears ? [id] : []);
});

test('several people hear of the same, each once, and nobody of nothing', async () => {
  const [one, other] = [await buildUser(db), await buildUser(db)];
  expect(await idsOf({ people: [other.id, one.id, one.id] })).toEqual([one.id, other.id].toSorted());
  expect(await idsOf({ people: [] })).toEqual([]);
});

test('of administrators, those who can sign in', async () => {
  const people: Record<string, string> = {};
  for (const group of ['admin', 'superadmin', 'hospital', 'certifiedDoctor'] as const) {
    for (const standing of allStandings) {
      const { id } = await buildUser(db, { policyGroups: [group], ...standings[standing] });
      people[`${group} ${standing}`] = id;
    }
  }
  const heard = await idsOf({ team: 'equipo@fonendo.test' });
  expect(heard.toSorted()).toEqual([people['admin active'], people['superadmin active']].toSorted());
});

describe('of a hospital', async () => {
  const administrator = await buildUser(db, { policyGroups: ['hospital'] });
  const hospital = await buildHospital(db, { administratorId: administrator.id });
  const join = async (role: HospitalRole, standing: Standing = 'active', hospitalId = hospital.id) => {
    const { id } = await buildUser(db, { policyGroups: ['recruiter'], ...standings[standing] });
    await buildHospitalMember(db, { userId: id, hospitalId, role });
    return id;
  };
  const staff = new Map<string, HospitalRole>([[administrator.id, 'administrator']]);
  for (const role of hospitalRoles) {
    staff.set(await join(role), role);
    for (const standing of ['blocked', 'deleted', 'unverified', 'ended'] as const) await join(role, standing);
  }
  await join('administrator', 'active', (await buildHospital(db)).id);
  const having = (right: (typeof hospitalRights)[number]) =>
    [...staff].filter(([, role]) => hasHospitalRight(role, right)).map(([id]) => id);
  const [recruiter = ''] = [...staff].filter(([, role]) => role === 'recruiter').map(([id]) => id);

  test.each(hospitalRights)('those who can sign in and may %s', async (right) => {
    expect(await idsOf({ hospital: hospital.id, right })).toEqual(having(right).toSorted());
  });

  test('whoever it concerns first, while they may; else everybody who may', async () => {
    const to = { hospital: hospital.id, right: 'manageInterviews' } as const;
    expect(await idsOf({ ...to, first: recruiter })).toEqual([recruiter]);
    const everybody = await idsOf(to);
    expect(everybody.length).toBeGreaterThan(1);
    const blocked = await join('recruiter', 'blocked');
    const powerless = [...staff].find(([, role]) => role === 'administrative')?.[0] ?? '';
    const [other = ''] = everybody.filter((id) => id !== recruiter);
    expect(await idsOf({ ...to, first: [recruiter, blocked, null, other] })).toEqual([recruiter, other].toSorted());
    for (const first of [blocked, powerless, null, [], [blocked, null]])
      expect(await idsOf({ ...to, first })).toEqual(everybody);
  });

  test('one alone, or all but one', async () => {
    const to = { hospital: hospital.id, right: 'runCandidacies' } as const;
    expect(await idsOf({ ...to, only: recruiter })).toEqual([recruiter]);
    expect(await idsOf({ ...to, only: await join('recruiter', 'blocked') })).toEqual([]);
    const everybody = await idsOf(to);
    expect(await idsOf({ ...to, except: recruiter })).toEqual(everybody.filter((id) => id !== recruiter));
  });
});

describe('a mail goes out at once', () => {
  test.each([null, ...mailFamilies])('of the family %s', (family) => {
    const wanted = { mailFamilies: [...mailFamilies] };
    expect(wantsMail({ ...wanted, blockedAt: null }, family)).toBe(true);
    expect(wantsMail({ mailFamilies: [], blockedAt: null }, family)).toBe(family === null);
    expect(wantsMail({ ...wanted, blockedAt: at }, family)).toBe(family === null || family === 'petitions');
    expect(wantsMail({ mailFamilies: [], blockedAt: at }, family)).toBe(family === null);
  });
});
