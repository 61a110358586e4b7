import type { PetitionCounts, PetitionPage, PetitionRow, WaitingTimes } from '@fonendo/contract/petitions/queue.schema';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { reachedOf, stepUnderWay } from '@fonendo/domain/petitions/standing';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { messages } from '../../../db/schema/conversations.ts';
import { sandboxCheckouts } from '../../../db/schema/payments.ts';
import { petitionSuspensions, petitions } from '../../../db/schema/petitions.ts';
import { buildDoctor, buildUser } from '../../../testing/factories/factories.ts';
import { buildPapers, buildPetition } from '../../../testing/factories/petition-factories.ts';
import { openPaymentsApi } from '../../../testing/scenes/payments.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openPetitionsApi();
const { db, request, admin } = api;
/** Beside it, with a gateway that the test can pay at, on a database of its own. */
const payments = await openPaymentsApi();

type Sketch = {
  status: PetitionStatus | null;
  name: [string, string];
  country: string;
  since: string;
  email?: string;
  papers?: Parameters<typeof buildPapers>[2];
};

async function build({ status, name: [firstname, lastname], country, since, email, papers }: Sketch) {
  const user = await buildUser(db, {
    policyGroups: ['notCertifiedDoctor'],
    firstname,
    lastname,
    ...(email && { email }),
  });
  await buildDoctor(db, { userId: user.id });
  await buildPapers(db, user.id, { paid: status !== null, ...papers });
  const at = new Date(`${since}T08:00:00Z`);
  return buildPetition(db, { doctorId: user.id, status, country, statusSince: at, createdAt: at, updatedAt: at });
}

const oldest = await build({
  status: 'Pending',
  name: ['María José', 'Ñáñez Ruiz'],
  country: 'CO',
  since: '2026-01-10',
});
const newer = await build({
  status: 'Pending',
  name: ['Bruno', 'Álvarez'],
  country: 'VE',
  since: '2026-03-01',
  papers: { except: { diploma: 'rejected', pensum: 'pending', passport: 'missing' } },
});
const review = await build({
  status: 'Review',
  name: ['Camila', 'Quispe'],
  country: 'PE',
  since: '2026-02-20',
  email: 'camila@peru.test',
});
const sent = await build({ status: 'Sended', name: ['Diego', 'Zambrano'], country: 'CO', since: '2026-02-01' });
const unsent = await build({ status: null, name: ['=Eva', 'Benítez'], country: 'CU', since: '2026-03-05' });
const refused = await build({ status: 'Refused', name: ['Hugo', 'Cárdenas'], country: 'CO', since: '2025-12-01' });
await db.insert(petitionSuspensions).values({
  id: sent.id,
  petitionId: sent.id,
  reason: 'Falta el pensum',
  from: '2026-03-06',
  answerBy: '2026-03-20',
});

const list = async (query = '', token = admin.jwt) => {
  const { status, body } = await request('GET', `/api/petitions${query}`, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as PetitionPage;
};
const references = async (query: string) => (await list(query)).items.map(({ reference }) => reference);
const row = async (reference: string) =>
  (await list(`?search=${reference}`)).items.find((item) => item.reference === reference) as PetitionRow;

describe('order', () => {
  const all = [oldest, sent, review, newer, unsent, refused].map(({ reference }) => reference);

  test('the longest wait first; what ended comes last', async () => {
    const page = await list();
    expect(page.items.map(({ reference }) => reference)).toEqual(all);
    expect(page).toMatchObject({ total: 6, nextCursor: null });
    expect(page.items.map(({ waitingDays }) => waitingDays)).toEqual([59, 37, 18, 9, 5, null]);
  });

  test.each([
    ['?order=desc', all.toReversed()],
    ['?sort=created', [unsent, newer, review, sent, oldest, refused].map(({ reference }) => reference)],
    ['?sort=name', [newer, unsent, refused, oldest, review, sent].map(({ reference }) => reference)],
    ['?sort=updated&order=asc', [refused, oldest, sent, review, newer, unsent].map(({ reference }) => reference)],
  ])('%s, page by page', async (query, expected) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: PetitionPage = await list(`${query}&limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(6);
      seen.push(...page.items.map(({ reference }) => reference));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected);
  });

  // Short pages are found by walking along the order, a long one by sorting what matches.
  test.each([
    '?status=Pending',
    '?status=Pending&order=desc',
    '?status=Pending&waitingDays=5',
    '?status=Pending,Review&country=CO,PE&sort=name',
    '?status=none,Sended,Refused&sort=updated',
    '?waitingDays=10&order=desc',
    '?waitingDays=10&sort=created',
    '?paid=true&search=a&sort=name&order=desc',
  ])('%s, one by one and all at once', async (query) => {
    const { items, total } = await list(`${query}&limit=100`);
    expect(items.length).toBeGreaterThan(1);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: PetitionPage = await list(`${query}&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(total);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(items.map(({ id }) => id));
    expect(total).toBe(items.length);
  });

  test('a cursor of another order, or none at all, is refused', async () => {
    const { nextCursor } = await list('?limit=1');
    for (const query of [`?sort=name&cursor=${nextCursor}`, '?cursor=abc', '?cursor=W10']) {
      const answer = await request('GET', `/api/petitions${query}`, { token: admin.jwt });
      expect(answer).toMatchObject({ status: 422, body: { fields: { cursor: { key: 'errors.invalid' } } } });
    }
  });
});

describe('filters', () => {
  test.each([
    ['?status=Pending', [oldest, newer]],
    ['?status=Review,none', [review, unsent]],
    ['?country=CO&status=Pending', [oldest]],
    ['?country=VE,PE', [review, newer]],
    ['?paid=false', [unsent]],
    ['?paid=true&status=Pending,Review', [oldest, review, newer]],
    ['?waitingDays=30', [oldest, sent]],
    ['?search=nanez', [oldest]],
    ['?search=MARÍA%20ruiz', [oldest]],
    ['?search=peru.test', [review]],
    ['?search=100%25', []],
    ['?search=_', []],
  ])('%s', async (query, expected) => {
    const page = await list(query);
    expect(page.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(page.total).toBe(expected.length);
  });

  test('a slip in a name is forgiven, alike in list and figure; numbers are never taken for others', async () => {
    const page = await list('?search=zambarno');
    expect(page.items.map(({ id }) => id)).toEqual([sent.id]);
    expect(page).toMatchObject({ total: 1, understood: 'zambrano' });
    const another = `${sent.reference.slice(0, -2)}99`;
    expect(await list(`?search=${another}`)).toMatchObject({ total: 0, understood: null });
    expect(await list('?search=xylophon')).toMatchObject({ total: 0, understood: null });
  });

  test('by reference', async () => {
    expect(await references(`?search=${newer.reference.toLowerCase()}`)).toEqual([newer.reference]);
  });

  test('what is paid for counts before it is sent', async () => {
    const { user, token } = await payments.buildPayer();
    const list = async () => (await payments.request('GET', '/api/petitions', { token })).body;
    await payments.request('POST', '/api/petitions', { token });
    expect(await list()).toMatchObject({ items: [{ status: null, paid: false }] });
    const started = await payments.start(token, ['recognition'], 47_190);
    expect(started.status).toBe(200);
    const { id } = started.body as { id: string };
    const checkout = await payments.db.query.sandboxCheckouts.findFirst({ where: eq(sandboxCheckouts.reference, id) });
    await payments.gateway.choose(checkout?.id ?? '', 'pay');
    for (const message of payments.messages) await payments.deliver(message);
    expect(await list()).toMatchObject({ items: [{ status: null, paid: true }] });
    // Who begins after paying finds it paid.
    await payments.db.delete(petitions).where(eq(petitions.doctorId, user.id));
    await payments.request('POST', '/api/petitions', { token });
    expect(await list()).toMatchObject({ items: [{ status: null, paid: true }] });
  });

  test('an unknown status is an error', async () => {
    const answer = await request('GET', '/api/petitions?status=Approved', { token: admin.jwt });
    expect(answer).toMatchObject({ status: 422 });
  });
});

describe('rows', () => {
  test('a tick for each required document, and the steps that were reached', async () => {
    const { documents, reached, replaced } = await row(newer.reference);
    expect(documents).toEqual([
      { kind: 'passport', status: 'missing' },
      { kind: 'diploma', status: 'rejected' },
      { kind: 'pensum', status: 'pending' },
      { kind: 'workContinuity', status: 'approved' },
      { kind: 'criminalRecord', status: 'approved' },
    ]);
    expect(replaced).toBe(0);
    expect(reached).toEqual(['documentationReceived', 'cvCreated']);
  });

  test('the legal clock of a petition with the ministry stands still while something is asked for', async () => {
    expect(await row(sent.reference)).toMatchObject({
      legalTerm: { registeredOn: '2026-03-02', daysElapsed: 4, suspended: true, deadline: '2026-09-07', daysOver: 0 },
    });
  });
});

test('counts by status, and the countries that occur, each once', async () => {
  const { body } = await request('GET', '/api/petitions/counts', { token: admin.jwt });
  expect(body).toMatchObject({ none: 1, Pending: 2, Review: 1, Sended: 1, Aproved: 0, Refused: 1 });
  const { items } = await list('?limit=100');
  const issued = items.flatMap(({ country }) => country ?? []);
  expect(body).toMatchObject({ countries: [...new Set(issued)].toSorted() });
});

test('in every status the list and the petition itself are at the same step', async () => {
  const { items } = await list('?limit=100');
  const statuses = new Set(items.map(({ status }) => status));
  expect(statuses).toEqual(statuses.union(new Set([null, 'Pending', 'Review', 'Sended'])));
  for (const { id, status, reached } of items) {
    const { steps } = await api.read(admin.jwt, id);
    expect(reachedOf(steps), `${status}`).toEqual(reached);
    expect(stepUnderWay(reachedOf(steps)), `${status}`).toBe(stepUnderWay(reached));
  }
});

test('says which filters find any: paid, unpaid, and the longest wait', async () => {
  const { items } = await list('?limit=100');
  const waits = items.flatMap(({ waitingDays }) => waitingDays ?? []);
  const paid = [true, false].filter((one) => items.some((item) => item.paid === one));
  const { body } = await request('GET', '/api/petitions/counts', { token: admin.jwt });
  expect(body).toMatchObject({ paid });
  const { longestWait } = body as { longestWait: number };
  expect(Math.abs(longestWait - Math.max(...waits))).toBeLessThanOrEqual(1);
  // The wait that is offered finds some, a longer one none.
  expect((await list(`?waitingDays=${longestWait}`)).total).toBeGreaterThan(0);
  expect((await list(`?waitingDays=${longestWait + 1}`)).total).toBe(0);
});

test('offers the filters of open work that find any', async () => {
  const offered = async () =>
    ((await request('GET', '/api/petitions/counts', { token: admin.jwt })).body as PetitionCounts).openWork;
  const finding = async () => {
    const found = {
      'messages-unanswered': 'messages=unanswered',
      'cv-pending': 'cv=pending',
      'term-over': 'term=over',
    };
    const totals = await Promise.all(Object.values(found).map(async (query) => (await list(`?${query}`)).total));
    return Object.keys(found).filter((_, index) => totals[index]);
  };
  expect(await offered()).toEqual(await finding());
  expect(await offered()).not.toContain('messages-unanswered');
  const text = '¿Falta algo?';
  await db.insert(messages).values({
    ...{ id: crypto.randomUUID(), key: crypto.randomUUID(), petitionId: oldest.id },
    ...{ side: 'doctor', text, searchText: text, sentAt: new Date() },
  });
  expect(await offered()).toContain('messages-unanswered');
  expect(await offered()).toEqual(await finding());
  await db.delete(messages);
});

describe('who sees what', () => {
  test('a doctor sees their own, whatever they ask for', async () => {
    const { jwt, petition } = await api.buildCase('Pending');
    const page = await list('', jwt);
    expect(page.items.map(({ id }) => id)).toEqual([petition.id]);
    expect(page.total).toBe(1);
    expect(await list(`?search=${oldest.reference}`, jwt)).toMatchObject({ items: [], total: 0 });
    for (const path of ['counts', 'export.csv']) {
      expect(await request('GET', `/api/petitions/${path}`, { token: jwt })).toMatchObject({ status: 403 });
    }
    await db.delete(petitions).where(eq(petitions.id, petition.id));
  });

  test('hospitals and strangers see none', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await request('GET', '/api/petitions', { token: jwt })).toMatchObject({ status: 403 });
    for (const path of ['', '/counts', '/export.csv', '/waiting-times']) {
      expect(await request('GET', `/api/petitions${path}`)).toMatchObject({ status: 401 });
    }
  });
});

describe('the table for a spreadsheet', () => {
  test('has a mark, the filters, and no formula', async () => {
    const response = await api.api.request('/api/petitions/export.csv?sort=name', {
      headers: { authorization: `Bearer ${admin.jwt}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="solicitudes.csv"');
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]?.split(';').slice(0, 3)).toEqual(['Referencia', 'Creada', 'Nombre']);
    const cells = lines.find((line) => line.startsWith(unsent.reference))?.split(';') ?? [];
    // Built at 08:00 UTC: nine o'clock in Spain.
    expect(cells[1]).toBe('2026-03-05 09:00:00');
    expect(cells[2]).toBe("'=Eva Benítez");
    expect(cells.slice(4, 6)).toEqual(['Cuba', 'Sin iniciar']);
    const audited = await db.select().from(auditEntries);
    expect(audited.filter(({ action }) => action === 'petitions.exported')).toHaveLength(1);
  });

  test('forgives a slip as the list does', async () => {
    const { body } = await request('GET', '/api/petitions/export.csv?search=zambarno', { token: admin.jwt });
    expect(String(body)).toContain(sent.reference);
    expect(String(body).trim().split('\n')).toHaveLength(2);
  });

  test('holds what the filters let through', async () => {
    const { body } = await request('GET', '/api/petitions/export.csv?status=Review', {
      token: admin.jwt,
      locale: 'en',
    });
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(review.reference);
    expect(lines[0]).toContain('Registry number');
  });
});

describe('waiting times', () => {
  const resolved = async (country: string | null, registeredOn: string, on: string) => {
    const { userId } = await buildDoctor(db);
    await buildPetition(db, {
      doctorId: userId,
      status: 'Refused',
      country,
      registeredOn,
      resolvedAt: new Date(`${on}T12:00:00Z`),
    });
  };

  test('median and 90th percentile, and nothing of fewer than five', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] });
    for (const day of ['2026-02-11', '2026-02-13', '2026-02-15', '2026-02-17']) await resolved('MX', '2026-02-01', day);
    const before = await request('GET', '/api/petitions/waiting-times', { token: jwt });
    expect((before.body as { byCountry: unknown[] }).byCountry).toEqual([]);
    await resolved('MX', '2026-02-01', '2026-02-19');
    const { body } = await request('GET', '/api/petitions/waiting-times', { token: jwt });
    // 10, 12, 14, 16 and 18 days: the middle one, and 16 + 0.6 x 2.
    expect(body).toMatchObject({
      byCountry: [{ country: 'MX', cases: 5, medianDays: 14, p90Days: 17 }],
      byMonth: [{ month: '2026-02', cases: 5, medianDays: 14, p90Days: 17 }],
      all: { cases: 6 },
    });
  });

  test('petitions of an unknown country are part of the total, and not taken for it', async () => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] });
    const read = async () =>
      (await request('GET', '/api/petitions/waiting-times', { token: jwt })).body as WaitingTimes;
    const before = await read();
    for (let index = 0; index < 5; index += 1) await resolved(null, '2026-01-01', '2026-01-31');
    const after = await read();
    expect(after.all?.cases).toBe((before.all?.cases ?? 0) + 5);
    expect(after.byCountry).toEqual(before.byCountry);
  });
});
