import { isDoctor, isHospitalStaff, type PolicyGroup } from '../auth/policy-group.ts';

/**
 * Kinds of mail that people can switch off. Essential mails (codes, passwords, contracts, payments) belong to no
 * family.
 */
export const mailFamilies = ['petitions', 'offers', 'candidacies', 'interviews', 'newsletter'] as const;

export type MailFamily = (typeof mailFamilies)[number];

/** When the mails of a family are sent: at once, as one daily summary, or never. */
export type MailTiming = 'atOnce' | 'daily' | 'never';

/**
 * Families that can wait for the daily summary. Interviews cannot: their mails contain the calendar entry and
 * reminders. The newsletter is a summary itself.
 */
export const digestFamilies = ['petitions', 'offers', 'candidacies'] as const satisfies readonly MailFamily[];

export type DigestFamily = (typeof digestFamilies)[number];

export const isDigestFamily = (family: MailFamily): family is DigestFamily =>
  (digestFamilies as readonly MailFamily[]).includes(family);

/** The choices for people of these groups. Administrators share the team's mailbox, which gets each mail at once. */
export function mailTimingsFor(groups: readonly PolicyGroup[], family: MailFamily): readonly MailTiming[] {
  if (!isDigestFamily(family)) return ['atOnce', 'never'];
  return isDoctor(groups) || isHospitalStaff(groups) ? ['atOnce', 'daily', 'never'] : ['daily', 'never'];
}

/** The families that people of these groups can receive; they are asked about no others. */
export function mailFamiliesFor(groups: readonly PolicyGroup[]): readonly MailFamily[] {
  if (isDoctor(groups)) return mailFamilies;
  if (isHospitalStaff(groups)) return ['offers', 'candidacies', 'interviews', 'newsletter'];
  return ['petitions', 'offers', 'newsletter'];
}
