import { isDoctor, isHospitalStaff, type PolicyGroup } from '../auth/policy-group.ts';

/** The mails somebody may do without. Essential ones (codes, passwords, contracts, payments) belong to no family. */
export const mailFamilies = ['petitions', 'offers', 'candidacies', 'interviews', 'newsletter'] as const;

export type MailFamily = (typeof mailFamilies)[number];

/** When the mails of a family come: each with its event, one a day for all of them, or none. */
export type MailTiming = 'atOnce' | 'daily' | 'never';

/**
 * What can wait for the summary of the day. Mails of interviews cannot: they bring the date for the calendar, and
 * remind in time. The newsletter is a summary itself.
 */
export const digestFamilies = ['petitions', 'offers', 'candidacies'] as const satisfies readonly MailFamily[];

export type DigestFamily = (typeof digestFamilies)[number];

export const isDigestFamily = (family: MailFamily): family is DigestFamily =>
  (digestFamilies as readonly MailFamily[]).includes(family);

/** What somebody of these groups can choose. Administrators share the team's mailbox, which gets each mail at once. */
export function mailTimingsFor(groups: readonly PolicyGroup[], family: MailFamily): readonly MailTiming[] {
  if (!isDigestFamily(family)) return ['atOnce', 'never'];
  return isDoctor(groups) || isHospitalStaff(groups) ? ['atOnce', 'daily', 'never'] : ['daily', 'never'];
}

/** The families that can ever reach somebody of these groups: nobody is asked about mails that do not concern them. */
export function mailFamiliesFor(groups: readonly PolicyGroup[]): readonly MailFamily[] {
  if (isDoctor(groups)) return mailFamilies;
  if (isHospitalStaff(groups)) return ['offers', 'candidacies', 'interviews', 'newsletter'];
  return ['petitions', 'offers', 'newsletter'];
}
