import { randomUUIDv7 } from 'node:crypto';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { PetitionPage } from '@fonendo/contract/petitions/queue.schema';
import { expect, test } from 'vitest';
import { petitionSuspensions } from '../../../db/schema/petitions.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildPapers, buildPetition } from '../../../testing/factories/petition-factories.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';

// Today is 10 March 2026.
const { db, request, admin } = await openPetitionsApi();

test.each([null, '2026-03-01'])('a request answered on %s suspends for the term granted, no longer', async (until) => {
  const { userId } = await buildDoctor(db);
  await buildPapers(db, userId);
  const { id } = await buildPetition(db, { doctorId: userId, status: 'Sended', registeredOn: '2025-08-20' });
  const suspension = { id: randomUUIDv7(), petitionId: id, reason: 'Falta el pensum', from: '2025-12-01', until };
  await db.insert(petitionSuspensions).values({ ...suspension, answerBy: '2025-12-15' });
  // 20 February and the fourteen days of the term granted.
  const { body } = await request('GET', `/api/petitions/${id}`, { token: admin.jwt });
  expect((body as Petition).legalTerm).toMatchObject({ deadline: '2026-03-06', daysOver: 4, suspended: false });
  const late = await request('GET', '/api/petitions?term=over', { token: admin.jwt });
  expect((late.body as PetitionPage).items.map((row) => row.id)).toContain(id);
});
