import { createHash } from 'node:crypto';
import { contractSchema } from '@fonendo/contract/contracts.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { doctorPrivateData } from '../../db/schema/doctors.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildDoctor } from '../../testing/factories/factories.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, pool, request, outbox, clock, files } = api;

async function buildSigner({
  privateData = {},
}: {
  privateData?: Partial<typeof doctorPrivateData.$inferInsert>;
} = {}) {
  const { user, jwt } = await buildSignedIn(api, {
    policyGroups: ['notCertifiedDoctor'],
    firstname: 'Valentina',
    lastname: 'Restrepo Gómez',
  });
  await buildDoctor(db, { userId: user.id, privateData });
  return { user, token: jwt };
}

const read = async (token: string, locale?: 'es' | 'en') => {
  const answer = await request('GET', '/api/contract', { token, ...(locale && { locale }) });
  expect(answer.status).toBe(200);
  return contractSchema.parse(answer.body);
};

const sign = (token: string, body: Record<string, unknown>) => request('POST', '/api/contract', { token, body });

const download = async (token: string, path: string) => {
  const answer = await api.api.request(path, { headers: { authorization: `Bearer ${token}` } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

const countCopies = async () => (await Array.fromAsync(files.list('contracts'))).length;

const signature = (sha256: string | undefined) => ({ sha256, signedName: 'valentina restrepo gomez', accepted: true });

describe('the contract on offer', () => {
  test('names both parties and carries the fingerprint of its exact PDF', async () => {
    const { token, user } = await buildSigner();
    const contract = await read(token);
    expect(contract).toMatchObject({ fullName: 'Valentina Restrepo Gómez', signed: null, missing: [] });
    const [parties] = contract.offered?.sections ?? [];
    expect(parties?.paragraphs.join(' ')).toContain(user.email);
    expect(parties?.paragraphs.join(' ')).toContain('Carrera 7 # 45-12, 110231 Bogotá, Colombia');
    const { answer, bytes } = await download(token, '/api/contract/pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(contract.offered?.sha256);
    const { pages } = await readPdf(bytes);
    expect(pages.join(' ')).toContain('Valentina Restrepo Gómez');
  });

  test('speaks the reader’s language', async () => {
    const { token } = await buildSigner();
    const [spanish, english] = [await read(token, 'es'), await read(token, 'en')];
    expect(spanish.offered?.title).toBe('Contrato de prestación de servicios');
    expect(english.offered?.title).toBe('Service agreement');
    expect(english.offered?.sha256).not.toBe(spanish.offered?.sha256);
  });

  test('waits for what it has to name', async () => {
    const { token } = await buildSigner({ privateData: { address: null, postalCode: null } });
    expect(await read(token)).toMatchObject({ missing: ['address', 'postalCode'], offered: null });
    expect(await request('GET', '/api/contract/pdf', { token })).toMatchObject({ status: 404 });
    expect(await request('GET', '/api/contract/signed', { token })).toMatchObject({ status: 404 });
    expect(await sign(token, signature('0'.repeat(64)))).toMatchObject({
      status: 409,
      body: { code: 'ContractChanged' },
    });
  });
});

describe('a signature', () => {
  test.each(['es', 'en'] as const)('of the text in %s keeps its evidence, the copy and sends it', async (locale) => {
    const { token, user } = await buildSigner();
    const { offered } = await read(token, locale);
    const answer = await request('POST', '/api/contract', {
      token,
      body: signature(offered?.sha256),
      headers: { 'user-agent': 'Firefox 144' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { signed: { signedName: 'valentina restrepo gomez', signedAt: clock.now().toISOString() }, offered: null },
    });

    const [row] = await db.select().from(contracts).where(eq(contracts.userId, user.id));
    expect(row).toMatchObject({
      email: user.email,
      contractSha256: offered?.sha256,
      userAgent: 'Firefox 144',
      signedAt: clock.now(),
    });
    const { bytes } = await download(token, '/api/contract/signed');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.signedSha256);
    const { pages } = await readPdf(bytes);
    expect(pages.at(-1)?.replaceAll(/\s/g, '')).toContain(offered?.sha256);

    expect(outbox.at(-1)).toMatchObject({
      to: user.email,
      attachments: [{ contentType: 'application/pdf', source: { file: row?.signedFileKey } }],
    });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, row?.id ?? ''));
    expect(entries).toMatchObject([{ action: 'contract.signed', actorId: user.id, impersonatorId: null }]);
  });

  test('given five times at once is one signature, one copy and one mail', async () => {
    const { token, user } = await buildSigner();
    const { offered } = await read(token);
    const before = outbox.length;
    const stored = await countCopies();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(token, signature(offered?.sha256))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await db.select().from(contracts).where(eq(contracts.userId, user.id))).toHaveLength(1);
    expect(outbox.length - before).toBe(1);
    expect((await countCopies()) - stored).toBe(1);
  });

  test('under another name is refused at its field, and nothing is kept', async () => {
    const { token, user } = await buildSigner();
    const { offered } = await read(token);
    const stored = await countCopies();
    expect(await sign(token, { ...signature(offered?.sha256), signedName: 'Otra Persona' })).toMatchObject({
      status: 422,
      body: { fields: { signedName: { key: 'errors.signatureName', params: { name: 'Valentina Restrepo Gómez' } } } },
    });
    expect(await db.select().from(contracts).where(eq(contracts.userId, user.id))).toEqual([]);
    expect(await countCopies()).toBe(stored);
  });

  test('needs the tick, a name and a fingerprint, and says so at each', async () => {
    const { token } = await buildSigner();
    expect(await sign(token, { sha256: 'x', signedName: ' ', accepted: false })).toMatchObject({
      status: 422,
      body: {
        fields: {
          accepted: { key: 'errors.boolean' },
          signedName: { key: 'errors.required' },
          sha256: expect.anything(),
        },
      },
    });
  });

  test('of a text that has changed since is refused', async () => {
    const { token, user } = await buildSigner();
    const { offered } = await read(token);
    await db
      .update(doctorPrivateData)
      .set({ address: 'Calle 100 # 8-20' })
      .where(eq(doctorPrivateData.userId, user.id));
    expect(await sign(token, signature(offered?.sha256))).toMatchObject({
      status: 409,
      body: { code: 'ContractChanged' },
    });
  });

  test('cannot be altered or taken back by the application', async () => {
    const { token } = await buildSigner();
    const { offered } = await read(token);
    await sign(token, signature(offered?.sha256));
    await expect(pool.query("update contracts set signed_name = 'x'")).rejects.toThrow('append-only');
    await expect(pool.query('delete from contracts')).rejects.toThrow('append-only');
  });
});

describe('nobody else', () => {
  test.each(['hospital', 'recruiter', 'admin', 'superadmin'] as const)(
    'of the group %s has a contract',
    async (group) => {
      const { jwt: token } = await buildSignedIn(api, { policyGroups: [group] });
      for (const path of ['/api/contract', '/api/contract/pdf', '/api/contract/signed']) {
        expect(await request('GET', path, { token })).toMatchObject({ status: 403 });
      }
      expect(await sign(token, signature('0'.repeat(64)))).toMatchObject({ status: 403 });
    },
  );

  test('signs for somebody, and nobody without a session reads', async () => {
    const { user } = await buildSigner();
    const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    const acting = await request('POST', `/api/auth/${user.id}/impersonate`, {
      token: jwt,
      body: { reason: 'Le ayudo' },
    });
    const { jwt: token } = acting.body as { jwt: string };
    const { offered } = await read(token);
    expect(await sign(token, signature(offered?.sha256))).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect(await request('GET', '/api/contract')).toMatchObject({ status: 401 });
    expect(await request('GET', '/api/contract/signed')).toMatchObject({ status: 401 });
  });
});
