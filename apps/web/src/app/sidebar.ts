import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { core } from '@fonendo/messages/es/shared/core';
import {
  BriefcaseMedical,
  Building2,
  ContactRound,
  FileCheck2,
  Info,
  LayoutDashboard,
  type LucideIcon,
  Search,
  Settings2,
  Stamp,
  Stethoscope,
  UserRound,
  Users,
  Workflow,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';

const DoctorTurnMark = lazy(() => import('../features/petitions/own/turn-mark.tsx'));

export type SidebarEntry = {
  readonly label: keyof (typeof core)['nav'];
  readonly to: string;
  readonly icon: LucideIcon;
  /** Active only on its own page, not on the pages below it. */
  readonly exact?: boolean;
  /** A page below it that has an entry of its own; on other pages below it this entry is active. */
  readonly except?: string;
  /** Pages elsewhere that belong to it: it stays marked on a candidacy or a petition. */
  readonly also?: readonly string[];
  /** Shown at the end of the entry while there is something to do. */
  readonly mark?: ComponentType;
  readonly children?: readonly SidebarEntry[];
};

type GroupEntry = Omit<SidebarEntry, 'children'> & {
  readonly groups: readonly PolicyGroup[];
  readonly hiddenWhileImpersonating?: boolean;
  readonly children?: readonly GroupEntry[];
};

const administrators = ['superadmin', 'admin'] as const;
const hospitalStaff = ['hospital', 'recruiter'] as const;

/** The specification's table of sidebar entries, row by row; a row lists the groups that see it. */
const entries: readonly GroupEntry[] = [
  {
    label: 'dashboard',
    to: '/dashboard',
    icon: LayoutDashboard,
    // Pages without an entry of their own, which the dashboard leads to.
    also: ['/audit', '/payments', '/reports', '/service'],
    groups: administrators,
  },
  { label: 'users', to: '/users', icon: Users, groups: administrators },
  { label: 'petitions', to: '/petitions', icon: Stamp, groups: administrators },
  { label: 'offers', to: '/offers', icon: BriefcaseMedical, groups: ['admin'] },
  {
    label: 'hospitals',
    to: '/hospitals',
    icon: Building2,
    // Of the hospital that an administrator works for, chosen there.
    also: ['/candidates', '/candidate', '/process', '/profiles'],
    groups: ['admin'],
  },
  {
    label: 'homologationInfo',
    to: '/homologation-info',
    icon: Info,
    also: ['/petitions', '/road', '/journey'],
    groups: ['certifiedDoctor'],
  },
  {
    label: 'requests',
    to: '/homologations',
    icon: FileCheck2,
    also: ['/petitions', '/road', '/journey'],
    mark: DoctorTurnMark,
    groups: ['notCertifiedDoctor'],
  },
  { label: 'searchOffers', to: '/offers', icon: Search, except: '/offers/own', groups: ['certifiedDoctor'] },
  // Without an entry for their own offers, their candidacies belong to the search where they began.
  { label: 'searchOffers', to: '/offers', icon: Search, also: ['/candidate'], groups: ['notCertifiedDoctor'] },
  {
    label: 'ownOffers',
    to: '/offers/own',
    icon: BriefcaseMedical,
    also: ['/candidate'],
    groups: ['certifiedDoctor'],
  },
  {
    label: 'account',
    to: '/account',
    icon: UserRound,
    also: ['/profile'],
    groups: ['certifiedDoctor'],
    hiddenWhileImpersonating: true,
  },
  { label: 'offers', to: '/offers', icon: BriefcaseMedical, groups: hospitalStaff },
  { label: 'candidates', to: '/candidates', icon: ContactRound, also: ['/candidate'], groups: hospitalStaff },
  { label: 'doctors', to: '/users', icon: Stethoscope, groups: hospitalStaff },
  {
    label: 'account',
    to: '/account',
    icon: Settings2,
    groups: hospitalStaff,
    hiddenWhileImpersonating: true,
    children: [
      { label: 'process', to: '/process', icon: Workflow, groups: hospitalStaff },
      { label: 'profiles', to: '/profiles', icon: Users, groups: ['hospital'] },
    ],
  },
];

/** The entries of this person, from top to bottom. */
export function sidebarFor(session: Pick<Session, 'policyGroups' | 'impersonatedBy'>): SidebarEntry[] {
  const visible = (list: readonly GroupEntry[]): SidebarEntry[] =>
    list
      .filter(({ groups }) => groups.some((group) => session.policyGroups.includes(group)))
      .filter(({ hiddenWhileImpersonating }) => !(hiddenWhileImpersonating && session.impersonatedBy))
      .map(({ children, ...entry }) => (children ? { ...entry, children: visible(children) } : entry));
  return visible(entries);
}
