import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { petitionReceipts, petitions } from '../../db/schema/petitions.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { addDocument } from '../../testing/add-document.ts';
import { createTestClock } from '../../testing/clock.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { buildContract, buildDoctor } from '../../testing/factories.ts';
import { openTestFiles } from '../../testing/files.ts';
import { buildPdf } from '../../testing/pdf-files.ts';
import { buildPetition } from '../../testing/petition-factories.ts';
import { findCurrentDocuments } from './documents.public.ts';
import { sweepOrphanFiles } from './sweep-orphan-files.ts';

const { db } = await openTestDatabase();
const files = openTestFiles();
const { now } = createTestClock();
const uploadFolder = join(files.folder, 'uploads');

const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 60 * 60 * 1000);

async function putOrphan(age: number, noun = 'documents'): Promise<string> {
  const key = newFileKey('documents').replace('documents', noun);
  await files.put(key, new Uint8Array([1]));
  await utimes(join(files.folder, key), hoursAgo(age), hoursAgo(age));
  return key;
}

async function putUpload(name: string, age: number): Promise<void> {
  await mkdir(uploadFolder, { recursive: true });
  await writeFile(join(uploadFolder, name), 'half');
  await utimes(join(uploadFolder, name), hoursAgo(age), hoursAgo(age));
}

const exists = (key: string) =>
  files.openRead(key).then(
    (stream) => {
      stream.destroy();
      return true;
    },
    () => false,
  );

test('what no row has goes after a day; everything else stays', async () => {
  const { userId } = await buildDoctor(db);
  const pdf = await buildPdf();
  await addDocument({ files }, db, { doctorId: userId, kind: 'passport', fileName: 'p.pdf', pdf, uploadedAt: now() });
  const [document] = await findCurrentDocuments(db, userId);
  const known = document?.fileKey ?? '';
  await utimes(join(files.folder, known), hoursAgo(100), hoursAgo(100));
  const old = await putOrphan(25);
  const fresh = await putOrphan(23);
  const { signedFileKey: contract } = await buildContract(db, {
    userId,
    signedFileKey: await putOrphan(100, 'contracts'),
  });
  const { id: petitionId } = await buildPetition(db, {
    doctorId: userId,
    status: 'Sended',
    resolutionFileKey: await putOrphan(100, 'resolutions'),
  });
  const receipt = await putOrphan(100, 'receipts');
  await db
    .insert(petitionReceipts)
    .values({ petitionId, code: 'ABCD-EFGH-JKLM', issuedAt: now(), sha256: '0', fileKey: receipt, documents: [] });
  const [petition] = await db.select().from(petitions);
  const kept = [contract, petition?.resolutionFileKey ?? '', receipt];
  const orphans = await Promise.all(['contracts', 'resolutions', 'receipts'].map((noun) => putOrphan(25, noun)));
  // Nobody told the sweep whose these are.
  const strange = await putOrphan(100, 'others');
  await putUpload('old', 25);
  await putUpload('fresh', 1);

  for (let run = 0; run < 2; run += 1) await sweepOrphanFiles({ db, files, now, uploadFolder });

  expect(await Promise.all([known, fresh, ...kept, strange].map(exists))).not.toContain(false);
  expect(await Promise.all([old, ...orphans].map(exists))).not.toContain(true);
  expect(await readdir(uploadFolder)).toEqual(['fresh']);
});

test('nothing at all is nothing to do', async () => {
  await sweepOrphanFiles({ db, files: openTestFiles(), now, uploadFolder: join(files.folder, 'nowhere') });
});
