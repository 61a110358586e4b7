import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { emptyCv } from '@fonendo/domain/cv/cv';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { documents } from '../../../db/schema/documents.ts';
import { newFileKey } from '../../../integrations/files/file-store.port.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { sha256 } from '../../../testing/files/pdf-files.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import { addDocument } from '../../../testing/scenes/add-document.ts';
import { buildApplicant } from '../../../testing/scenes/candidacies.ts';
import { buildSelection } from '../../../testing/scenes/document-requests.ts';
import { pdf } from '../../../testing/scenes/documents.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';
import { findCurrentDocuments } from '../../documents/documents.public.ts';

const api = await openTestApi();
const { db, files, request, clock } = api;

/** A doctor with papers on disk who applied, and the hospital's recruiter. */
async function buildApplied() {
  const hospital = await buildHospital(db);
  const recruiter = await buildStaff(api, hospital.id, 'recruiter');
  const offer = await buildOffer(db, { hospitalId: hospital.id });
  const doctor = await buildApplicant(api);
  const [diploma] = (await findCurrentDocuments(db, doctor.userId)).filter(({ kind }) => kind === 'diploma');
  if (!diploma) throw new Error('no diploma');
  // The papers that come with an applicant are rows without files.
  const fileKey = newFileKey('documents');
  await db.update(documents).set({ fileKey, bytes: pdf.length }).where(eq(documents.id, diploma.id));
  await files.put(fileKey, pdf);
  const { body } = await request('POST', `/api/offers/${offer.id}/candidacies`, { token: doctor.jwt });
  const { id } = body as { id: string };
  const [row] = await db.select().from(candidacies).where(eq(candidacies.id, id));
  const snapshot = row?.snapshot as DoctorProfile;
  return { hospital, recruiter, doctor, id, snapshot, diploma };
}

const open = async (token: string, path: string) => {
  const answer = await api.api.request(`/api/selection/candidacies/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('a document of the snapshot is opened by everybody of the hospital, under a name that tells nothing', async () => {
  const { hospital, recruiter, id, diploma } = await buildApplied();
  const reader = await buildStaff(api, hospital.id, 'administrative');
  for (const { jwt } of [recruiter, reader]) {
    const answer = await open(jwt, `${id}/documents/${diploma.id}`);
    expect(answer.status).toBe(200);
    expect(sha256(answer.bytes)).toBe(sha256(pdf));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="diploma.pdf"');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('no other document of theirs, however well its id is known', async () => {
  const { recruiter, id, doctor, snapshot } = await buildApplied();
  const kept = await findCurrentDocuments(db, doctor.userId);
  const hidden = kept.filter((document) => !snapshot.documents.some((shown) => shown.id === document.id));
  expect(hidden.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['passport', 'criminalRecord']));
  for (const document of hidden) {
    expect(await open(recruiter.jwt, `${id}/documents/${document.id}`), document.kind).toMatchObject({ status: 404 });
  }
  await addDocument({ files }, db, {
    doctorId: doctor.userId,
    kind: 'additional',
    fileName: 'tarde.pdf',
    pdf,
    uploadedAt: clock.now(),
  });
  const late = (await findCurrentDocuments(db, doctor.userId)).find(({ fileName }) => fileName === 'tarde.pdf');
  expect(await open(recruiter.jwt, `${id}/documents/${late?.id}`)).toMatchObject({ status: 404 });
});

test('the CV is printed as it was, without ways round the product', async () => {
  const { recruiter, id, doctor, snapshot } = await buildApplied();
  const cv = { ...emptyCv, objective: 'Electrofisiología en un hospital público.' };
  await db
    .update(candidacies)
    .set({ snapshot: { ...snapshot, cv } })
    .where(eq(candidacies.id, id));
  const answer = await open(recruiter.jwt, `${id}/cv`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="CV-Valentina-Restrepo.pdf"');
  const text = (await readPdf(answer.bytes)).pages.join('\n');
  expect(text).toContain('Valentina Restrepo');
  expect(text).toContain(cv.objective);
  expect(text).not.toContain(doctor.email);
  expect(text).not.toContain('300');
});

test('another hospital, the doctor and nobody at all; administrators do', async () => {
  const { id, doctor, diploma } = await buildApplied();
  const rival = await buildStaff(api, (await buildHospital(db)).id, 'administrator');
  const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
  for (const path of [`${id}/documents/${diploma.id}`, `${id}/cv`]) {
    expect(await open(rival.jwt, path), path).toMatchObject({ status: 404 });
    expect(await open(doctor.jwt, path), path).toMatchObject({ status: 403 });
    expect(await open(admin.jwt, path), path).toMatchObject({ status: 200 });
    expect(await open('', path), path).toMatchObject({ status: 401 });
  }
});

test('nothing is there once the person has left, nor where nothing was handed in', async () => {
  const { recruiter, id, doctor, diploma } = await buildApplied();
  const left = await request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } });
  expect(left.status).toBe(204);
  expect(await open(recruiter.jwt, `${id}/documents/${diploma.id}`)).toMatchObject({ status: 404 });
  expect(await open(recruiter.jwt, `${id}/cv`)).toMatchObject({ status: 404 });
  const bare = await buildSelection(api);
  expect(await open(bare.recruiter.jwt, `${bare.candidacy.id}/cv`)).toMatchObject({ status: 404 });
});
