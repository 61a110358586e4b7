import { describe, expect, test } from 'vitest';
import { isAdministrator, type PolicyGroup, policyGroups } from '../auth/policy-group.ts';
import { allowedUserActions, assignableGroups, mayManage, type UserAction, type UserFacts } from './user.policy.ts';

const actorOf = (group: PolicyGroup) => ({ id: 'actor', policyGroups: [group] });
const targetOf = (group: PolicyGroup, overrides: Partial<UserFacts> = {}): UserFacts => ({
  id: 'target',
  policyGroups: [group],
  standing: 'active',
  verified: true,
  hasHospital: false,
  degreeSettled: false,
  secondFactor: false,
  lastOfHospital: false,
  ...overrides,
});

describe('who may change whom', () => {
  test.each(policyGroups.flatMap((actor) => policyGroups.map((target) => [actor, target] as const)))(
    '%s changes %s',
    (actor, target) => {
      const expected = actor === 'superadmin' || (actor === 'admin' && !isAdministrator([target]));
      expect(mayManage(actorOf(actor), targetOf(target))).toBe(expected);
      if (!expected) expect(allowedUserActions(actorOf(actor), targetOf(target))).toEqual([]);
    },
  );

  test.each(policyGroups)('%s changes nothing of their own here', (group) => {
    const oneself = { ...targetOf(group), id: 'actor' };
    expect(allowedUserActions(actorOf(group), oneself)).toEqual([]);
    expect(assignableGroups(actorOf(group), oneself)).toEqual([]);
  });
});

describe('what may be done', () => {
  test('whoever alone administers a hospital is neither changed nor shut out', () => {
    const target = targetOf('hospital', { hasHospital: true, lastOfHospital: true });
    expect(allowedUserActions(actorOf('superadmin'), target)).toEqual(['closeSessions', 'impersonate']);
  });

  const always: UserAction[] = ['edit', 'delete'];
  test.each<[string, Partial<UserFacts>, UserAction[]]>([
    [
      'active and verified',
      {},
      ['edit', 'changeEmail', 'block', 'delete', 'changeGroup', 'closeSessions', 'impersonate'],
    ],
    [
      'active and not verified',
      { verified: false },
      ['edit', 'changeEmail', 'block', 'delete', 'resendVerification', 'changeGroup', 'closeSessions', 'impersonate'],
    ],
    ['blocked', { standing: 'blocked' }, ['edit', 'unblock', 'delete', 'changeGroup']],
    ['blocked and settled', { standing: 'blocked', degreeSettled: true }, ['edit', 'unblock', 'delete']],
    [
      'active with a second factor',
      { secondFactor: true },
      ['edit', 'changeEmail', 'block', 'delete', 'changeGroup', 'closeSessions', 'impersonate'],
    ],
    ['deleted', { standing: 'deleted' }, []],
  ])('a doctor who is %s', (_name, facts, expected) => {
    const allowed = allowedUserActions(actorOf('admin'), targetOf('certifiedDoctor', facts));
    expect(allowed).toEqual(expected);
    if (facts.standing !== 'deleted') expect(allowed).toEqual(expect.arrayContaining(always));
  });

  test('a superadmin takes away the second factor of somebody who has one', () => {
    const lost = { secondFactor: true };
    expect(allowedUserActions(actorOf('superadmin'), targetOf('admin', lost))).toContain('resetSecondFactor');
    expect(allowedUserActions(actorOf('superadmin'), targetOf('admin'))).not.toContain('resetSecondFactor');
    const blocked = targetOf('admin', { ...lost, standing: 'blocked' });
    expect(allowedUserActions(actorOf('superadmin'), blocked)).not.toContain('resetSecondFactor');
  });

  test.each(policyGroups.flatMap((actor) => policyGroups.map((target) => [actor, target] as const)))(
    '%s says until when %s has access',
    (actor, target) => {
      const may = actor === 'superadmin' && isAdministrator([target]);
      for (const standing of ['active', 'blocked', 'deleted'] as const) {
        const allowed = allowedUserActions(actorOf(actor), targetOf(target, { standing }));
        expect(allowed.includes('changeAccessEnd')).toBe(may && standing !== 'deleted');
      }
    },
  );

  test('a superadmin does not act as another superadmin, but may block one', () => {
    const allowed = allowedUserActions(actorOf('superadmin'), targetOf('superadmin'));
    expect(allowed).toContain('block');
    expect(allowed).not.toContain('impersonate');
  });
});

describe('to which group', () => {
  type Cell = [PolicyGroup, Partial<UserFacts>, { admin: PolicyGroup[]; superadmin: PolicyGroup[] }];
  test.each<Cell>([
    ['certifiedDoctor', {}, { admin: ['notCertifiedDoctor'], superadmin: ['notCertifiedDoctor'] }],
    ['certifiedDoctor', { degreeSettled: true }, { admin: [], superadmin: [] }],
    ['notCertifiedDoctor', {}, { admin: ['certifiedDoctor'], superadmin: ['certifiedDoctor'] }],
    ['notCertifiedDoctor', { degreeSettled: true }, { admin: [], superadmin: [] }],
    ['admin', {}, { admin: [], superadmin: ['superadmin'] }],
    ['superadmin', {}, { admin: [], superadmin: ['admin'] }],
    ['hospital', {}, { admin: [], superadmin: ['admin', 'superadmin'] }],
    ['hospital', { hasHospital: true }, { admin: [], superadmin: [] }],
    ['hospital', { verified: false }, { admin: [], superadmin: [] }],
    ['recruiter', { hasHospital: true }, { admin: [], superadmin: [] }],
    ['certifiedDoctor', { standing: 'deleted' }, { admin: [], superadmin: [] }],
    ['certifiedDoctor', { policyGroups: ['certifiedDoctor', 'admin'] }, { admin: [], superadmin: [] }],
  ])('%s %o', (group, facts, expected) => {
    for (const actor of ['admin', 'superadmin'] as const) {
      expect(assignableGroups(actorOf(actor), targetOf(group, facts))).toEqual(expected[actor]);
    }
  });

  test.each(policyGroups.filter((group) => !isAdministrator([group])))('%s moves nobody', (actor) => {
    for (const group of policyGroups) expect(assignableGroups(actorOf(actor), targetOf(group))).toEqual([]);
  });
});
