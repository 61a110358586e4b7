import { randomUUIDv7 } from 'node:crypto';
import type { AuditPage } from '@fonendo/contract/audit.schema';
import { auditActions } from '@fonendo/domain/audit/audit';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildDoctor, buildUser } from '../../testing/factories/factories.ts';
import { buildCandidacy, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { recordAudit } from './audit.public.ts';

const api = await openTestApi();
const { request, db } = api;
const admin = await buildSignedIn(api, { policyGroups: ['admin'], firstname: 'Lucía', lastname: 'Ferrándiz' });
const { jwt: token } = admin;

const read = async (query = ''): Promise<AuditPage> => {
  const answer = await request('GET', `/api/audit${query}`, { token });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as AuditPage;
};

type Entry = Parameters<typeof recordAudit>;
const record = (at: string, userId: string | null, action: Entry[3], subject: Entry[4], change: Entry[5] = {}) =>
  recordAudit(db, new Date(at), { userId, impersonatorId: null, requestId: 'r' }, action, subject, change);

describe('reading', () => {
  test('names who did it, in whose name, and what it was done to', async () => {
    const hospitalUser = await buildSignedIn(api, { policyGroups: ['hospital'], firstname: 'Rosa', lastname: 'Prats' });
    const borrowed = await request('POST', `/api/auth/${hospitalUser.user.id}/impersonate`, {
      token,
      body: { reason: 'Ayuda con sus datos' },
    });
    const { jwt } = borrowed.body as { jwt: string };
    await request('POST', '/api/auth/logout', { token: jwt });
    const { items, person } = await read(`?person=${hospitalUser.user.id}`);
    expect(items[0]).toMatchObject({
      action: 'impersonation.ended',
      actor: { id: hospitalUser.user.id, name: 'Rosa Prats' },
      impersonator: { id: admin.user.id, name: 'Lucía Ferrándiz' },
      subject: { type: 'user', name: 'Rosa Prats' },
    });
    expect(items[1]).toMatchObject({ action: 'impersonation.started', actor: { name: 'Lucía Ferrándiz' } });
    expect(person).toEqual({ id: hospitalUser.user.id, name: 'Rosa Prats' });
    // The same entry is found by the administrator behind it.
    expect((await read(`?person=${admin.user.id}`)).items.map(({ id }) => id)).toContain(items[0]?.id);
  });

  test('filtered by action, subject and day in Spain; names of what still exists', async () => {
    const offer = await buildOffer(db, { name: 'Pediatra de guardia' });
    const somebody = await buildUser(db);
    await record('2026-01-10T23:30:00Z', somebody.id, 'offer.approved', { type: 'offer', id: offer.id });
    await record('2026-01-11T10:00:00Z', somebody.id, 'offer.closed', { type: 'offer', id: offer.id });
    await record('2026-01-12T10:00:00Z', somebody.id, 'offer.deleted', { type: 'offer', id: randomUUIDv7() });
    const actions = async (query: string) =>
      (await read(`?person=${somebody.id}${query}`)).items.map(({ action }) => action);
    expect(await actions('')).toEqual(['offer.deleted', 'offer.closed', 'offer.approved']);
    expect(await actions('&action=offer.closed')).toEqual(['offer.closed']);
    expect(await actions('&from=2026-01-11&to=2026-01-11')).toEqual(['offer.closed', 'offer.approved']);
    expect(await actions('&subject=payment')).toEqual([]);
    const { items } = await read(`?subject=offer&subjectId=${offer.id}`);
    expect(items).toMatchObject([
      { action: 'offer.closed', subject: { name: 'Pediatra de guardia' } },
      { action: 'offer.approved' },
    ]);
    expect((await read(`?person=${somebody.id}&action=offer.deleted`)).items).toMatchObject([
      { subject: { name: null } },
    ]);
  });

  test('the filters offer what occurs, whatever is asked for', async () => {
    const page = await read('?action=offer.deleted&limit=1');
    const everything = await read('?limit=100');
    const actions = new Set(everything.items.map(({ action }) => action));
    expect(everything.nextCursor).toBeNull();
    expect(new Set(page.choices?.actions)).toEqual(actions);
    expect(new Set(page.choices?.subjects)).toEqual(new Set(everything.items.map(({ subject }) => subject.type)));
    expect(actions.size).toBeLessThan(auditActions.length);
    const [first] = everything.items;
    await record('2026-01-13T10:00:00Z', null, 'settings.pricesChanged', { type: 'settings', id: 'prices' });
    expect((await read('?limit=1')).choices?.actions).toContain('settings.pricesChanged');
    const cursor = (await read('?limit=1')).nextCursor;
    expect(first && (await read(`?limit=1&cursor=${cursor}`)).choices).toBeNull();
  });

  test('pages hold each entry once, also what somebody did to themselves at one moment', async () => {
    const somebody = await buildUser(db);
    for (let index = 0; index < 7; index += 1) {
      await record('2026-01-20T10:00:00Z', somebody.id, 'account.updated', { type: 'user', id: somebody.id });
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: AuditPage = await read(`?person=${somebody.id}&limit=3${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(7);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  test('what the product does by itself, and an account that is gone', async () => {
    const unsent = randomUUIDv7();
    const gone = await buildUser(db, { firstname: '', lastname: '', deletedAt: new Date() });
    await record('2026-01-21T10:00:00Z', null, 'petition.filesDeleted', { type: 'petition', id: unsent });
    await record('2026-01-21T10:00:01Z', gone.id, 'account.deleted', { type: 'user', id: gone.id });
    const { items } = await read('?from=2026-01-21&to=2026-01-21');
    expect(items).toMatchObject([
      { actor: { id: gone.id, name: '' }, subject: { name: null } },
      { actor: null, subject: { type: 'petition', id: unsent } },
    ]);
  });

  test.each(['?cursor=x', '?action=account.stolen', '?subject=moon', '?person=me', '?from=then', '?limit=1000'])(
    'refuses %s',
    async (query) => {
      expect(await request('GET', `/api/audit${query}`, { token })).toMatchObject({ status: 422 });
    },
  );
});

describe('the table for a spreadsheet', () => {
  const download = (query: string, locale: 'es' | 'en' = 'es') =>
    request('GET', `/api/audit/export.csv${query}`, { token, locale });

  test('holds the filtered entries in words, computes nothing, and is recorded itself', async () => {
    const somebody = await buildUser(db, { firstname: '=SUM(A1)', lastname: 'Soler; "Sol"' });
    await record(
      '2026-02-01T10:00:00Z',
      somebody.id,
      'account.updated',
      { type: 'user', id: somebody.id },
      {
        personal: {
          of: somebody.id,
          before: { locale: 'es', phone: null },
          after: { locale: 'en', phone: '+34612345678' },
        },
      },
    );
    const spanish = await download(`?person=${somebody.id}`);
    expect(spanish.headers.get('content-type')).toContain('text/csv');
    expect(spanish.headers.get('content-disposition')).toContain('registro-de-actividad.csv');
    const lines = String(spanish.body).split('\r\n');
    expect(lines[0]).toContain('Fecha y hora (España peninsular);Quién');
    expect(lines[1]).toMatch(/^2026-02-01 11:00:00;/);
    expect(lines[1]).toContain(`"'=SUM(A1) Soler; ""Sol"""`);
    expect(lines[1]).toContain('Datos de la cuenta cambiados;Persona');
    expect(lines[1]).toContain('Teléfono: de nada a +34612345678 · Idioma: de Español a Inglés');
    expect(String((await download(`?person=${somebody.id}`, 'en')).body)).toContain(
      'Language: from Spanish to English',
    );
    const { items } = await read('?action=audit.exported');
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ actor: { id: admin.user.id }, after: { person: somebody.id } });
  });

  test('says who did something, and as whom, in two columns', async () => {
    const rosa = await buildUser(db, { firstname: 'Rosa', lastname: 'Prats' });
    const by = { userId: rosa.id, impersonatorId: admin.user.id, requestId: 'r' };
    await recordAudit(db, new Date('2026-02-01T10:00:00Z'), by, 'account.updated', { type: 'user', id: rosa.id });
    const [head, line] = String((await download(`?person=${rosa.id}`)).body).split('\r\n');
    expect(head).toContain(';Quién;En nombre de;');
    expect(line).toContain(';Lucía Ferrándiz;Rosa Prats;');
  });

  test('comes whole, beyond one batch', async () => {
    const somebody = await buildUser(db);
    const at = Date.parse('2026-02-02T10:00:00Z');
    await db.insert(auditEntries).values(
      Array.from({ length: 1203 }, (_, index) => ({
        id: randomUUIDv7(),
        at: new Date(at + Math.floor(index / 10)),
        actorId: somebody.id,
        action: 'session.started',
        subjectType: 'user',
        subjectId: somebody.id,
      })),
    );
    const { body } = await download(`?person=${somebody.id}`);
    expect(String(body).trimEnd().split('\r\n')).toHaveLength(1204);
  });

  test('interviews, requests and candidacies are named by person and offer, on the page and in the file', async () => {
    const { userId: doctorId } = await buildDoctor(db, { user: { firstname: 'Nadia', lastname: 'Osorio' } });
    const offer = await buildOffer(db, { name: 'Radióloga de mañana' });
    const { id: candidacyId, hospitalId } = await buildCandidacy(db, { doctorId, offerId: offer.id });
    const of = { candidacyId, hospitalId, doctorId, position: 0, createdAt: new Date('2026-02-20T10:00:00Z') };
    const [interviewId, requestId] = [randomUUIDv7(), randomUUIDv7()];
    await db.insert(interviews).values({
      ...{
        ...of,
        id: interviewId,
        durationMinutes: 30,
        place: 'video',
        location: 'https://reunion.test',
        updatedAt: of.createdAt,
      },
    });
    await db.insert(documentRequests).values({
      ...{ ...of, id: requestId, name: 'Carta de servicio', why: '', dueOn: '2026-03-20' },
    });
    await record('2026-02-20T10:00:00Z', null, 'interview.proposed', { type: 'interview', id: interviewId });
    await record('2026-02-20T10:00:01Z', null, 'documentRequest.made', { type: 'documentRequest', id: requestId });
    await record('2026-02-20T10:00:02Z', null, 'candidacy.moved', { type: 'candidacy', id: candidacyId });
    const names = async () => (await read('?from=2026-02-20&to=2026-02-20')).items.map(({ subject }) => subject.name);
    const expected = [
      'Nadia Osorio · Radióloga de mañana',
      'Carta de servicio · Nadia Osorio · Radióloga de mañana',
      'Nadia Osorio · Radióloga de mañana',
    ];
    expect(await names()).toEqual(expected);
    const { body } = await request('GET', '/api/audit/export.csv?from=2026-02-20&to=2026-02-20', { token });
    for (const name of expected) expect(String(body)).toContain(`;${name};`);
    // Nobody is named who left.
    await db.update(users).set({ firstname: '', lastname: '', deletedAt: new Date() }).where(eq(users.id, doctorId));
    expect((await names())[0]).toBe('Radióloga de mañana');
  });
});

describe('who may read it', () => {
  test.each(policyGroups)('%s', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    for (const path of ['/api/audit?limit=1', '/api/audit/export.csv?action=note.deleted']) {
      const allowed = group === 'admin' || group === 'superadmin';
      expect(await request('GET', path, { token: jwt })).toMatchObject(
        allowed ? { status: 200 } : { status: 403, body: { code: 'Forbidden' } },
      );
    }
  });

  test('nobody signed out', async () => {
    for (const path of ['/api/audit', '/api/audit/export.csv']) {
      expect(await request('GET', path)).toMatchObject({ status: 401 });
    }
  });
});

test('no route of the API writes, changes or deletes an entry', async () => {
  const { items } = await read('?limit=1');
  const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const path of ['/api/audit', `/api/audit/${items[0]?.id}`, '/api/audit/export.csv']) {
      const answer = await request(method, path, { token: superadmin.jwt, body: { action: auditActions[0] } });
      expect(answer).toMatchObject({ status: 404 });
    }
  }
  const declared = api.api.routes.filter(({ path }) => path.startsWith('/api/audit'));
  expect(new Set(declared.map(({ method }) => method))).toEqual(new Set(['GET']));
});
