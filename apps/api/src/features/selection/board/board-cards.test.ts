import { randomUUIDv7 } from 'node:crypto';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { Board, CandidatePage } from '@fonendo/contract/selection/lists.schema';
import { certifications } from '@fonendo/domain/hospitals/view';
import { expect, test } from 'vitest';
import { documentRequests } from '../../../db/schema/selection.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildPetition } from '../../../testing/factories/petition-factories.ts';
import { buildRunHospital } from '../../../testing/scenes/hospital-staff.ts';

const api = await openTestApi();
const { db, request } = api;
const { hospital, administrator } = await buildRunHospital(api);
const offer = await buildOffer(db, { hospitalId: hospital.id });

const get = async (path: string) => (await request('GET', `/api/selection/${path}`, { token: administrator.jwt })).body;
const board = async () => (await get(`board?offer=${offer.id}`)) as Board;
const list = async (query = '') => (await get(`candidates?offer=${offer.id}&limit=100&${query}`)) as CandidatePage;

async function apply(
  user: 'certifiedDoctor' | 'notCertifiedDoctor',
  row: Partial<Parameters<typeof buildCandidacy>[1]> = {},
  hasDegreeSpain = false,
) {
  const { userId } = await buildDoctor(db, { user: { policyGroups: [user] }, hasDegreeSpain });
  const snapshot: DoctorProfile = {
    ...{ id: userId, firstname: 'Nuria', lastname: 'Valls', speciality: 'Cardiología', specialityDescription: null },
    ...{ certification: 'notStarted', countryOfResidence: 'CO', yearsSinceGraduation: 11, yearsOfExperience: 4 },
    ...{ cv: null, documents: [] },
  };
  return buildCandidacy(db, { offerId: offer.id, doctorId: userId, snapshot, ...row });
}

await apply('certifiedDoctor', { status: 'inProcess', step: 1 });
await apply('certifiedDoctor', { status: 'discarded', step: 0 }, true);
await apply('notCertifiedDoctor');
const underWay = await apply('notCertifiedDoctor', { status: 'inProcess', step: 0 });
await buildPetition(db, { doctorId: underWay.doctorId, status: 'Pending' });
const withdrawn = await apply('notCertifiedDoctor', { status: 'withdrawn', step: 0 });
for (const { id, doctorId } of [underWay, withdrawn]) {
  await db.insert(documentRequests).values({
    ...{ id: randomUUIDv7(), candidacyId: id, hospitalId: hospital.id, doctorId, position: 0 },
    ...{ name: 'Seguro', why: 'Lo pide la plaza.', dueOn: '2026-03-01', createdAt: api.clock.now() },
  });
}

test('a card of the board is the row of the list without what the board names once', async () => {
  const cards = (await board()).columns.flatMap((column) => column.cards);
  const { items } = await list();
  expect(items).toHaveLength(5);
  const rows = items.map(({ offer: _offer, stepName: _stepName, ...card }) => card);
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(cards.toSorted(byId)).toEqual(rows.toSorted(byId));
});

test('the certification of a card is the one that the filter finds it by', async () => {
  for (const certification of certifications) {
    const { items } = await list(`certification=${certification}`);
    expect(new Set(items.map(({ person }) => person?.certification))).toEqual(new Set([certification]));
  }
});

test('nothing is open any more in a candidacy that has ended', async () => {
  const { items } = await list();
  const nextOf = (id: string) => items.find((item) => item.id === id)?.next.key;
  expect(nextOf(underWay.id)).toBe('documentsOverdue');
  expect(nextOf(withdrawn.id)).toBe('withdrawn');
});
