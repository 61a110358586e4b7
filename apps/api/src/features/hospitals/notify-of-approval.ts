import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospital.policy';
import { defaultLocale } from '@fonendo/domain/locale';
import type { Transaction } from '../../db/database.ts';
import { ringBell, ringBellOfAdministrators } from '../notifications/notifications.public.ts';
import { hospitalApprovedMail, hospitalReceivedMail, hospitalRefusedMail } from './hospital.mails.ts';
import { listMembers } from './hospital-members.repository.ts';
import type { HospitalsContext } from './hospitals.context.ts';
import type { HospitalRow } from './hospitals.repository.ts';

type Named = Pick<HospitalRow, 'id' | 'name'>;

/** To those who recommend offers to doctors. Where an offer was approved with it, one mail tells of both. */
export async function notifyApproved(
  context: HospitalsContext,
  tx: Transaction,
  { id, name }: Named,
  offer?: string,
): Promise<void> {
  const notice = { at: context.now(), kind: 'hospitalApproved', params: { name }, link: '/users' } as const;
  for (const member of await listRecipients(tx, id, 'writeOffers')) {
    await ringBell(tx, member.userId, notice);
    await context.sendMail(tx, hospitalApprovedMail(member, name, offer, context.publicUrl));
  }
}

/** To those who can correct the data. */
export async function notifyRefused(
  context: HospitalsContext,
  tx: Transaction,
  { id, name }: Named,
  reason: string,
): Promise<void> {
  const link = '/account?tab=hospital';
  const notice = { at: context.now(), kind: 'hospitalRefused', params: { name }, link } as const;
  for (const member of await listRecipients(tx, id, 'editHospital')) {
    await ringBell(tx, member.userId, notice);
    await context.sendMail(tx, hospitalRefusedMail(member, name, reason, `${context.publicUrl}${link}`));
  }
}

/** A hospital waits for a verdict: a notification for every administrator, and one mail for the team. */
export async function notifyTeamOfHospital(
  context: HospitalsContext,
  tx: Transaction,
  { id, name }: Named,
): Promise<void> {
  const link = `/hospitals?hospital=${id}`;
  await ringBellOfAdministrators(tx, { at: context.now(), kind: 'hospitalReceived', params: { name }, link });
  const team = { email: context.contactEmail, locale: defaultLocale };
  await context.sendMail(tx, hospitalReceivedMail(team, name, `${context.publicUrl}${link}`));
}

const listRecipients = async (tx: Transaction, hospitalId: string, right: HospitalRight) =>
  (await listMembers(tx, hospitalId)).filter(({ canSignIn, role }) => canSignIn && hasHospitalRight(role, right));
