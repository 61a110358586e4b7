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
  UserRoundSearch,
} from 'lucide-react';

/** What can be done from anywhere; the texts have the same names. */
export const actionIcons = {
  endImpersonation: Undo2,
  nextPetition: Stamp,
  offersToApprove: BriefcaseMedical,
  createOffer: CirclePlus,
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

/** Those that only open a list as somebody wants it. */
export const actionAddresses: Partial<Record<PaletteAction, string>> = {
  offersToApprove: '/offers?view=toApprove',
  createOffer: '/offers?write=new',
  unseenCandidates: '/candidates?unseen=true',
  interviewCalendar: '/candidates?view=calendar',
  unreadNotifications: '/account?tab=notifications&show=unread',
};

type Standing = {
  session: Pick<Session, 'policyGroups' | 'impersonatedBy'>;
  /** As the server says: not everybody at a hospital writes its offers. */
  canCreateOffer: boolean;
  locale: Locale;
  colorScheme: MantineColorScheme;
};

/** In the order they are offered. What is already so is not offered again. */
export function actionsFor({ session, canCreateOffer, locale, colorScheme }: Standing): PaletteAction[] {
  const { policyGroups, impersonatedBy } = session;
  const isTeam = isAdministrator(policyGroups);
  const isStaff = !isTeam && isHospitalStaff(policyGroups);
  const offered: Record<PaletteAction, boolean> = {
    endImpersonation: impersonatedBy !== undefined,
    nextPetition: isTeam,
    offersToApprove: isTeam,
    createOffer: isStaff && canCreateOffer,
    unseenCandidates: isStaff,
    interviewCalendar: isStaff,
    unreadNotifications: impersonatedBy === undefined,
    spanish: locale !== 'es',
    english: locale !== 'en',
    light: colorScheme !== 'light',
    dark: colorScheme !== 'dark',
    auto: colorScheme !== 'auto',
    signOut: true,
  };
  return (Object.keys(actionIcons) as PaletteAction[]).filter((action) => offered[action]);
}
