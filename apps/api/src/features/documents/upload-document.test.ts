import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createApi } from '../../api.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { documents } from '../../db/schema/documents.ts';
import { createClamdScanner } from '../../integrations/antivirus/clamd.virus-scanner.ts';
import { createWorkerPdfInspector } from '../../integrations/pdf-inspection/worker.pdf-inspector.ts';
import { openTestApi, testDependencies } from '../../testing/api.ts';
import { startFakeClamd } from '../../testing/fakes/clamd.ts';
import { activePdfs, buildEncryptedPdf, buildPdf, executable, sha256 } from '../../testing/files/pdf-files.ts';
import { blob, documentCalls, itemOf, pdf } from '../../testing/scenes/documents.ts';
import { openTestServer } from '../../testing/server.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi({ inspectPdf: createWorkerPdfInspector() });
const { db, files, request, clock } = api;
const { upload, list, rowsOf, filesOnDisk, buildDoctorSession } = documentCalls(api);
const maxBytes = 5_242_880;

describe('uploading', () => {
  test('a valid PDF is stored once, hashed, and waits for its review', async () => {
    const { user, jwt } = await buildDoctorSession();
    const answer = await upload(jwt, 'passport', { name: 'Pasaporte de Núñez.pdf' });
    expect(answer.status).toBe(201);
    expect(itemOf(answer.body, 'passport')).toMatchObject({
      current: [
        {
          fileName: 'Pasaporte de Núñez.pdf',
          bytes: pdf.length,
          version: 1,
          status: 'pending',
          uploadedAt: clock.now().toISOString(),
          can: { replace: true, remove: true },
        },
      ],
      earlier: [],
      can: { add: false },
    });
    expect(answer.body.required).toEqual({ total: 5, uploaded: 1, approved: 0, rejected: 0 });
    const [row] = await rowsOf(user.id);
    expect(row).toMatchObject({ sha256: sha256(pdf), bytes: pdf.length });
    expect(row?.fileKey).toMatch(/^documents\/[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, row?.id ?? ''));
    expect(entry).toMatchObject({ action: 'document.uploaded', actorId: user.id, impersonatorId: null });
    expect(JSON.stringify(entry)).not.toContain('Núñez');
  });

  test('counts what was uploaded whatever the verdict, which is counted beside it', async () => {
    const { user, jwt } = await buildDoctorSession();
    const counted = async () => (await list(jwt)).required;
    await upload(jwt, 'passport');
    await upload(jwt, 'diploma');
    expect(await counted()).toEqual({ total: 5, uploaded: 2, approved: 0, rejected: 0 });
    const verdict = (status: 'approved' | 'rejected', kind: 'passport' | 'diploma') =>
      db
        .update(documents)
        .set({ status, reason: status === 'rejected' ? 'No se lee.' : null })
        .where(and(eq(documents.doctorId, user.id), eq(documents.kind, kind)));
    await verdict('approved', 'passport');
    await verdict('rejected', 'diploma');
    expect(await counted()).toEqual({ total: 5, uploaded: 2, approved: 1, rejected: 1 });
    await upload(jwt, 'diploma');
    expect(await counted()).toEqual({ total: 5, uploaded: 2, approved: 1, rejected: 0 });
  });

  test.each([
    ['announced', true],
    ['unannounced', false],
  ])('5,242,880 bytes pass and one more does not, with %s length', async (_name, announced) => {
    const { user, jwt } = await buildDoctorSession();
    const before = await filesOnDisk();
    const tooLarge = await buildPdf({ bytes: maxBytes + 1 });
    const headers = (bytes: number): Record<string, string> => (announced ? { 'content-length': String(bytes) } : {});
    const refused = await upload(jwt, 'passport', {
      body: announced ? blob(tooLarge) : blob(tooLarge).stream(),
      headers: headers(maxBytes + 1),
    });
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'PayloadTooLarge', fields: { file: { key: 'errors.fileTooLarge' } } },
    });
    expect(await filesOnDisk()).toEqual(before);
    const largest = await buildPdf({ bytes: maxBytes });
    const kept = await upload(jwt, 'passport', {
      body: announced ? blob(largest) : blob(largest).stream(),
      headers: headers(maxBytes),
    });
    expect(kept.status).toBe(201);
    expect((await rowsOf(user.id))[0]).toMatchObject({ bytes: maxBytes, sha256: sha256(largest) });
  });

  const refusals: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['a program that was renamed', 'errors.onlyPdf', () => executable],
    ['nothing at all', 'errors.onlyPdf', () => Buffer.alloc(0)],
    ['a truncated PDF', 'errors.pdfDamaged', async () => (await buildPdf({ bytes: 100_000 })).subarray(0, 60_000)],
    ['an encrypted PDF', 'errors.pdfEncrypted', () => buildEncryptedPdf()],
    ...['JavaScript in an object stream', 'a Launch action', 'an embedded file'].map(
      (name): [string, string, () => Promise<Buffer>] => [
        name,
        'errors.pdfActiveContent',
        () => activePdfs[name]?.() ?? Promise.reject(new Error(name)),
      ],
    ),
  ];

  test.each(refusals)('%s is refused: %s', async (_name, key, build) => {
    const { user, jwt } = await buildDoctorSession();
    const before = await filesOnDisk();
    const answer = await upload(jwt, 'diploma', { body: blob(await build()) });
    expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationFailed', fields: { file: { key } } } });
    expect(await filesOnDisk()).toEqual(before);
    expect(await rowsOf(user.id)).toEqual([]);
  });

  test('another type or no body at all is no PDF', async () => {
    const { jwt } = await buildDoctorSession();
    const expected = { status: 422, body: { fields: { file: { key: 'errors.onlyPdf' } } } };
    expect(await upload(jwt, 'passport', { headers: { 'content-type': 'image/png' } })).toMatchObject(expected);
    const headers = { 'content-type': 'application/pdf' };
    expect(await request('POST', '/api/documents/passport', { token: jwt, headers })).toMatchObject(expected);
  });

  test('an unknown kind is refused', async () => {
    const { jwt } = await buildDoctorSession();
    expect(await upload(jwt, 'selfie')).toMatchObject({
      status: 422,
      body: { fields: { kind: { key: 'errors.oneOf' } } },
    });
  });

  test('what its sender gives up leaves nothing', async () => {
    const { user, jwt } = await buildDoctorSession();
    const { port } = await openTestServer(api.api.fetch);
    const before = await filesOnDisk();
    const sending = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/documents/passport',
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/pdf', 'content-length': 1_000_000 },
    });
    sending.on('error', () => undefined);
    sending.write(Buffer.concat([pdf, Buffer.alloc(200_000)]));
    await vi.waitUntil(async () => (await filesOnDisk()).length > before.length, { timeout: 10_000 });
    sending.destroy();
    await vi.waitUntil(async () => (await filesOnDisk()).length === before.length, { timeout: 10_000 });
    expect(await rowsOf(user.id)).toEqual([]);
  });

  test('a failing store or database leaves nothing either', async () => {
    const { user, jwt } = await buildDoctorSession();
    const before = await filesOnDisk();
    const full = { ...files, put: () => Promise.reject(new Error('no space left')) };
    const uploadFolder = join(files.folder, 'uploads');
    const withFullDisk = createApi({ ...testDependencies(api, clock), files: full, uploadFolder });
    expect((await upload(jwt, 'passport', { to: withFullDisk })).status).toBe(500);
    // The doctor is deleted while the file travels: the transaction refuses what the store has already taken.
    const { jwt: stranger } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
    expect(await upload(stranger, 'passport')).toMatchObject({ status: 404 });
    expect(await filesOnDisk()).toEqual(before);
    expect(await rowsOf(user.id)).toEqual([]);
  });

  test('two of the same kind at once leave one current', async () => {
    const { user, jwt } = await buildDoctorSession();
    const answers = await Promise.all([
      upload(jwt, 'pensum'),
      upload(jwt, 'pensum', { body: blob(await buildPdf({ text: 'two' })) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await rowsOf(user.id);
    expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 2]);
    expect(rows.filter(({ supersededAt }) => supersededAt === null)).toMatchObject([{ version: 2 }]);
  });

  test('a new version keeps the earlier ones, and their files', async () => {
    const { jwt } = await buildDoctorSession();
    await upload(jwt, 'diploma', { name: 'uno.pdf' });
    clock.advance(60_000);
    const { body } = await upload(jwt, 'diploma', { name: 'dos.pdf' });
    const diploma = itemOf(body, 'diploma');
    expect(diploma?.current).toMatchObject([{ fileName: 'dos.pdf', version: 2 }]);
    expect(diploma?.earlier).toMatchObject([
      { fileName: 'uno.pdf', version: 1, can: { replace: false, remove: false } },
    ]);
    const earlier = await request('GET', `/api/documents/${diploma?.earlier[0]?.id}/file`, { token: jwt });
    expect(earlier.status).toBe(200);
  });

  test.each(['passport', 'additional'] as const)(
    '%s sent again, because the answer was lost, is stored once',
    async (kind) => {
      const { user, jwt } = await buildDoctorSession();
      const headers = { 'x-upload-key': randomUUID() };
      expect((await upload(jwt, kind, { headers })).status).toBe(201);
      const before = await filesOnDisk();
      const again = await upload(jwt, kind, { headers });
      expect(again.status).toBe(201);
      expect(itemOf(again.body, kind)).toMatchObject({ current: [{ version: 1 }], earlier: [] });
      expect(await rowsOf(user.id)).toHaveLength(1);
      expect(await filesOnDisk()).toEqual(before);
      // Another person's key is of no interest, and the same file chosen anew is a new version.
      expect((await upload((await buildDoctorSession()).jwt, kind, { headers })).status).toBe(201);
      expect((await upload(jwt, kind, { headers: { 'x-upload-key': randomUUID() } })).status).toBe(201);
      expect(await rowsOf(user.id)).toHaveLength(2);
    },
  );

  test('what replaces an additional document, sent again, is found in its place', async () => {
    const { user, jwt } = await buildDoctorSession();
    await upload(jwt, 'additional');
    const path = `additional?replaces=${(await rowsOf(user.id))[0]?.id}`;
    const headers = { 'x-upload-key': randomUUID() };
    expect((await upload(jwt, path, { headers })).status).toBe(201);
    expect((await upload(jwt, path, { headers })).status).toBe(201);
    expect(await rowsOf(user.id)).toHaveLength(2);
  });

  test('additional documents add up to twenty, and each can be replaced', async () => {
    const { user, jwt } = await buildDoctorSession();
    for (let serial = 1; serial < 20; serial += 1) {
      await db.insert(documents).values({
        id: crypto.randomUUID(),
        doctorId: user.id,
        kind: 'additional',
        version: 1,
        fileKey: `documents/00/${crypto.randomUUID()}`,
        fileName: `curso-${serial}.pdf`,
        bytes: 1,
        sha256: '',
        uploadedAt: clock.now(),
      });
    }
    const last = await upload(jwt, 'additional', { name: 'curso-20.pdf' });
    expect(itemOf(last.body, 'additional')).toMatchObject({ can: { add: false } });
    expect(itemOf(last.body, 'additional')?.current).toHaveLength(20);
    expect(await upload(jwt, 'additional')).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.tooManyFiles', params: { max: 20 } } } },
    });
    const replaced = itemOf(last.body, 'additional')?.current.find(({ fileName }) => fileName === 'curso-20.pdf')?.id;
    const answer = await upload(jwt, `additional?replaces=${replaced}`, { name: 'curso-20-bis.pdf' });
    expect(itemOf(answer.body, 'additional')?.current).toHaveLength(20);
    expect(itemOf(answer.body, 'additional')?.earlier).toMatchObject([{ fileName: 'curso-20.pdf' }]);
    const foreign = await buildDoctorSession();
    expect(await upload(foreign.jwt, `additional?replaces=${replaced}`)).toMatchObject({ status: 404 });
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ana\\título.PDF', 'título.pdf'],
    ['a\u0000b\u202Efdp.exe', 'abfdp.exe.pdf'],
    ['%', '%.pdf'],
    ['  ', 'documento.pdf'],
  ])('the name %j is kept as %j', async (name, kept) => {
    const { jwt } = await buildDoctorSession();
    const { body } = await upload(jwt, 'passport', { name });
    expect(itemOf(body, 'passport')?.current[0]?.fileName).toBe(kept);
  });
});

describe('the antivirus', () => {
  const withScanner = (url: string) =>
    createApi({
      ...testDependencies(api, clock),
      files,
      uploadFolder: join(files.folder, 'uploads'),
      scanForViruses: createClamdScanner(url),
    });

  test('lets a clean file pass', async () => {
    const { jwt } = await buildDoctorSession();
    const { url, received } = await startFakeClamd();
    expect((await upload(jwt, 'passport', { to: withScanner(url) })).status).toBe(201);
    expect(received()[0]?.equals(pdf)).toBe(true);
  });

  test('keeps an infected one out', async () => {
    const { user, jwt } = await buildDoctorSession();
    const before = await filesOnDisk();
    const { url } = await startFakeClamd('stream: Eicar-Signature FOUND');
    expect(await upload(jwt, 'passport', { to: withScanner(url) })).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.fileInfected' } } },
    });
    expect(await filesOnDisk()).toEqual(before);
    expect(await rowsOf(user.id)).toEqual([]);
  });

  test('that is away means that nothing is stored', async () => {
    const { user, jwt } = await buildDoctorSession();
    const before = await filesOnDisk();
    expect(await upload(jwt, 'passport', { to: withScanner('tcp://127.0.0.1:1') })).toMatchObject({
      status: 503,
      body: {
        code: 'AntivirusUnavailable',
        message: expect.stringContaining('no lo hemos guardado'),
      },
    });
    expect(await filesOnDisk()).toEqual(before);
    expect(await rowsOf(user.id)).toEqual([]);
  });
});
