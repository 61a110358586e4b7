import { isAdministrator, isDoctor, isHospitalStaff, type PolicyGroup } from '@fonendo/domain/auth/policy-group';

const tabs = [
  'personal',
  'documents',
  'cv',
  'payments',
  'hospital',
  'account',
  'settings',
  'security',
  'privacy',
  'notifications',
] as const;

export type AccountTab = (typeof tabs)[number];

/** `show` is of the notifications: those alone that are unread. */
export type AccountSearch = { tab?: AccountTab; show?: 'unread' };

export function parseAccountSearch(search: Record<string, unknown>): AccountSearch {
  const tab = tabs.find((known) => known === search.tab);
  return { ...(tab && { tab }), ...(tab === 'notifications' && search.show === 'unread' && { show: 'unread' }) };
}

const doctorTabs = ['personal', 'documents', 'cv', 'payments', 'security', 'privacy', 'notifications'] as const;
const hospitalTabs = ['hospital', 'account', 'security', 'privacy', 'notifications'] as const;
const administratorTabs = ['account', 'settings', 'security', 'privacy', 'notifications'] as const;

/** What somebody finds under their account, the most visited first. */
export function tabsFor(groups: readonly PolicyGroup[]): readonly [AccountTab, ...AccountTab[]] {
  if (isDoctor(groups)) return doctorTabs;
  if (isHospitalStaff(groups)) return hospitalTabs;
  return isAdministrator(groups) ? administratorTabs : ['account', 'security', 'privacy', 'notifications'];
}

/** The tab of the address where this person has it, else their first one. */
export function shownTab(groups: readonly PolicyGroup[], { tab }: AccountSearch): AccountTab {
  const available = tabsFor(groups);
  return available.find((known) => known === tab) ?? available[0];
}
