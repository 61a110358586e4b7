import type { OwnRequests } from '@fonendo/contract/document-requests.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildEncryptedPdf, buildPdf, executable, sha256 } from '../../testing/files/pdf-files.ts';
import { buildSelection, requestCalls } from '../../testing/scenes/document-requests.ts';
import { blob } from '../../testing/scenes/documents.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const { askOne, upload, handIn, judge, rowOf } = requestCalls(api);

/** A paper that a recruiter asked for, and somebody of the administrative role. */
async function buildAsked() {
  const selection = await buildSelection(api);
  const clerk = await buildStaff(api, selection.hospital.id, 'administrative');
  return { ...selection, clerk, id: await askOne(selection.recruiter.jwt, selection.candidacy.id) };
}

async function ownList(token: string, candidacyId: string): Promise<OwnRequests> {
  const { body } = await request('GET', `/api/candidacies/${candidacyId}/document-requests`, { token });
  return body as OwnRequests;
}

test('the administrative role hands in what was asked for; both sides see who did and when', async () => {
  const { id, clerk, doctor, candidacy, hospital } = await buildAsked();
  api.outbox.length = 0;
  const sent = await buildPdf({ text: 'en mano' });
  const answer = await handIn(clerk.jwt, id, { body: blob(sent), name: 'Título.pdf' });
  const name = `${clerk.user.firstname} ${clerk.user.lastname}`;
  const file = { name: 'Título.pdf', bytes: sent.length, uploadedAt: clock.now().toISOString(), staff: { name } };
  expect(answer).toMatchObject({ status: 200, body: { items: [{ id, status: 'uploaded', file }] } });
  expect((await ownList(doctor.jwt, candidacy.id)).items).toMatchObject([{ file, can: { upload: true } }]);
  // The doctor is to check it; whoever asked for it is told with other news.
  expect(api.outbox.map(({ subject }) => subject)).toEqual([
    `${hospital.name} ha aportado un documento tuyo: Título de Medicina apostillado`,
  ]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.find(({ action }) => action === 'documentRequest.handedIn')).toMatchObject({
    ...{ actorId: clerk.user.id, before: { status: 'asked' } },
    after: { status: 'uploaded', sha256: sha256(sent) },
  });
});

test('staff replace their own file, the doctor replaces it too, and then it is the doctor’s', async () => {
  const { id, clerk, doctor, recruiter, candidacy } = await buildAsked();
  await handIn(clerk.jwt, id);
  clock.advance(1000);
  const second = await buildPdf({ text: 'la buena' });
  expect(await handIn(clerk.jwt, id, { body: blob(second) })).toMatchObject({ status: 200 });
  expect(await rowOf(id)).toMatchObject({ sha256: sha256(second), handedInBy: clerk.user.id });
  clock.advance(1000);
  expect((await upload(doctor.jwt, id)).body.items).toMatchObject([{ file: { staff: null } }]);
  expect(await rowOf(id)).toMatchObject({ fromStaff: false, handedInBy: null });
  // Never in place of what the candidate handed in, until it is asked for again.
  expect(await handIn(clerk.jwt, id)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  await judge(recruiter.jwt, id, 'ask-again');
  expect(await handIn(clerk.jwt, id)).toMatchObject({ status: 200 });
  await judge(recruiter.jwt, id, 'accept');
  expect(await handIn(clerk.jwt, id)).toMatchObject({ status: 409 });
  expect((await ownList(doctor.jwt, candidacy.id)).items).toMatchObject([{ status: 'accepted' }]);
});

test('the same file again, because the answer was lost, changes nothing and is announced once', async () => {
  const { id, clerk } = await buildAsked();
  await handIn(clerk.jwt, id);
  const first = await rowOf(id);
  api.outbox.length = 0;
  clock.advance(1000);
  expect(await handIn(clerk.jwt, id)).toMatchObject({ status: 200, body: { items: [{ status: 'uploaded' }] } });
  expect(await rowOf(id)).toEqual(first);
  expect(api.outbox).toEqual([]);
});

test('another hospital finds nothing, and the doctor cannot hand in as staff', async () => {
  const { id, doctor } = await buildAsked();
  const other = await buildAsked();
  expect(await handIn(other.clerk.jwt, id)).toMatchObject({ status: 404 });
  expect(await handIn(doctor.jwt, id)).toMatchObject({ status: 403 });
  expect(await rowOf(id)).toMatchObject({ status: 'asked', fileKey: null });
});

test.each(['withdrawn', 'accepted'] as const)('nothing is handed in once the candidacy is %s', async (status) => {
  const { id, clerk, candidacy } = await buildAsked();
  await db.update(candidacies).set({ status }).where(eq(candidacies.id, candidacy.id));
  expect(await handIn(clerk.jwt, id)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  expect(await rowOf(id)).toMatchObject({ status: 'asked', fileKey: null });
});

test.each([
  ['a program that was renamed', 422, 'errors.onlyPdf', () => executable],
  ['an encrypted PDF', 422, 'errors.pdfEncrypted', () => buildEncryptedPdf()],
  ['6 MB', 413, 'errors.fileTooLarge', () => buildPdf({ bytes: 6 * 1024 * 1024 })],
] as const)('%s is refused as the doctor’s would be', async (_name, status, key, build) => {
  const { id, clerk } = await buildAsked();
  const body = blob(await build()).stream();
  expect(await handIn(clerk.jwt, id, { body })).toMatchObject({ status, body: { fields: { file: { key } } } });
  expect(await rowOf(id)).toMatchObject({ status: 'asked', fileKey: null });
});

describe('at the same moment', () => {
  test('the doctor and staff: the doctor’s file is the one that stays', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, clerk, doctor } = await buildAsked();
      const own = await buildPdf({ text: `doctor ${round}` });
      const [sent, handedIn] = await Promise.all([upload(doctor.jwt, id, { body: blob(own) }), handIn(clerk.jwt, id)]);
      expect(sent.status).toBe(200);
      expect([200, 409]).toContain(handedIn.status);
      expect(await rowOf(id)).toMatchObject({ fromStaff: false, handedInBy: null, sha256: sha256(own) });
    }
  });
});
