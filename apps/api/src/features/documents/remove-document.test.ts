import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { documents } from '../../db/schema/documents.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildCandidacy } from '../../testing/factories/hospital-factories.ts';
import { documentCalls, itemOf } from '../../testing/scenes/documents.ts';

const api = await openTestApi();
const { db } = api;
const { upload, list, remove, rowsOf, idOf, filesOnDisk, buildDoctorSession } = documentCalls(api);

describe('removing', () => {
  test('takes the row and the file away, and brings the version before back', async () => {
    const { user, jwt } = await buildDoctorSession();
    await upload(jwt, 'passport', { name: 'uno.pdf' });
    await upload(jwt, 'passport', { name: 'dos.pdf' });
    const before = await filesOnDisk();
    const answer = await remove(jwt, await idOf(jwt));
    expect(answer.status).toBe(200);
    expect(itemOf(answer.body as DoctorDocuments, 'passport')).toMatchObject({
      current: [{ fileName: 'uno.pdf' }],
      earlier: [],
    });
    expect(await filesOnDisk()).toHaveLength(before.length - 1);
    await remove(jwt, await idOf(jwt));
    expect(await rowsOf(user.id)).toEqual([]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
    expect(entries.filter(({ action }) => action === 'document.removed')).toHaveLength(2);
  });

  test('is refused for what was approved, and for what has a successor', async () => {
    const { user, jwt } = await buildDoctorSession();
    await upload(jwt, 'passport');
    await db.update(documents).set({ status: 'approved' }).where(eq(documents.doctorId, user.id));
    const approved = await idOf(jwt);
    const refusal = { code: 'DocumentNotRemovable', message: 'No se ha podido eliminar el documento.' };
    expect(await remove(jwt, approved)).toMatchObject({ status: 409, body: refusal });
    await upload(jwt, 'passport');
    expect(await remove(jwt, approved)).toMatchObject({ status: 409, body: refusal });
    expect((await remove(jwt, await idOf(jwt))).status).toBe(200);
    // The approved one counts again.
    expect(itemOf(await list(jwt), 'passport')?.current).toMatchObject([{ id: approved, status: 'approved' }]);
  });

  test('somebody else’s does not exist', async () => {
    const { jwt } = await buildDoctorSession();
    await upload(jwt, 'passport');
    const other = await buildDoctorSession();
    expect(await remove(other.jwt, await idOf(jwt))).toMatchObject({ status: 404 });
  });
});

describe('while an application is open', () => {
  test('everything stays as it was, but what was rejected can be replaced', async () => {
    const { user, jwt } = await buildDoctorSession();
    await upload(jwt, 'passport');
    await upload(jwt, 'diploma');
    const reason = 'La apostilla no se lee.';
    await db.update(documents).set({ status: 'rejected', reason }).where(eq(documents.kind, 'diploma'));
    await buildCandidacy(db, { doctorId: user.id, status: 'applied' });

    const checklist = await list(jwt);
    expect(checklist.locked).toBe(true);
    expect(itemOf(checklist, 'passport')?.current[0]?.can).toEqual({ replace: false, remove: false });
    expect(itemOf(checklist, 'diploma')?.current[0]).toMatchObject({ reason, can: { replace: true, remove: false } });
    expect(itemOf(checklist, 'pensum')?.can).toEqual({ add: false });

    const before = await filesOnDisk();
    for (const kind of ['passport', 'pensum', 'additional']) {
      expect(await upload(jwt, kind)).toMatchObject({ status: 409, body: { code: 'ProfileLocked' } });
    }
    expect(await remove(jwt, await idOf(jwt))).toMatchObject({ status: 409, body: { code: 'DocumentNotRemovable' } });
    expect(await filesOnDisk()).toEqual(before);
    const replaced = await upload(jwt, 'diploma');
    expect(replaced.status).toBe(201);
    expect(itemOf(replaced.body, 'diploma')).toMatchObject({
      current: [{ status: 'pending', version: 2 }],
      earlier: [{ status: 'rejected', reason }],
    });
  });
});
