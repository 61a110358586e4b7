import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isAdministrator, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { MantineColorScheme } from '@mantine/core';
import {
  BriefcaseMedical,
  CalendarDays,
  CirclePlus,
  Inbox,
  Languages,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Stamp,
  Sun,
  Undo2,
  UserPlus,
  UserRoundSearch,
} from 'lucide-react';

/** The actions of the palette; their texts have the same keys. */
export const actionIcons = {
  endImpersonation: Undo2,
  nextPetition: Stamp,
  offersToApprove: BriefcaseMedical,
  createOffer: CirclePlus,
  inviteMember: UserPlus,
  inviteAdministrator: UserPlus,
  unseenCandidates: UserRoundSearch,
  interviewCalendar: CalendarDays,
  unreadNotifications: Inbox,
  spanish: Languages,
  english: Languages,
  light: Sun,
  dark: Moon,
  auto: Monitor,
  signOut: LogOut,
} satisfies Record<string, LucideIcon>;

export type PaletteAction = keyof typeof actionIcons;

/** Actions that only open a page. */
export const actionAddresses: Partial<Record<PaletteAction, string>> = {
  offersToApprove: '/offers?view=toApprove',
  createOffer: '/offers?write=new',
  inviteMember: '/profiles?invite=member',
  inviteAdministrator: '/users?invite=administrator',
  unseenCandidates: '/candidates?unseen=true',
  interviewCalendar: '/candidates?view=calendar',
  unreadNotifications: '/account?tab=notifications&show=unread',
};

type Standing = {
  session: Pick<Session, 'policyGroups' | 'impersonatedBy'>;
  /** According to the server: not everybody at a hospital may write offers. */
  canCreateOffer: boolean;
  locale: Locale;
  colorScheme: MantineColorScheme;
};

/** In the order shown. Actions that would change nothing are left out. */
export function actionsFor({ session, canCreateOffer, locale, colorScheme }: Standing): PaletteAction[] {
  const { policyGroups, impersonatedBy } = session;
  const isTeam = isAdministrator(policyGroups);
  const inPerson = impersonatedBy === undefined;
  const isStaff = !isTeam && isHospitalStaff(policyGroups);
  const offered: Record<PaletteAction, boolean> = {
    endImpersonation: !inPerson,
    nextPetition: isTeam,
    offersToApprove: isTeam,
    createOffer: isStaff && canCreateOffer,
    // Invitations are sent in one's own name.
    inviteMember: policyGroups.includes('hospital') && inPerson,
    inviteAdministrator: policyGroups.includes('superadmin') && inPerson,
    unseenCandidates: isStaff,
    interviewCalendar: isStaff,
    unreadNotifications: inPerson,
    spanish: locale !== 'es',
    english: locale !== 'en',
    light: colorScheme !== 'light',
    dark: colorScheme !== 'dark',
    auto: colorScheme !== 'auto',
    signOut: true,
  };
  return (Object.keys(actionIcons) as PaletteAction[]).filter((action) => offered[action]);
}
