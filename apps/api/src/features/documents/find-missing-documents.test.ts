import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '../../db/schema/documents.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildDoctor, buildUser } from '../../testing/factories/factories.ts';
import { openTestFiles } from '../../testing/files/files.ts';
import { addDocument } from '../../testing/scenes/add-document.ts';
import { findMissingDocuments } from './documents.public.ts';

const { db } = await openTestDatabase();
const files = openTestFiles();
const today = '2026-03-10';

const missing = async (doctorId: string) =>
  (await findMissingDocuments(db, doctorId, today)).map(({ kind, state }) => `${kind} ${state}`);

test('a document is missing until it is uploaded, and again when it was rejected', async () => {
  const { userId: doctorId } = await buildDoctor(db, { graduationDate: '2024-07-01' });
  const uploadedAt = new Date('2026-03-01T10:00:00Z');
  expect(await missing(doctorId)).toEqual([
    'passport missing',
    'diploma missing',
    'pensum missing',
    'criminalRecord missing',
  ]);
  for (const kind of ['passport', 'diploma', 'pensum', 'criminalRecord'] as const) {
    await addDocument({ files }, db, { doctorId, kind, fileName: `${kind}.pdf`, pdf: new Uint8Array([1]), uploadedAt });
  }
  expect(await missing(doctorId)).toEqual([]);
  await db.update(documents).set({ status: 'rejected', reason: 'No se lee.' }).where(eq(documents.kind, 'pensum'));
  expect(await missing(doctorId)).toEqual(['pensum rejected']);
});

test('nothing is asked of somebody who is no doctor', async () => {
  expect(await missing((await buildUser(db, { policyGroups: ['hospital'] })).id)).toEqual([]);
});
