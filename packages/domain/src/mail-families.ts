import { isDoctor, isHospitalStaff, type PolicyGroup } from './policy-group.ts';

/** The mails somebody may do without. Essential ones (codes, passwords, contracts, payments) belong to no family. */
export const mailFamilies = ['petitions', 'offers', 'candidacies', 'interviews', 'newsletter'] as const;

export type MailFamily = (typeof mailFamilies)[number];

/** The families that can ever reach somebody of these groups: nobody is asked about mails that do not concern them. */
export function mailFamiliesFor(groups: readonly PolicyGroup[]): readonly MailFamily[] {
  if (isDoctor(groups)) return mailFamilies;
  if (isHospitalStaff(groups)) return ['offers', 'candidacies', 'interviews', 'newsletter'];
  return ['petitions', 'offers', 'newsletter'];
}
