import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { describe, expect, it } from 'vitest';
import { type SidebarEntry, sidebarFor } from './sidebar.ts';

const paths = (entries: readonly SidebarEntry[]): string[] =>
  entries.flatMap(({ to, children }) => [to, ...paths(children ?? [])]);

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
});
