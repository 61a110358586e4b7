import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { hasOpenCandidacy } from './profile-lock.public.ts';

const { db } = await openTestDatabase();

test('a doctor who never applied has no open candidacy, whatever others do', async () => {
  const { userId } = await buildDoctor(db);
  await buildCandidacy(db);
  expect(await hasOpenCandidacy(db, userId)).toBe(false);
});

const open: readonly string[] = ['applied', 'inProcess'];

test.each(candidacyStatuses.map((status) => [status, open.includes(status)] as const))(
  'a candidacy that is %s is open: %s',
  async (status, expected) => {
    const { doctorId } = await buildCandidacy(db, { status });
    expect(await hasOpenCandidacy(db, doctorId)).toBe(expected);
  },
);

test('one open candidacy among ended ones is enough', async () => {
  const { doctorId } = await buildCandidacy(db, { status: 'discarded' });
  await buildCandidacy(db, { doctorId, status: 'inProcess' });
  expect(await hasOpenCandidacy(db, doctorId)).toBe(true);
});
