import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { documentRequests } from '../../db/schema/selection.ts';
import { createClamdScanner } from '../../integrations/antivirus/clamd.virus-scanner.ts';
import { openTestApi, testDependencies } from '../../testing/api.ts';
import { startFakeClamd } from '../../testing/fakes/clamd.ts';
import { activePdfs, buildEncryptedPdf, buildPdf, executable, sha256 } from '../../testing/files/pdf-files.ts';
import { createTestLog } from '../../testing/log.ts';
import { buildSelection, requestCalls } from '../../testing/scenes/document-requests.ts';
import { blob, pdf } from '../../testing/scenes/documents.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { testPassword } from '../../testing/sign-in.ts';
import { candidacyStep } from '../candidacies/candidacies.public.ts';
import { sweepOrphanFiles } from '../documents/sweep-orphan-files.ts';

const api = await openTestApi();
const { db, files, request, clock } = api;
const { log } = createTestLog();
const { askOne, upload, judge, rowOf, rowsOf } = requestCalls(api);

/** Files, not the folders they lie in. */
const stored = async () =>
  (await readdir(join(files.folder, 'document-requests'), { recursive: true }).catch(() => [])).filter((path) =>
    path.includes('/'),
  );
const isStored = async (key: string | null) => (await stored()).some((path) => key === `document-requests/${path}`);

async function buildAsked() {
  const selection = await buildSelection(api);
  return { ...selection, id: await askOne(selection.recruiter.jwt, selection.candidacy.id) };
}

describe('uploading', () => {
  test('a PDF is stored once, hashed, and opened by both sides as it came', async () => {
    const { id, doctor, recruiter, hospital } = await buildAsked();
    expect((await upload(doctor.jwt, id, { name: 'Título de Núñez.pdf' })).body.items).toMatchObject([
      { file: { name: 'Título de Núñez.pdf', bytes: pdf.length, uploadedAt: clock.now().toISOString() } },
    ]);
    expect(await rowOf(id)).toMatchObject({ sha256: sha256(pdf), bytes: pdf.length });
    const reader = await buildStaff(api, hospital.id, 'administrative');
    for (const { jwt } of [doctor, recruiter, reader]) {
      const answer = await api.api.request(`/api/document-requests/${id}/file`, {
        headers: { authorization: `Bearer ${jwt}` },
      });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="diploma.pdf"');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(pdf));
    }
  });

  test('a second file takes the place of the first until one is accepted, and tells nobody twice', async () => {
    const { id, doctor, recruiter } = await buildAsked();
    await upload(doctor.jwt, id);
    const { fileKey: first } = await rowOf(id);
    api.outbox.length = 0;
    clock.advance(1000);
    expect((await upload(doctor.jwt, id, { body: blob(await buildPdf({ text: 'dos' })) })).status).toBe(200);
    const { fileKey: second } = await rowOf(id);
    expect(await isStored(first)).toBe(false);
    expect(await isStored(second)).toBe(true);
    expect(api.outbox).toEqual([]);
    await judge(recruiter.jwt, id, 'accept');
    expect(await upload(doctor.jwt, id)).toMatchObject({ status: 409 });
    expect((await rowOf(id)).fileKey).toBe(second);
  });

  test('the same file again, because the answer was lost, changes nothing', async () => {
    const { id, doctor } = await buildAsked();
    await upload(doctor.jwt, id);
    const first = await rowOf(id);
    const before = await stored();
    clock.advance(1000);
    expect(await upload(doctor.jwt, id)).toMatchObject({ status: 200, body: { items: [{ status: 'uploaded' }] } });
    expect(await rowOf(id)).toEqual(first);
    expect(await stored()).toEqual(before);
  });

  test('the profile stays locked, and the answer passes', async () => {
    const { id, doctor } = await buildAsked();
    const locked = await api.api.request('/api/documents/diploma', {
      method: 'POST',
      headers: { authorization: `Bearer ${doctor.jwt}`, 'content-type': 'application/pdf' },
      body: blob(pdf),
    });
    expect(locked.status).toBe(409);
    expect((await upload(doctor.jwt, id)).status).toBe(200);
  });

  const refusals: [string, number, string, () => Promise<Buffer> | Buffer][] = [
    ['a program that was renamed', 422, 'errors.onlyPdf', () => executable],
    ['nothing at all', 422, 'errors.onlyPdf', () => Buffer.alloc(0)],
    ['a damaged PDF', 422, 'errors.pdfDamaged', async () => (await buildPdf({ bytes: 100_000 })).subarray(0, 60_000)],
    ['an encrypted PDF', 422, 'errors.pdfEncrypted', () => buildEncryptedPdf()],
    [
      'a PDF with a program in it',
      422,
      'errors.pdfActiveContent',
      () => activePdfs['a Launch action']?.() ?? Promise.reject(new Error('no such PDF')),
    ],
    ['6 MB', 413, 'errors.fileTooLarge', () => buildPdf({ bytes: 6 * 1024 * 1024 })],
  ];

  test.each(refusals)('%s is refused with %s %s and leaves nothing', async (_name, status, key, build) => {
    const { id, doctor } = await buildAsked();
    const before = await stored();
    const body = blob(await build()).stream();
    expect(await upload(doctor.jwt, id, { body })).toMatchObject({ status, body: { fields: { file: { key } } } });
    expect(await stored()).toEqual(before);
    expect(await rowOf(id)).toMatchObject({ status: 'asked', fileKey: null });
  });

  test('a length that is announced, or another type, is refused before a byte is read', async () => {
    const { id, doctor } = await buildAsked();
    const headers = { 'content-length': String(5_242_881) };
    expect(await upload(doctor.jwt, id, { headers })).toMatchObject({ status: 413 });
    expect(await upload(doctor.jwt, id, { headers: { 'content-type': 'image/png' } })).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.onlyPdf' } } },
    });
  });

  test('where there is an antivirus it is asked; where it is away nothing is kept', async () => {
    const { id, doctor } = await buildAsked();
    const clamd = await startFakeClamd('stream: Eicar-Signature FOUND');
    const guarded = (url: string) =>
      requestCalls({
        ...api,
        api: createApi({
          ...testDependencies(api, clock),
          ...{ files, uploadFolder: join(files.folder, 'uploads') },
          scanForViruses: createClamdScanner(url),
        }),
      });
    expect(await guarded(clamd.url).upload(doctor.jwt, id)).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.fileInfected' } } },
    });
    expect(await guarded('tcp://127.0.0.1:1').upload(doctor.jwt, id)).toMatchObject({
      status: 503,
      body: { code: 'AntivirusUnavailable' },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'asked', fileKey: null });
  });
});

describe('at the same moment', () => {
  test('an upload and a cancellation: one of them wins, and no file is left over', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, doctor, recruiter } = await buildAsked();
      const before = (await stored()).length;
      const [sent, cancelled] = await Promise.all([upload(doctor.jwt, id), judge(recruiter.jwt, id, 'cancel')]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(sent.status);
      const row = await rowOf(id);
      expect(row.status).toBe('cancelled');
      expect(row.fileKey !== null).toBe(sent.status === 200);
      if (sent.status === 409) expect((await stored()).length).toBe(before);
    }
  });

  test('acceptance and a new file: nobody accepts what they have not seen', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, doctor, recruiter } = await buildAsked();
      await upload(doctor.jwt, id);
      const seen = await rowOf(id);
      clock.advance(1000);
      const [accepted, sent] = await Promise.all([
        judge(recruiter.jwt, id, 'accept', seen.uploadedAt?.toISOString()),
        upload(doctor.jwt, id, { body: blob(await buildPdf({ text: `r${round}` })) }),
      ]);
      const row = await rowOf(id);
      expect([accepted.status, sent.status].toSorted()).toEqual([200, 409]);
      expect(row.status).toBe(accepted.status === 200 ? 'accepted' : 'uploaded');
      expect(row.sha256 === seen.sha256).toBe(accepted.status === 200);
      if (accepted.status === 409) expect(accepted.body).toMatchObject({ code: 'Conflict' });
      expect(await isStored(row.fileKey)).toBe(true);
    }
  });

  test('two clicks on accept: one wins, the other hears that it is done', async () => {
    const { id, doctor, recruiter } = await buildAsked();
    await upload(doctor.jwt, id);
    const answers = await Promise.all([judge(recruiter.jwt, id, 'accept'), judge(recruiter.jwt, id, 'accept')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('leaving', () => {
  const leave = (token: string) => request('DELETE', '/api/account', { token, body: { password: testPassword } });

  test('what was asked of somebody goes with their account, files included', async () => {
    const { id, doctor, recruiter, candidacy } = await buildAsked();
    await upload(doctor.jwt, id);
    const { fileKey } = await rowOf(id);
    const staying = await buildAsked();
    await upload(staying.doctor.jwt, staying.id);
    expect(await leave(doctor.jwt)).toMatchObject({ status: 204 });
    expect(await rowsOf(candidacy.id)).toEqual([]);
    expect(await isStored(fileKey)).toBe(false);
    expect(await isStored((await rowOf(staying.id)).fileKey)).toBe(true);
    const gone = await request('GET', `/api/document-requests/${id}/file`, { token: recruiter.jwt });
    expect(gone.status).toBe(404);
  });

  test('who leaves while uploading leaves no file behind', async () => {
    const { id, doctor } = await buildAsked();
    const before = (await stored()).length;
    const [left] = await Promise.all([leave(doctor.jwt), upload(doctor.jwt, id)]);
    expect(left.status).toBe(204);
    expect(await db.select().from(documentRequests).where(eq(documentRequests.doctorId, doctor.userId))).toEqual([]);
    expect(await stored()).toHaveLength(before);
  });

  test('the export has what was asked for and what was handed in', async () => {
    const { id, doctor } = await buildAsked();
    await upload(doctor.jwt, id);
    const answer = await api.api.request('/api/account/export', { headers: { authorization: `Bearer ${doctor.jwt}` } });
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const told = JSON.parse(strFromU8(zip['fonendo.json'] ?? new Uint8Array())) as { documentRequests: object[] };
    expect(told.documentRequests).toMatchObject([{ kind: 'diploma', status: 'uploaded', file: `requests/${id}.pdf` }]);
    expect(sha256(Buffer.from(zip[`requests/${id}.pdf`] ?? []))).toBe(sha256(pdf));
  });

  test('when a candidacy is forgotten its files go or are swept, and no others', async () => {
    const { id, doctor, candidacy } = await buildAsked();
    await upload(doctor.jwt, id);
    const { fileKey } = await rowOf(id);
    const staying = await buildAsked();
    await upload(staying.doctor.jwt, staying.id);
    await db.update(candidacies).set({ status: 'withdrawn' }).where(eq(candidacies.id, candidacy.id));
    // The store is away that night: the files are left for the sweep.
    const away = { ...files, delete: () => Promise.reject(new Error('the store is away')) };
    await candidacyStep(db, away, new Date('2100-01-01'), '').run(100);
    // The sweep looks at the age that the disk tells, not at the clock of the test.
    const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await sweepOrphanFiles({ db, files, now: inTwoDays, uploadFolder: join(files.folder, 'uploads'), log });
    expect(await isStored(fileKey)).toBe(false);
    expect(await isStored((await rowOf(staying.id)).fileKey)).toBe(true);
  });
});
