import type { Process, ProcessList } from '@fonendo/contract/processes.schema';
import { type ProcessStep, standardSteps } from '@fonendo/domain/processes/process';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { selectionProcesses } from '../../db/schema/selection-processes.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildRunHospital, buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { openProcesses } from '../../testing/scenes/processes.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db } = api;
const { list, create, save, remove, makeDefault, endDefault, created } = openProcesses(request);

const step = (overrides: Partial<ProcessStep> = {}): ProcessStep => ({
  id: crypto.randomUUID(),
  type: 'interview',
  name: 'Entrevista con la jefatura',
  mandatory: false,
  text: 'Cuéntanos un caso complejo.',
  documents: [],
  daysToAnswer: 10,
  durationMinutes: 30,
  ...overrides,
});

const papers = (overrides: Partial<ProcessStep> = {}) =>
  step({
    type: 'documentRequest',
    name: 'Papeles',
    documents: [
      { kind: 'diploma', name: '' },
      { kind: null, name: 'Carta de recomendación' },
    ],
    daysToAnswer: 7,
    ...overrides,
  });

const auditOf = (id: string, action: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action)));

describe('the processes of a hospital', () => {
  test('begin with the standard steps, are changed, become the default and are deleted', async () => {
    const { administrator } = await buildRunHospital(api);
    const { jwt } = administrator;
    expect(await list(jwt)).toMatchObject({ status: 200, body: { items: [], can: { manage: true, add: true } } });

    const process = await created(jwt, 'Urgencias');
    expect(process).toMatchObject({
      name: 'Urgencias',
      steps: standardSteps,
      isDefault: false,
      version: 1,
      offers: { unpublished: 0, published: 0 },
    });

    const steps = [step(), papers(), step({ name: 'Propuesta', type: 'internal', text: 'Nivel retributivo' })];
    const changed = await save(jwt, process.id, { version: 1, name: ' Urgencias y UCI ', steps });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Urgencias y UCI', version: 2 } });
    // What came to stand among the first two is mandatory; the third is as it was told.
    expect((changed.body as Process).steps).toEqual([
      { ...steps[0], mandatory: true },
      { ...steps[1], mandatory: true },
      steps[2],
    ]);

    expect(await makeDefault(jwt, process.id)).toMatchObject({ status: 200, body: { isDefault: true, version: 2 } });
    expect(await endDefault(jwt, process.id)).toMatchObject({ status: 200, body: { isDefault: false } });
    expect(await remove(jwt, process.id)).toMatchObject({ status: 204 });
    expect(await remove(jwt, process.id)).toMatchObject({ status: 404 });
    expect(await list(jwt)).toMatchObject({ body: { items: [] } });
    for (const action of ['process.created', 'process.deleted']) {
      expect(await auditOf(process.id, action)).toMatchObject([{ actorId: administrator.user.id }]);
    }
    expect(await auditOf(process.id, 'process.updated')).toHaveLength(3);
  });

  test('can be copies of one another', async () => {
    const { administrator } = await buildRunHospital(api);
    const original = await created(administrator.jwt, 'Original');
    const steps = [papers(), step()];
    await save(administrator.jwt, original.id, { version: 1, name: 'Original', steps });
    const copy = await created(administrator.jwt, 'Copia', original.id);
    expect(copy.steps.map(({ name }) => name)).toEqual(['Papeles', 'Entrevista con la jefatura']);
    await save(administrator.jwt, copy.id, { version: 1, name: 'Copia', steps: [...standardSteps] });
    const { items } = (await list(administrator.jwt)).body as ProcessList;
    expect(items.map(({ name, steps: { length } }) => [name, length])).toEqual([
      ['Original', 2],
      ['Copia', 3],
    ]);
  });

  test('say how many offers follow each', async () => {
    const { administrator, hospital } = await buildRunHospital(api);
    const { id: processId } = await created(administrator.jwt, 'Seguido');
    const unpublished = { publishedAt: null };
    await buildOffer(db, { hospitalId: hospital.id, processId, status: 'draft', ...unpublished });
    await buildOffer(db, { hospitalId: hospital.id, processId, status: 'refused', ...unpublished });
    await buildOffer(db, { hospitalId: hospital.id, processId });
    await buildOffer(db, { hospitalId: hospital.id });
    expect(await list(administrator.jwt)).toMatchObject({
      body: { items: [{ offers: { unpublished: 2, published: 1 } }] },
    });
  });

  test('have names of their own, whatever their case', async () => {
    const { administrator } = await buildRunHospital(api);
    const { jwt } = administrator;
    const taken = { code: 'ProcessNameTaken', fields: { name: { key: 'apiErrors.ProcessNameTaken' } } };
    await created(jwt, 'Cirugía');
    const other = await created(jwt, 'Otro');
    expect(await create(jwt, { name: 'CIRUGÍA', copyOf: null })).toMatchObject({ status: 409, body: taken });
    const renamed = { version: 1, name: 'cirugía', steps: standardSteps };
    expect(await save(jwt, other.id, renamed)).toMatchObject({ status: 409, body: taken });
    // Its own name in other letters is no other process's.
    expect(await save(jwt, other.id, { ...renamed, name: 'OTRO' })).toMatchObject({ status: 200 });
    const elsewhere = await buildRunHospital(api);
    expect((await created(elsewhere.administrator.jwt, 'Cirugía')).name).toBe('Cirugía');
  });
});

describe('at once', () => {
  test('of two saves over one version the second is told; the same again is not', async () => {
    const { administrator, hospital } = await buildRunHospital(api);
    const recruiter = await buildStaff(api, hospital.id, 'recruiter');
    const { id } = await created(administrator.jwt, 'A la vez');
    const [mine, theirs] = ['Mío', 'Suyo'].map((name) => ({ version: 1, name, steps: standardSteps }));
    const answers = await Promise.all([save(administrator.jwt, id, mine), save(recruiter.jwt, id, theirs)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'Conflict' } });
    const stored = answers[0].status === 200 ? mine : theirs;
    expect(await save(administrator.jwt, id, stored)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('two defaults: one of them is', async () => {
    const { administrator } = await buildRunHospital(api);
    const { jwt } = administrator;
    const one = await created(jwt, 'Uno');
    const two = await created(jwt, 'Dos');
    const answers = await Promise.all([makeDefault(jwt, one.id), makeDefault(jwt, two.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { items } = (await list(jwt)).body as ProcessList;
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('twenty at most, also where three people make the twentieth', async () => {
    const { administrator, hospital } = await buildRunHospital(api);
    const { jwt } = administrator;
    const now = new Date('2026-03-10T09:00:00Z');
    await db.insert(selectionProcesses).values(
      Array.from({ length: 19 }, (_, index) => ({
        id: crypto.randomUUID(),
        hospitalId: hospital.id,
        name: `Proceso ${index}`,
        steps: standardSteps,
        createdAt: now,
        updatedAt: now,
      })),
    );
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => create(jwt, { name, copyOf: null })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'TooManyProcesses' } });
    expect(await list(jwt)).toMatchObject({ body: { can: { manage: true, add: false } } });
  });

  test('two of one name: one is made', async () => {
    const { administrator } = await buildRunHospital(api);
    const make = () => create(administrator.jwt, { name: 'Igual', copyOf: null });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('who saved it last', () => {
  test('is named to colleagues; choosing another default is no save', async () => {
    const { administrator, hospital } = await buildRunHospital(api);
    const marta = await buildStaff(api, hospital.id, 'recruiter', { firstname: 'Marta', lastname: 'Gil' });
    const { id } = await created(administrator.jwt, 'De dos');
    const saved = { body: { updatedBy: { byTeam: false, author: 'Marta Gil' } } };
    expect(await save(marta.jwt, id, { version: 1, name: 'De las dos', steps: standardSteps })).toMatchObject(saved);
    expect(await makeDefault(administrator.jwt, id)).toMatchObject(saved);
    expect(await list(administrator.jwt)).toMatchObject({ body: { items: [saved.body] } });
  });

  test('is the team, without a name, where it acted as somebody', async () => {
    const { administrator } = await buildRunHospital(api);
    const { id } = await created(administrator.jwt, 'Con ayuda');
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const acting = await request('POST', `/api/auth/${administrator.user.id}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'No puede guardar su proceso' },
    });
    const { jwt } = acting.body as { jwt: string };
    await save(jwt, id, { version: 1, name: 'Con más ayuda', steps: standardSteps });
    expect(await list(administrator.jwt)).toMatchObject({
      body: { items: [{ updatedBy: { byTeam: true, author: null } }] },
    });
  });
});

describe('what is refused', () => {
  const valid = [papers(), step(), step()];
  const one = step();
  test.each<[string, unknown, string]>([
    ['one step', [step()], 'steps'],
    ['eleven steps', Array.from({ length: 11 }, () => step()), 'steps'],
    ['no list', 'steps', 'steps'],
    ['a step that is none', [step(), null], 'steps.1'],
    ['two steps of one id', [one, { ...step(), id: one.id }], 'steps.1.id'],
    ['an id that is none', [step(), step({ id: 'x' })], 'steps.1.id'],
    ['a type that does not exist', [step(), { ...step(), type: 'exam' }], 'steps.1.type'],
    ['a step without a name', [step(), step({ name: '  ' })], 'steps.1.name'],
    ['a name that is too long', [step(), step({ name: 'x'.repeat(61) })], 'steps.1.name'],
    ['a text that is too long', [step(), step({ text: 'x'.repeat(2001) })], 'steps.1.text'],
    ['documents of an interview', [step({ documents: [{ kind: null, name: 'CV' }] }), step()], 'steps.0.documents'],
    ['a nameless document', [papers({ documents: [{ kind: null, name: ' ' }] }), step()], 'steps.0.documents.0.name'],
    [
      'a paper that hospitals may not see',
      [papers({ documents: [{ kind: 'criminalRecord', name: '' }] }), step()],
      'steps.0.documents.0.kind',
    ],
    ['a passport', [papers({ documents: [{ kind: 'passport', name: '' }] }), step()], 'steps.0.documents.0.kind'],
    [
      'eleven documents',
      [papers({ documents: Array.from({ length: 11 }, () => ({ kind: null, name: 'CV' })) }), step()],
      'steps.0.documents',
    ],
    ['no day to answer', [papers({ daysToAnswer: 0 }), step()], 'steps.0.daysToAnswer'],
    ['too many days to answer', [papers({ daysToAnswer: 61 }), step()], 'steps.0.daysToAnswer'],
    ['a duration of one’s own', [step({ durationMinutes: 37 }), step()], 'steps.0.durationMinutes'],
  ])('%s', async (_, steps, field) => {
    const { administrator } = await buildRunHospital(api);
    const { id } = await created(administrator.jwt, 'Con errores');
    const answer = await save(administrator.jwt, id, { version: 1, name: 'Con errores', steps });
    expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
    expect(await list(administrator.jwt)).toMatchObject({ body: { items: [{ version: 1, steps: standardSteps }] } });
  });

  test.each([
    [{ name: ' ', copyOf: null }, 422, 'name'],
    [{ name: 'x'.repeat(81), copyOf: null }, 422, 'name'],
    [{ name: 'Bien' }, 422, 'copyOf'],
    [{ name: 'Bien', copyOf: 'x' }, 422, 'copyOf'],
  ])('a new one with %o', async (body, status, field) => {
    const { administrator } = await buildRunHospital(api);
    const answer = await create(administrator.jwt, body);
    expect(answer).toMatchObject({ status, body: { code: 'ValidationFailed' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
  });

  test('a copy of what is not there, and bodies that are none', async () => {
    const { administrator } = await buildRunHospital(api);
    const { jwt } = administrator;
    const { id } = await created(jwt, 'Entero');
    const nowhere = '0198a1f0-7b1e-7cc0-8c1a-3c1f5a6b7c8d';
    expect(await create(jwt, { name: 'Copia', copyOf: nowhere })).toMatchObject({ status: 404 });
    expect(await save(jwt, nowhere, { version: 1, name: 'Nada', steps: valid })).toMatchObject({ status: 404 });
    expect(await save(jwt, 'x', { version: 1, name: 'Nada', steps: valid })).toMatchObject({ status: 422 });
    expect(await save(jwt, id, { version: 0, name: 'Entero', steps: valid })).toMatchObject({ status: 422 });
    expect(await save(jwt, id, '{')).toMatchObject({ status: 400, body: { code: 'MalformedBody' } });
    expect(await create(jwt, '[')).toMatchObject({ status: 400, body: { code: 'MalformedBody' } });
  });
});
