import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import { describe, expect, it } from 'vitest';
import { targetsFor } from '../features/users/impersonation-targets.ts';
import { type SidebarEntry, sidebarFor } from './sidebar.ts';

const paths = (entries: readonly SidebarEntry[]): string[] =>
  entries.flatMap(({ to, children }) => [to, ...paths(children ?? [])]);

const names = (entries: readonly SidebarEntry[]): Map<string, string> =>
  new Map(entries.flatMap(({ to, label, children }) => [[to, label] as const, ...names(children ?? [])]));

/** The specification, section 2, "Sidebar entries by role", from top to bottom. */
const specified: Record<PolicyGroup, string[]> = {
  superadmin: ['/dashboard', '/users', '/petitions'],
  admin: ['/dashboard', '/users', '/petitions', '/offers', '/hospitals'],
  certifiedDoctor: ['/homologation-info', '/offers', '/offers/own', '/account'],
  notCertifiedDoctor: ['/homologations', '/offers'],
  hospital: ['/offers', '/candidates', '/users', '/account', '/process', '/profiles'],
  recruiter: ['/offers', '/candidates', '/users', '/account', '/process'],
};

describe('the sidebar', () => {
  it.each(Object.entries(specified))('of %s', (group, expected) => {
    expect(paths(sidebarFor({ policyGroups: [group as PolicyGroup] }))).toEqual(expected);
  });

  it.each(Object.entries(specified))('of %s has no account while somebody acts as them', (group, entries) => {
    const impersonatedBy = {
      ...{ name: 'Lucía', reason: 'Incidencia', hospital: null },
      ...{ startedAt: '2026-11-15T09:00:00Z', expiresAt: '2026-11-15T10:00:00Z' },
    };
    const ofAccount = ['/account', '/process', '/profiles'];
    expect(paths(sidebarFor({ policyGroups: [group as PolicyGroup], impersonatedBy }))).toEqual(
      entries.filter((path) => !ofAccount.includes(path)),
    );
  });

  it.each(['superadmin', 'admin'] as const)('of %s marks the entry that led to a page without one', (group) => {
    const marked = (path: string) =>
      sidebarFor({ policyGroups: [group] }).flatMap(({ to, also = [] }) => (also.includes(path) ? [to] : []));
    for (const path of ['/audit', '/payments', '/reports', '/service']) expect(marked(path)).toEqual(['/dashboard']);
    const ofHospital = group === 'admin' ? ['/hospitals'] : [];
    for (const path of ['/candidates', '/candidate', '/process', '/profiles']) {
      expect(marked(path), path).toEqual(ofHospital);
    }
  });

  it.each(policyGroups)('of %s names the pages on which acting as them can start', (group) => {
    const named = names(sidebarFor({ policyGroups: [group] }));
    const targets = new Map(targetsFor([group]).map(({ to, label }) => [to, label]));
    for (const [to, label] of named) expect([to, targets.get(to)]).toEqual([to, label]);
    // Not every group has these in its sidebar; they are offered by their names in those that do.
    const others = [...targets].filter(([to]) => !named.has(to)).map(([, label]) => label);
    expect(['dashboard', 'ownOffers', 'account']).toEqual(expect.arrayContaining(others));
  });
});
