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

/** `show` is for the notifications: only unread ones. */
export type AccountSearch = { tab?: AccountTab; show?: 'unread' };

export function parseAccountSearch(search: Record<string, unknown>): AccountSearch {
  const tab = tabs.find((known) => known === search.tab);
  return { ...(tab && { tab }), ...(tab === 'notifications' && search.show === 'unread' && { show: 'unread' }) };
}

const doctorTabs = ['personal', 'documents', 'cv', 'payments', 'security', 'privacy', 'notifications'] as const;
const hospitalTabs = ['hospital', 'account', 'security', 'privacy', 'notifications'] as const;
const administratorTabs = ['account', 'settings', 'security', 'privacy', 'notifications'] as const;

/** The tabs of somebody's account, the most visited first. */
export function tabsFor(groups: readonly PolicyGroup[]): readonly [AccountTab, ...AccountTab[]] {
  if (isDoctor(groups)) return doctorTabs;
  if (isHospitalStaff(groups)) return hospitalTabs;
  return isAdministrator(groups) ? administratorTabs : ['account', 'security', 'privacy', 'notifications'];
}

/** The tab in the address if this person has it, otherwise their first one. */
export function shownTab(groups: readonly PolicyGroup[], { tab }: AccountSearch): AccountTab {
  const available = tabsFor(groups);
  return available.find((known) => known === tab) ?? available[0];
}
