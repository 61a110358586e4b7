import { petitionSchema } from '@fonendo/contract/petitions/petitions.schema';
import { defaultPaperWeights } from '@fonendo/domain/documents/paper-weights';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { doctorPrivateData } from '../../../db/schema/doctors.ts';
import { documents } from '../../../db/schema/documents.ts';
import { settings } from '../../../db/schema/settings.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildPapers, buildPetition } from '../../../testing/factories/petition-factories.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock, files } = api;

type Scene = {
  nationality?: string;
  status?: Parameters<typeof buildPetition>[1]['status'];
  privateData?: Partial<typeof doctorPrivateData.$inferInsert>;
};

async function scene({ nationality = 'CO', status = null, privateData = {} }: Scene = {}) {
  const { user, jwt } = await buildSignedIn(api, {
    policyGroups: ['notCertifiedDoctor'],
    firstname: 'Valentina',
    lastname: 'Restrepo Gómez',
    phone: '+573001112233',
  });
  await buildDoctor(db, { userId: user.id, privateData: { nationality, ...privateData } });
  await buildPapers(db, user.id);
  const petition = await buildPetition(db, { doctorId: user.id, status });
  return { user, token: jwt, id: petition.id, path: `/api/petitions/${petition.id}` };
}

const admin = await buildSignedIn(api, { policyGroups: ['admin'] });

const read = async (token: string, path: string) => {
  const answer = await request('GET', path, { token });
  expect(answer.status).toBe(200);
  return petitionSchema.parse(answer.body);
};

const itemOf = ({ documents: { items } }: Awaited<ReturnType<typeof read>>, wanted: string) =>
  items.find(({ kind }) => kind === wanted);

const weigh = async (weights: Partial<typeof defaultPaperWeights>) => {
  const stored = await request('GET', '/api/settings/paper-weights', { token: admin.jwt });
  const read = stored.body as typeof defaultPaperWeights;
  return request('PUT', '/api/settings/paper-weights', { token: admin.jwt, body: { ...read, ...weights, read } });
};

beforeEach(async () => {
  await db.delete(settings).where(eq(settings.key, 'paperWeights'));
});

describe('the checklist', () => {
  test('asks for what goes with a petition and warns of it, without holding it up', async () => {
    const { token, path } = await scene();
    const petition = await read(token, path);
    expect(petition.checklist).toMatchObject({
      languageProof: null,
      representative: null,
      declarationSignedAt: null,
      warnings: ['declaration', 'feeReceipt'],
      can: { answer: true, sign: true },
    });
    expect(itemOf(petition, 'languageProof')).toBeUndefined();
    expect(itemOf(petition, 'representation')).toMatchObject({ necessity: 'optional', can: { add: false } });
    expect(await request('POST', `${path}/send`, { token })).toMatchObject({ status: 200 });
  });

  test('of somebody who does not speak Spanish by nationality asks for a proof', async () => {
    const { token, path } = await scene({ nationality: 'BR' });
    const petition = await read(token, path);
    expect(itemOf(petition, 'languageProof')).toMatchObject({ necessity: 'required', reason: { key: 'spanishB2' } });
    expect(petition.missing).toContainEqual({
      key: 'documentMissing',
      document: 'languageProof',
      target: 'documents',
    });
    expect(await request('POST', `${path}/send`, { token })).toMatchObject({ body: { code: 'PetitionIncomplete' } });
  });

  test('has the data of form 790-107 ready until it is filed', async () => {
    const { token, path } = await scene();
    const { checklist } = await read(token, path);
    expect(checklist.feeForm).toContainEqual({ field: 'name', value: 'Restrepo Gómez, Valentina' });
    expect(checklist.feeForm).toContainEqual({ field: 'amount', value: '166,50' });
    const sent = await scene({ status: 'Sended' });
    expect((await read(sent.token, sent.path)).checklist).toMatchObject({
      feeForm: [],
      can: { answer: false, sign: false },
    });
  });

  test('lists nothing of it before there is a petition, nor once it has ended', async () => {
    const ended = await scene({ status: 'Refused' });
    expect((await read(ended.token, ended.path)).checklist.warnings).toEqual([]);
    const answer = await request('GET', '/api/documents', { token: ended.token });
    const kinds = (answer.body as { items: { kind: string }[] }).items.map(({ kind }) => kind);
    expect(kinds).not.toContain('declaration');
    expect(kinds).not.toContain('feeReceipt');
  });
});

describe('the setting', () => {
  test('makes a paper hold the petition up, and lets another pass', async () => {
    const { token, path } = await scene({ nationality: 'BR' });
    expect(await weigh({ feeReceipt: 'blocks', languageProof: 'warns' })).toMatchObject({ status: 200 });
    const petition = await read(token, path);
    expect(itemOf(petition, 'feeReceipt')).toMatchObject({ necessity: 'required' });
    expect(petition.checklist.warnings).toEqual(['languageProof', 'declaration']);
    expect(petition.missing.map((item) => 'document' in item && item.document)).toEqual(['feeReceipt']);
    await db.delete(documents).where(and(eq(documents.doctorId, petition.doctor.id), eq(documents.kind, 'pensum')));
    // Identity, degree and transcript are not for anybody to waive.
    expect((await read(token, path)).missing.map((item) => 'document' in item && item.document)).toEqual([
      ...['pensum', 'feeReceipt'],
    ]);
  });

  test('a required paper has to be approved before an administrator moves the petition', async () => {
    const { path } = await scene({ status: 'Pending' });
    await weigh({ declaration: 'blocks' });
    expect(await request('POST', `${path}/validate`, { token: admin.jwt })).toMatchObject({
      body: { code: 'DocumentsNotApproved' },
    });
    await weigh({ declaration: 'warns' });
    expect(await request('POST', `${path}/validate`, { token: admin.jwt })).toMatchObject({ status: 200 });
  });

  test('shows the same in the administrators’ queue', async () => {
    const { token, id } = await scene({ status: 'Pending' });
    await weigh({ feeReceipt: 'blocks' });
    const { body } = await request('GET', '/api/petitions', { token });
    const rows = (body as { items: { id: string; documents: { kind: string; status: string }[] }[] }).items;
    expect(rows.find((row) => row.id === id)?.documents).toContainEqual({ kind: 'feeReceipt', status: 'missing' });
  });

  test('is audited, and not overwritten by somebody who read it earlier', async () => {
    const read = { ...defaultPaperWeights };
    await weigh({ declaration: 'blocks' });
    const put = (wanted: object) =>
      request('PUT', '/api/settings/paper-weights', { token: admin.jwt, body: { ...read, ...wanted, read } });
    // Another paper than the colleague changed: both changes are kept.
    expect(await put({ feeReceipt: 'blocks' })).toMatchObject({
      status: 200,
      body: { declaration: 'blocks', feeReceipt: 'blocks' },
    });
    const [last] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'settings.paperWeightsChanged'))
      .orderBy(desc(auditEntries.id));
    expect(last).toMatchObject({
      actorId: admin.user.id,
      before: { paperWeights: { feeReceipt: 'warns' } },
      after: { paperWeights: { feeReceipt: 'blocks' } },
    });
  });

  test('is the administrators’', async () => {
    const { token } = await scene();
    for (const method of ['GET', 'PUT'] as const) {
      expect(await request(method, '/api/settings/paper-weights', { token })).toMatchObject({ status: 403 });
    }
  });
});

describe('the doctor’s answers', () => {
  test('say which proof of Spanish it is and who files the petition', async () => {
    const { token, path, user } = await scene({ nationality: 'BR' });
    const representative = { name: 'Gestoría Ribera, S. L.', documentNumber: 'b-6471 7838' };
    expect(await request('PATCH', `${path}/checklist`, { token, body: { languageProof: 'dele' } })).toMatchObject({
      status: 200,
      body: { checklist: { languageProof: 'dele', representative: null } },
    });
    const named = await request('PATCH', `${path}/checklist`, { token, body: { representative } });
    const petition = petitionSchema.parse(named.body);
    // What was answered before stays.
    expect(petition.checklist).toMatchObject({
      languageProof: 'dele',
      representative: { name: 'Gestoría Ribera, S. L.', documentNumber: 'B64717838' },
      warnings: ['declaration', 'feeReceipt', 'representation'],
    });
    const seen = await read(admin.jwt, path);
    expect(seen.checklist).toMatchObject({ languageProof: 'dele', can: { answer: false, sign: false } });
    const none = await request('PATCH', `${path}/checklist`, { token, body: { representative: null } });
    expect(petitionSchema.parse(none.body).checklist.representative).toBeNull();
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'petition.checklistAnswered'), eq(auditEntries.actorId, user.id)));
    expect(entries).toHaveLength(3);
    // Whoever represents is somebody else: the audit outlives the petition.
    expect(JSON.stringify(entries)).not.toContain('Ribera');
  });

  test.each([
    [{ representative: { name: ' ', documentNumber: 'X' } }, 'representative.name'],
    [{ representative: { name: 'Ana', documentNumber: ' - ' } }, 'representative.documentNumber'],
    [{ languageProof: 'duolingo' }, 'languageProof'],
  ])('are refused at their field: %j', async (body, field) => {
    const { token, path } = await scene();
    const answer = await request('PATCH', `${path}/checklist`, { token, body });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.anything() } } });
  });

  test('can change until the papers are filed, and only by the doctor', async () => {
    for (const [status, expected] of [
      ['Pending', 200],
      ['Review', 200],
      ['Sended', 409],
    ] as const) {
      const { token, path } = await scene({ status });
      const body = { languageProof: 'officialSchool' };
      expect(await request('PATCH', `${path}/checklist`, { token, body })).toMatchObject({ status: expected });
    }
    const { path } = await scene();
    const other = await scene();
    const body = { languageProof: 'dele' };
    expect(await request('PATCH', `${path}/checklist`, { token: other.token, body })).toMatchObject({ status: 404 });
    expect(await request('PATCH', `${path}/checklist`, { token: admin.jwt, body })).toMatchObject({ status: 403 });
  });
});

describe('the declaration', () => {
  const offered = async (token: string, path: string) => {
    const answer = await request('GET', `${path}/declaration`, { token });
    expect(answer.status).toBe(200);
    return answer.body as { fullName: string; missing: string[]; offered: { sha256: string } | null };
  };
  const sign = (token: string, path: string, body: object) => request('POST', `${path}/declaration`, { token, body });
  const signature = (sha256 = '0'.repeat(64)) => ({ sha256, signedName: 'valentina restrepo gomez', accepted: true });
  const current = (doctorId: string) =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, 'declaration'), isNull(documents.supersededAt)));
  const textOf = async (fileKey: string) => {
    const { pages } = await readPdf(new Uint8Array(await new Response(await readAll(fileKey)).arrayBuffer()));
    return pages.join(' ').replaceAll(/\s+/g, ' ');
  };
  const readAll = async (fileKey: string) => {
    const chunks = await Array.fromAsync(await files.openRead(fileKey));
    return Buffer.concat(chunks as Buffer[]);
  };

  test('is drawn from the doctor’s data, signed, and becomes the petition’s document', async () => {
    const { token, path, user } = await scene();
    const { fullName, offered: text } = await offered(token, path);
    expect(fullName).toBe('Valentina Restrepo Gómez');
    const pdf = await api.api.request(`${path}/declaration/pdf`, { headers: { authorization: `Bearer ${token}` } });
    const drawn = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).pages.join(' ');
    expect(drawn.replaceAll(/\s+/g, ' ')).toContain('Que tiene en su poder los originales');
    const answer = await sign(token, path, signature(text?.sha256));
    const petition = petitionSchema.parse(answer.body);
    expect(petition.checklist).toMatchObject({
      declarationSignedAt: clock.now().toISOString(),
      warnings: ['feeReceipt'],
    });
    const [row] = await current(user.id);
    expect(row).toMatchObject({ kind: 'declaration', version: 1, status: 'pending' });
    const words = await textOf(row?.fileKey ?? '');
    expect(words).toContain('Valentina Restrepo Gómez');
    expect(words).toContain('valentina restrepo gomez');
    expect(words.replaceAll(' ', '')).toContain(text?.sha256);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, petition.id));
    expect(entry).toMatchObject({
      action: 'petition.declarationSigned',
      after: { version: 1, sha256: row?.sha256 },
    });
  });

  test('signed five times at once is one document', async () => {
    const { token, path, user } = await scene();
    const { offered: text } = await offered(token, path);
    const before = (await Array.fromAsync(files.list('documents'))).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(token, path, signature(text?.sha256))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await current(user.id)).toMatchObject([{ version: 1 }]);
    expect((await Array.fromAsync(files.list('documents'))).length - before).toBe(1);
  });

  test('is signed anew after a rejection, and then the team is told of a replacement', async () => {
    const { token, path, user } = await scene({ status: 'Pending' });
    const { offered: text } = await offered(token, path);
    await sign(token, path, signature(text?.sha256));
    await db
      .update(documents)
      .set({ status: 'rejected', reason: 'Otro nombre' })
      .where(and(eq(documents.doctorId, user.id), eq(documents.kind, 'declaration')));
    const answer = await sign(token, path, signature(text?.sha256));
    expect(await current(user.id)).toMatchObject([{ version: 2, status: 'pending' }]);
    const { timeline } = petitionSchema.parse(answer.body);
    expect(timeline.map(({ kind, facts }) => [kind, facts['document']])).toEqual(
      expect.arrayContaining([
        ['documentReplaced', 'declaration'],
        ['documentAdded', 'declaration'],
      ]),
    );
  });

  test('under another name is refused at its field, and nothing is stored', async () => {
    const { token, path, user } = await scene();
    const { offered: text } = await offered(token, path);
    const before = (await Array.fromAsync(files.list('documents'))).length;
    const other = { ...signature(text?.sha256), signedName: 'Otra Persona' };
    expect(await sign(token, path, other)).toMatchObject({
      status: 422,
      body: { fields: { signedName: { key: 'errors.signatureName' } } },
    });
    expect(await current(user.id)).toEqual([]);
    expect((await Array.fromAsync(files.list('documents'))).length).toBe(before);
  });

  test('whose data have changed since has to be read again', async () => {
    const { token, path, user } = await scene();
    const { offered: text } = await offered(token, path);
    await db.update(doctorPrivateData).set({ city: 'Cali' }).where(eq(doctorPrivateData.userId, user.id));
    expect(await sign(token, path, signature(text?.sha256))).toMatchObject({
      status: 409,
      body: { code: 'DeclarationChanged' },
    });
  });

  test('waits for what it has to name', async () => {
    const { token, path } = await scene({ privateData: { address: null } });
    expect(await offered(token, path)).toMatchObject({ missing: ['address'], offered: null });
    expect(await request('GET', `${path}/declaration/pdf`, { token })).toMatchObject({ status: 404 });
    expect(await sign(token, path, signature())).toMatchObject({ body: { code: 'DeclarationChanged' } });
  });

  test('is nobody else’s to read or sign, and not to be signed once it was filed', async () => {
    const { path, user } = await scene();
    const other = await scene();
    expect(await request('GET', `${path}/declaration`, { token: other.token })).toMatchObject({ status: 404 });
    expect(await sign(other.token, path, signature())).toMatchObject({ status: 404 });
    expect(await request('GET', `${path}/declaration`, { token: admin.jwt })).toMatchObject({ status: 403 });
    const acting = await request('POST', `/api/auth/${user.id}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Le ayudo' },
    });
    const { jwt } = acting.body as { jwt: string };
    expect((await read(jwt, path)).checklist.can).toEqual({ answer: false, sign: false });
    expect(await sign(jwt, path, signature())).toMatchObject({ body: { code: 'NotWhileImpersonating' } });
    const filed = await scene({ status: 'Sended' });
    expect(await sign(filed.token, filed.path, signature())).toMatchObject({ body: { code: 'InvalidStatusChange' } });
  });
});
