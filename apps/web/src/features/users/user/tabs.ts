import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';

export const userTabs = [
  'data',
  'petitions',
  'documents',
  'payments',
  'candidacies',
  'offers',
  'sessions',
  'audit',
] as const;

export type UserTab = (typeof userTabs)[number];

/** The tabs for a person of this group. A deleted account has only the audit. */
export function tabsFor(user: Pick<UserDetail, 'policyGroups' | 'hospital' | 'standing'>): readonly UserTab[] {
  if (user.standing === 'deleted') return ['audit'];
  const doctor = isDoctor(user.policyGroups);
  const has: Record<UserTab, boolean> = {
    data: true,
    petitions: doctor,
    documents: doctor,
    payments: doctor,
    candidacies: doctor,
    offers: user.hospital !== null,
    sessions: true,
    audit: true,
  };
  return userTabs.filter((tab) => has[tab]);
}

export function shownTab(user: Parameters<typeof tabsFor>[0], wanted: string | undefined): UserTab {
  const tabs = tabsFor(user);
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'data';
}
