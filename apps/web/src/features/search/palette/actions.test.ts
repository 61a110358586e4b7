import type { Session } from '@fonendo/contract/auth/auth.schema';
import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { describe, expect, test } from 'vitest';
import { actionsFor, type PaletteAction } from './actions.ts';

const impersonatedBy = { name: 'Lucía', reason: 'Ayuda', expiresAt: '2026-03-10T10:00:00.000Z' } as NonNullable<
  Session['impersonatedBy']
>;
const standing = { canCreateOffer: true, locale: 'es', colorScheme: 'auto' } as const;
const offered = (group: PolicyGroup, others: Partial<Parameters<typeof actionsFor>[0]> = {}) =>
  actionsFor({ ...standing, session: { policyGroups: [group] }, ...others });

const team: PaletteAction[] = ['nextPetition', 'offersToApprove'];
const staff: PaletteAction[] = ['unseenCandidates', 'interviewCalendar'];
const everybody: PaletteAction[] = ['unreadNotifications', 'english', 'light', 'dark', 'signOut'];
const own: Record<PolicyGroup, PaletteAction[]> = {
  superadmin: [...team, 'inviteAdministrator'],
  admin: team,
  hospital: ['createOffer', 'inviteMember', ...staff],
  recruiter: ['createOffer', ...staff],
  certifiedDoctor: [],
  notCertifiedDoctor: [],
};

describe('what is offered', () => {
  test.each(policyGroups)('to %s: their own and what everybody can do', (group) => {
    expect(offered(group).toSorted()).toEqual([...own[group], ...everybody].toSorted());
  });

  test('nobody creates offers whom the server would not let', () => {
    for (const group of policyGroups) expect(offered(group, { canCreateOffer: false })).not.toContain('createOffer');
  });

  test('the way back comes first while acting as somebody else, whose notifications stay theirs', () => {
    const actions = offered('hospital', { session: { policyGroups: ['hospital'], impersonatedBy } });
    expect(actions[0]).toBe('endImpersonation');
    expect(actions).not.toContain('unreadNotifications');
    expect(actions).not.toContain('inviteMember');
  });

  test('what is already so is not offered', () => {
    expect(offered('admin', { locale: 'en' })).toEqual(expect.arrayContaining(['spanish']));
    expect(offered('admin', { locale: 'en' })).not.toContain('english');
    expect(offered('admin', { colorScheme: 'dark' })).not.toContain('dark');
    expect(offered('admin', { colorScheme: 'dark' })).toEqual(expect.arrayContaining(['light', 'auto']));
  });
});
