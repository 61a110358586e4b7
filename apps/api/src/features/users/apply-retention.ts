import { madridDate } from '@fonendo/domain/calendar-date';
import {
  auditRetentionMonths,
  candidacyRetentionMonths,
  invoiceRetentionYears,
  retentionDays,
} from '@fonendo/domain/retention';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import { deleteOldCandidacies } from '../candidacies/candidacies.public.ts';
import { deleteOldNotifications } from '../notifications/notifications.public.ts';
import { deleteOldPayments } from '../payments/payments.public.ts';
import { forgetPetitionFiles } from '../petitions/petitions.public.ts';
import {
  addUpTallies,
  deleteContactMessages,
  deleteEndedSessions,
  deleteExpired,
  deleteExpiredInvitations,
  deleteInterests,
  deleteMailboxMessages,
  deleteOldAuditEntries,
  deleteUnverifiedUsers,
} from './retention.repository.ts';

type Context = { db: Database; files: FileStore; now: () => Date };

/** Forgets what is past its time, and adds up what was counted. Runs every night; running it twice changes nothing. */
export async function applyRetention(context: Context): Promise<void> {
  const { db, now } = context;
  const instant = now();
  const daysAgo = (days: number) => new Date(instant.getTime() - days * 24 * 60 * 60 * 1000);
  await deleteExpired(db, instant);
  await deleteEndedSessions(db, daysAgo(retentionDays.endedSession));
  await deleteUnverifiedUsers(db, daysAgo(retentionDays.unverifiedAccount));
  await deleteExpiredInvitations(db, daysAgo(retentionDays.expiredInvitation));
  await deleteMailboxMessages(db, daysAgo(retentionDays.demoMail));
  await deleteContactMessages(db, daysAgo(retentionDays.contactMessage));
  await deleteInterests(db, daysAgo(retentionDays.interest));
  await deleteOldNotifications(db, daysAgo(retentionDays.notification));
  await deleteOldPayments(db, {
    messagesBefore: daysAgo(retentionDays.gatewayMessage),
    unpaidBefore: daysAgo(retentionDays.unpaidPayment),
    invoicesBefore: Temporal.PlainDate.from(madridDate(instant)).subtract({ years: invoiceRetentionYears }).toString(),
  });
  await deleteOldCandidacies(db, monthsBefore(instant, candidacyRetentionMonths));
  await forgetPetitionFiles(context);
  await deleteOldAuditEntries(db, auditRetentionMonths);
  await addUpTallies(db);
}

const monthsBefore = (instant: Date, months: number): Date =>
  new Date(instant.toTemporalInstant().toZonedDateTimeISO('Europe/Madrid').subtract({ months }).epochMilliseconds);
