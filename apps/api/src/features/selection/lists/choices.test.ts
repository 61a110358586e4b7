import type { Board, CandidatePage } from '@fonendo/contract/selection/lists.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { certifications } from '@fonendo/domain/hospitals/view';
import { matchFloors, matchLevels } from '@fonendo/domain/offers/match';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildRunHospital } from '../../../testing/scenes/hospital-staff.ts';

const api = await openTestApi();
const { db, request } = api;

async function build() {
  const { hospital, administrator } = await buildRunHospital(api);
  const get = async (path: string) =>
    (await request('GET', `/api/selection/${path}`, { token: administrator.jwt })).body;
  return {
    offer: () => buildOffer(db, { hospitalId: hospital.id }),
    list: async (query = '') => (await get(`candidates?${query}`)) as CandidatePage,
    board: async (offer: string, query = '') => (await get(`board?offer=${offer}&${query}`)) as Board,
  };
}

const doctor = async (group: 'certifiedDoctor' | 'notCertifiedDoctor') =>
  (await buildDoctor(db, { user: { policyGroups: [group] } })).userId;

test('the choices of the filters are what occurs, whatever is asked for; later pages have none', async () => {
  const { offer, list, board } = await build();
  expect((await list()).choices).toEqual({ statuses: [], certifications: [], matches: [], late: false });
  const { id: offerId } = await offer();
  const stepSince = api.clock.now();
  const inTime = { offerId, doctorId: await doctor('certifiedDoctor'), match: matchFloors.medium, stepSince };
  await buildCandidacy(db, inTime);
  const other = await offer();
  await buildCandidacy(db, {
    ...{ offerId: other.id, doctorId: await doctor('notCertifiedDoctor'), match: matchFloors.high },
    ...{ status: 'withdrawn', searchText: 'nefrologia' },
  });

  const everything = {
    statuses: ['applied', 'withdrawn'],
    certifications: ['recognised', 'notStarted'],
    matches: ['high', 'medium', 'low'],
    late: false,
  };
  const first = await list('limit=1');
  expect(first.choices).toEqual(everything);
  expect((await list(`limit=1&cursor=${first.nextCursor}`)).choices).toBeNull();
  expect((await list('search=nobody')).choices).toEqual(everything);

  const own = { statuses: ['applied'], certifications: ['recognised'], matches: ['medium', 'low'], late: false };
  expect((await board(offerId)).choices).toEqual(own);
  expect((await board(offerId, 'certification=notStarted')).choices).toEqual(own);

  await db
    .update(candidacies)
    .set({ stepSince: new Date('2020-01-01') })
    .where(eq(candidacies.status, 'withdrawn'));
  expect((await list()).choices).toMatchObject({ late: false });
  await db
    .update(candidacies)
    .set({ stepSince: new Date('2020-01-01') })
    .where(eq(candidacies.offerId, offerId));
  expect((await list()).choices).toMatchObject({ late: true });
  expect((await board(other.id)).choices).toMatchObject({ late: false });
});

test('among many, who are not looked up one by one, everything occurs', async () => {
  const { offer, list } = await build();
  const doctorId = await doctor('certifiedDoctor');
  const closed = { doctorId, status: 'withdrawn', match: 0 } as const;
  for (let count = 0; count < 201; count += 1) await buildCandidacy(db, { ...closed, offerId: (await offer()).id });
  const everything = { statuses: candidacyStatuses, certifications, matches: matchLevels, late: true };
  expect((await list('limit=1')).choices).toEqual(everything);
});
