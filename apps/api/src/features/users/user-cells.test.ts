import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { mayManage } from '@fonendo/domain/users/user.policy';
import { describe, expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { buildAccount, buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db } = api;

const actions = {
  edit: { method: 'PATCH', path: '', body: { locale: 'en' } },
  email: { method: 'POST', path: '/email', body: { email: 'otra.direccion@fonendo.test' } },
  block: { method: 'POST', path: '/block', body: { reason: 'Facturas impagadas' } },
  unblock: { method: 'POST', path: '/unblock', body: undefined },
  group: { method: 'POST', path: '/group', body: { from: 'certifiedDoctor', to: 'notCertifiedDoctor' } },
  resend: { method: 'POST', path: '/resend-verification', body: undefined },
  sessions: { method: 'POST', path: '/sessions/close', body: undefined },
  delete: { method: 'DELETE', path: '', body: { name: 'Valentina Restrepo' } },
} as const;

type Action = keyof typeof actions;

const names = Object.keys(actions) as Action[];

const act = (token: string | undefined, id: string, action: Action) => {
  const { method, path, body } = actions[action];
  return request(method, `/api/users/${id}${path}`, { ...(token && { token }), ...(body && { body }) });
};

/** What of the allowed cannot be done to somebody active and verified without a hospital. */
const conflicts: Partial<Record<Action, (target: PolicyGroup) => boolean>> = {
  unblock: () => true,
  resend: () => true,
  // The body speaks of a certified doctor.
  group: (target) => target !== 'certifiedDoctor',
};

describe('every action by every group on every group', () => {
  test.each(policyGroups)('by %s', async (group) => {
    const actor = await buildSignedIn(api, { policyGroups: [group] });
    for (const target of policyGroups) {
      for (const action of names) {
        const person = await buildUser(db, { policyGroups: [target] });
        const answer = await act(actor.jwt, person.id, action);
        const cell = `${group} ${action} ${target}`;
        const allowed = mayManage({ id: 'one', policyGroups: [group] }, { id: 'two', policyGroups: [target] });
        if (!allowed) expect(answer, cell).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
        else if (conflicts[action]?.(target)) expect(answer, cell).toMatchObject({ status: 409 });
        else expect([200, 204], cell).toContain(answer.status);
      }
    }
  });

  test.each(names)('%s: signed out, unknown, oneself, in somebody’s name', async (action) => {
    const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const admin = await buildAccount(db, { policyGroups: ['admin'] });
    const person = await buildUser(db);
    expect(await act(undefined, person.id, action)).toMatchObject({ status: 401 });
    expect(await act(superadmin.jwt, '0198c5a0-0000-7000-8000-000000000000', action)).toMatchObject({ status: 404 });
    expect(await act(superadmin.jwt, 'nobody', action)).toMatchObject({ status: 422 });
    expect(await act(superadmin.jwt, superadmin.user.id, action)).toMatchObject({ status: 403 });
    const borrowed = await request('POST', `/api/auth/${admin.id}/impersonate`, {
      token: superadmin.jwt,
      body: { reason: 'Ayuda con una cuenta' },
    });
    const { jwt } = borrowed.body as { jwt: string };
    expect(await act(jwt, person.id, action)).toMatchObject({ status: 403, body: { code: 'NotWhileImpersonating' } });
  });

  test.each(names.filter((name) => actions[name].body !== undefined))('%s refuses malformed bodies', async (action) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: ['admin'] });
    const person = await buildUser(db);
    const { method, path } = actions[action];
    for (const [body, status] of [
      ['{', 400],
      [[], 422],
      [{ firstname: 1, email: 'x', reason: '', from: 1, name: '' }, 422],
    ] as const) {
      expect(await request(method, `/api/users/${person.id}${path}`, { token: jwt, body })).toMatchObject({ status });
    }
  });
});
