import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isAdministrator, isDoctor, isHospitalStaff, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { palette } from '@fonendo/messages/es/search';
import type { core } from '@fonendo/messages/es/shared/core';
import {
  Activity,
  Bell,
  BriefcaseMedical,
  Building2,
  CircleHelp,
  ContactRound,
  CreditCard,
  FileText,
  Flag,
  IdCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Route,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
  Workflow,
} from 'lucide-react';
import { type AccountTab, tabsFor } from '../../account/account.public.ts';

type NavLabel = keyof (typeof core)['nav'];

/** The part of a sidebar entry that the palette needs. */
export type SidebarPlace = {
  readonly label: NavLabel;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly children?: readonly SidebarPlace[];
};

type Words = keyof (typeof palette)['words'];

export type PalettePage = {
  key: string;
  href: string;
  icon: LucideIcon;
  /** Its label elsewhere in the product. */
  label: `core:nav.${NavLabel}` | `core:titles.${keyof (typeof core)['titles']}` | `account:tabs.${AccountTab}`;
  /** Further words that people may search for. */
  words: Words | null;
};

const tabs: Record<Exclude<AccountTab, 'cv'>, { icon: LucideIcon; words: Words }> = {
  personal: { icon: IdCard, words: 'personal' },
  documents: { icon: FileText, words: 'documents' },
  payments: { icon: CreditCard, words: 'payments' },
  hospital: { icon: Building2, words: 'hospitalData' },
  account: { icon: UserRound, words: 'ownAccount' },
  settings: { icon: SlidersHorizontal, words: 'settings' },
  security: { icon: KeyRound, words: 'security' },
  privacy: { icon: ShieldCheck, words: 'privacy' },
  notifications: { icon: Bell, words: 'notifications' },
};

const navWords: Partial<Record<NavLabel, Words>> = {
  users: 'users',
  petitions: 'petitions',
  offers: 'offers',
  hospitals: 'hospitals',
  homologationInfo: 'homologationInfo',
  searchOffers: 'offers',
  ownOffers: 'ownOffers',
  requests: 'requests',
  candidates: 'candidates',
  doctors: 'doctors',
  process: 'process',
  profiles: 'profiles',
};

/** The pages of this person: their sidebar, the tabs of their account, and a few others. */
export function pagesFor({ policyGroups }: Pick<Session, 'policyGroups'>, places: readonly SidebarPlace[]) {
  const listed = places.flatMap((place) => [place, ...(place.children ?? [])]).map(pageOf);
  const pages: PalettePage[] = [
    { key: '/dashboard', href: '/dashboard', icon: LayoutDashboard, label: 'core:nav.dashboard', words: 'dashboard' },
    ...listed.filter(({ href }) => href !== '/dashboard'),
  ];
  for (const place of placesWithoutEntry(policyGroups)) {
    if (!pages.some(({ href }) => href === place.to)) pages.push(pageOf(place));
  }
  if (isDoctor(policyGroups)) {
    pages.push({
      ...{ key: '/journey', href: '/journey', icon: Route, label: 'core:titles.Your first day', words: 'journey' },
    });
    pages.push({ key: '/account/cv', href: '/account/cv', icon: FileText, label: 'core:titles.CV', words: 'cv' });
  }
  for (const tab of tabsFor(policyGroups)) if (tab !== 'cv') pages.push(tabPage(tab));
  if (isAdministrator(policyGroups)) {
    pages.push(
      { key: '/audit', href: '/audit', icon: ScrollText, label: 'core:titles.Activity', words: 'activity' },
      { key: '/service', href: '/service', icon: Activity, label: 'core:titles.Service status', words: 'service' },
      {
        key: '/reports',
        href: '/reports',
        icon: Flag,
        label: 'core:titles.Reported conversations',
        words: 'reports',
      },
      {
        key: '/candidates',
        href: '/candidates',
        icon: ContactRound,
        label: 'core:nav.candidates',
        words: 'candidates',
      },
      { key: '/profiles', href: '/profiles', icon: Users, label: 'core:nav.profiles', words: 'profiles' },
      { key: '/process', href: '/process', icon: Workflow, label: 'core:nav.process', words: 'process' },
      { key: '/payments', href: '/payments', icon: CreditCard, label: 'core:titles.Payments', words: 'payments' },
    );
  }
  pages.push({ key: '/faq', href: '/faq', icon: CircleHelp, label: 'core:nav.faq', words: 'faq' });
  return pages;
}

/**
 * What the specification leaves out of the sidebar: the own offers of doctors who are not certified and, while somebody
 * acts as them, what lies below the account of hospital staff.
 */
function placesWithoutEntry(groups: readonly PolicyGroup[]): SidebarPlace[] {
  return [
    ...(isDoctor(groups) ? [{ label: 'ownOffers', to: '/offers/own', icon: BriefcaseMedical } as const] : []),
    ...(isHospitalStaff(groups) ? [{ label: 'process', to: '/process', icon: Workflow } as const] : []),
    ...(groups.includes('hospital') ? [{ label: 'profiles', to: '/profiles', icon: Users } as const] : []),
  ];
}

const pageOf = ({ label, to, icon }: SidebarPlace): PalettePage => ({
  ...{ key: to, href: to, icon },
  label: `core:nav.${label}`,
  words: navWords[label] ?? null,
});

const tabPage = (tab: Exclude<AccountTab, 'cv'>): PalettePage => ({
  key: `/account?tab=${tab}`,
  href: `/account?tab=${tab}`,
  label: `account:tabs.${tab}`,
  ...tabs[tab],
});
