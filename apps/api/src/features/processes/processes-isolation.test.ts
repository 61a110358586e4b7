import type { ProcessList } from '@fonendo/contract/processes.schema';
import { standardSteps } from '@fonendo/domain/processes/process';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { openOffersApi } from '../../testing/scenes/offers.ts';
import { openProcesses } from '../../testing/scenes/processes.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';
import { findProcess } from './processes.repository.ts';

const api = await openOffersApi();
const { db, request, ours, theirs, admin } = api;
const { list, create, save, remove, makeDefault, endDefault, created } = openProcesses(request);

const secret = await created(ours.administrator.jwt, 'Proceso interno secreto');
const update = { version: 1, name: 'Cambiado', steps: standardSteps };

const changes = (token: string | undefined, id: string) => [
  () => save(token, id, update),
  () => makeDefault(token, id),
  () => endDefault(token, id),
  () => remove(token, id),
];

const roles = ['administrator', 'recruiter', 'selectionCoordinator', 'administrative'] as const;

describe.each(roles)('the %s of another hospital', (role) => {
  const { jwt } = theirs[role];

  test('reads nothing of this one', async () => {
    expect(JSON.stringify((await list(jwt)).body)).not.toContain('secreto');
  });

  test('changes and copies nothing of it', async () => {
    const expected = role === 'administrative' ? 403 : 404;
    for (const change of changes(jwt, secret.id)) expect((await change()).status).toBe(expected);
    expect((await create(jwt, { name: `Copia de ${role}`, copyOf: secret.id })).status).toBe(expected);
    expect(await findProcess(db, ours.hospital.id, secret.id)).toMatchObject({ name: secret.name, version: 1 });
  });
});

describe.each(roles)('our %s', (role) => {
  const { jwt } = ours[role];
  const manages = role !== 'administrative';

  test('reads all of them', async () => {
    const { items, can } = (await list(jwt)).body as ProcessList;
    expect(items.map(({ name }) => name)).toContain(secret.name);
    expect(can).toEqual({ manage: manages, add: manages, chooseDefault: manages, remove: manages });
  });

  test(`${manages ? 'makes, changes and deletes' : 'changes none of'} them`, async () => {
    const made = await create(jwt, { name: `De ${role}`, copyOf: null });
    expect(made.status).toBe(manages ? 201 : 403);
    const { id } = manages ? (made.body as { id: string }) : secret;
    const name = `Cambiado por ${role}`;
    const statuses = [
      (await save(jwt, id, { ...update, name })).status,
      (await makeDefault(jwt, id)).status,
      (await endDefault(jwt, id)).status,
      (await remove(jwt, id)).status,
    ];
    expect(statuses).toEqual(manages ? [200, 200, 200, 204] : [403, 403, 403, 403]);
  });
});

test.each([
  ['a certified doctor', (await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] })).jwt, 403, 'Forbidden'],
  ['a doctor', (await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] })).jwt, 403, 'Forbidden'],
  ['a recruiter of no hospital', (await buildSignedIn(api, { policyGroups: ['recruiter'] })).jwt, 403, 'Forbidden'],
  ['nobody', undefined, 401, 'Unauthenticated'],
])('%s reads and changes nothing', async (_, token, status, code) => {
  const calls = [() => list(token), () => create(token, { name: 'X', copyOf: null }), ...changes(token, secret.id)];
  for (const call of calls) expect(await call()).toMatchObject({ status, body: { code } });
});

test('an administrator who acts as the hospital is named in the audit', async () => {
  const { body } = await request('POST', `/api/auth/${ours.recruiter.user.id}/impersonate`, {
    token: admin.jwt,
    body: { reason: 'No puede guardar su proceso' },
  });
  const { id } = await created((body as { jwt: string }).jwt, 'Hecho por otro');
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entry).toMatchObject({ actorId: ours.recruiter.user.id, impersonatorId: admin.user.id });
});
