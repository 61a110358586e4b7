import { madridDate } from '@fonendo/domain/calendar-date';
import { auditRetentionMonths, invoiceRetentionYears, retentionDays } from '@fonendo/domain/retention';
import type { Database } from '../../db/database.ts';
import { deleteOldPayments } from '../payments/payments.public.ts';
import {
  deleteContactMessages,
  deleteEndedSessions,
  deleteExpired,
  deleteInterests,
  deleteMailboxMessages,
  deleteOldAuditEntries,
  deleteUnverifiedUsers,
} from './retention.repository.ts';

/** Forgets what is past its time. Runs every night; running it twice changes nothing. */
export async function applyRetention({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const instant = now();
  const daysAgo = (days: number) => new Date(instant.getTime() - days * 24 * 60 * 60 * 1000);
  await deleteExpired(db, instant);
  await deleteEndedSessions(db, daysAgo(retentionDays.endedSession));
  await deleteUnverifiedUsers(db, daysAgo(retentionDays.unverifiedAccount));
  await deleteMailboxMessages(db, daysAgo(retentionDays.demoMail));
  await deleteContactMessages(db, daysAgo(retentionDays.contactMessage));
  await deleteInterests(db, daysAgo(retentionDays.interest));
  await deleteOldPayments(db, {
    messagesBefore: daysAgo(retentionDays.gatewayMessage),
    unpaidBefore: daysAgo(retentionDays.unpaidPayment),
    invoicesBefore: Temporal.PlainDate.from(madridDate(instant)).subtract({ years: invoiceRetentionYears }).toString(),
  });
  await deleteOldAuditEntries(db, auditRetentionMonths);
}
