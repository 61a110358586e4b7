import type { QuickAnswers } from '@fonendo/contract/conversations/quick-answers.schema';
import { quickAnswerLimits } from '@fonendo/domain/conversations/quick-answers';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { quickAnswers } from '../../../db/schema/conversations.ts';
import { hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildRunHospital, buildStaff } from '../../../testing/scenes/hospital-staff.ts';

const api = await openTestApi();
const { request, db } = api;

const shifts = { title: 'Guardias', es: 'Hay [número] guardias al mes.', en: '' };
const parking = { title: 'Aparcamiento', es: 'Hay aparcamiento gratuito.', en: 'Parking is free.' };

const answered = async (answer: ReturnType<typeof request>) => {
  const { status, body } = await answer;
  return { status, body: body as QuickAnswers };
};
const list = (token: string) => answered(request('GET', '/api/quick-answers', { token }));
const add = (token: string, body: unknown) => answered(request('POST', '/api/quick-answers', { token, body }));
const save = (token: string, id: string, body: unknown) =>
  answered(request('PUT', `/api/quick-answers/${id}`, { token, body }));
const remove = (token: string, id: string, version: number | string = 1) =>
  answered(request('DELETE', `/api/quick-answers/${id}?version=${version}`, { token }));
const use = (token: string, id: string) => request('POST', `/api/quick-answers/${id}/use`, { token });

const titlesOf = ({ body }: { body: QuickAnswers }) => body.items.map(({ title }) => title);
const added = async (token: string, body: unknown) => (await add(token, body)).body.items.at(-1)?.id ?? '';
const auditOf = (hospitalId: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, hospitalId), like(auditEntries.action, 'quickAnswer.%')));

test('a hospital keeps its own, for everybody who writes to candidates', async () => {
  const { hospital, administrator } = await buildRunHospital(api);
  const office = await buildStaff(api, hospital.id, 'administrative');
  expect(await list(office.jwt)).toMatchObject({ status: 200, body: { items: [], can: { add: true, change: true } } });
  const { status, body } = await add(office.jwt, { ...shifts, title: ' Guardias ' });
  expect({ status, items: body.items }).toMatchObject({ status: 201, items: [{ ...shifts, version: 1 }] });
  const id = body.items[0]?.id ?? '';

  expect(await save(administrator.jwt, id, { ...shifts, en: 'There are [number] shifts.', version: 1 })).toMatchObject({
    ...{ status: 200, body: { items: [{ en: 'There are [number] shifts.', version: 2 }] } },
  });
  expect((await list(office.jwt)).body.items).toMatchObject([{ version: 2 }]);
  expect(await remove(administrator.jwt, id, 2)).toMatchObject({ status: 200, body: { items: [] } });
  expect((await remove(administrator.jwt, id, 2)).status).toBe(404);

  const entries = await auditOf(hospital.id);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['quickAnswer.added', office.user.id],
    ['quickAnswer.changed', administrator.user.id],
    ['quickAnswer.deleted', administrator.user.id],
  ]);
  expect(JSON.stringify(entries)).not.toContain('guardias al mes');
});

test('what is used most comes first', async () => {
  const { jwt } = (await buildRunHospital(api)).administrator;
  await add(jwt, parking);
  const id = await added(jwt, shifts);
  expect(titlesOf(await list(jwt))).toEqual(['Aparcamiento', 'Guardias']);
  expect((await use(jwt, id)).status).toBe(204);
  expect(titlesOf(await list(jwt))).toEqual(['Guardias', 'Aparcamiento']);
});

test('nobody of another hospital sees, uses or changes them', async () => {
  const { jwt } = (await buildRunHospital(api)).administrator;
  const other = (await buildRunHospital(api)).administrator;
  const id = await added(jwt, shifts);
  expect((await list(other.jwt)).body.items).toEqual([]);
  const tried = [save(other.jwt, id, { ...shifts, es: 'x', version: 1 }), remove(other.jwt, id), use(other.jwt, id)];
  for (const { status } of await Promise.all(tried)) expect(status).toBe(404);
  // The same title is free there.
  expect((await add(other.jwt, shifts)).status).toBe(201);
  expect((await list(jwt)).body.items).toMatchObject([{ ...shifts, version: 1 }]);
});

test('who no longer works there gets nothing', async () => {
  const { hospital } = await buildRunHospital(api);
  const former = await buildStaff(api, hospital.id, 'recruiter');
  const id = await added(former.jwt, shifts);
  await db.delete(hospitalMembers).where(eq(hospitalMembers.userId, former.user.id));
  const tried = [list(former.jwt), add(former.jwt, parking), remove(former.jwt, id), use(former.jwt, id)];
  for (const { status } of await Promise.all(tried)) expect(status).toBe(403);
  expect(await db.select().from(quickAnswers).where(eq(quickAnswers.hospitalId, hospital.id))).toHaveLength(1);
});

test('pressing twice adds one, and says nothing wrong', async () => {
  const { hospital, administrator } = await buildRunHospital(api);
  const both = await Promise.all([add(administrator.jwt, shifts), add(administrator.jwt, shifts)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(titlesOf(await list(administrator.jwt))).toEqual(['Guardias']);
  expect(await auditOf(hospital.id)).toHaveLength(1);
});

test('a title that is taken is said at its field', async () => {
  const { jwt } = (await buildRunHospital(api)).administrator;
  await add(jwt, shifts);
  const id = (await add(jwt, parking)).body.items.find(({ title }) => title === parking.title)?.id ?? '';
  const taken = { code: 'QuickAnswerTitleTaken', fields: { title: { key: 'apiErrors.QuickAnswerTitleTaken' } } };
  expect(await add(jwt, { ...parking, title: 'GUARDIAS' })).toMatchObject({ status: 409, body: taken });
  expect(await save(jwt, id, { ...parking, title: 'guardias', version: 1 })).toMatchObject({
    status: 409,
    body: taken,
  });
  // In other capitals, one's own title is free.
  expect(await save(jwt, id, { ...parking, title: 'APARCAMIENTO', version: 1 })).toMatchObject({ status: 200 });
});

test('thirty are enough, also for two who add the last one', async () => {
  const { hospital, administrator } = await buildRunHospital(api);
  const { jwt } = administrator;
  const rows = Array.from({ length: quickAnswerLimits.count - 1 }, (_, at) => ({
    ...{ ...shifts, id: crypto.randomUUID(), hospitalId: hospital.id, title: `Respuesta ${at}` },
  }));
  await db.insert(quickAnswers).values(rows);
  const both = await Promise.all([add(jwt, shifts), add(jwt, parking)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'TooManyQuickAnswers' } });
  expect((await list(jwt)).body).toMatchObject({ can: { add: false, change: true } });
});

test('over a version that one has not seen nothing is saved or deleted', async () => {
  const { hospital, administrator } = await buildRunHospital(api);
  const colleague = await buildStaff(api, hospital.id, 'recruiter');
  const id = await added(administrator.jwt, shifts);
  const both = await Promise.all([
    save(administrator.jwt, id, { ...shifts, es: 'Hay cuatro.', version: 1 }),
    save(colleague.jwt, id, { ...shifts, es: 'Hay cinco.', version: 1 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await remove(administrator.jwt, id)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  // Sent again after a lost answer: it stands already.
  const { es } = (await list(administrator.jwt)).body.items[0] ?? {};
  expect(await save(administrator.jwt, id, { ...shifts, es, version: 1 })).toMatchObject({
    ...{ status: 200, body: { items: [{ version: 2 }] } },
  });
});

test.each([
  [{ ...shifts, title: '  ' }, 'title'],
  [{ ...shifts, title: 'x'.repeat(quickAnswerLimits.title + 1) }, 'title'],
  [{ ...shifts, es: ' ', en: '' }, 'es'],
  [{ ...shifts, en: 'x'.repeat(quickAnswerLimits.text + 1) }, 'en'],
])('refuses %j', async (body, field) => {
  const { jwt } = (await buildRunHospital(api)).administrator;
  const refused = await add(jwt, body);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ fields: { [field]: expect.anything() } });
});

test('they go with the hospital', async () => {
  const { hospital, administrator } = await buildRunHospital(api);
  await add(administrator.jwt, shifts);
  await db.delete(hospitals).where(eq(hospitals.id, hospital.id));
  expect(await db.select().from(quickAnswers).where(eq(quickAnswers.hospitalId, hospital.id))).toEqual([]);
});
