import { validityReminderDays } from '@fonendo/domain/documents/validity';
import { addDays, daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { notify } from '../../notifications/notifications.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { listExpiringDocuments } from './expiring-documents.repository.ts';

/**
 * Reminds doctors with a running petition of documents that expire within 30 and within 7 days, once each. Runs every
 * morning; a missed day is made up for by the next, and running it twice reminds nobody twice.
 */
export async function remindOfExpiry(
  context: Pick<PetitionsContext, 'db' | 'now' | 'sendMail' | 'publicUrl'>,
): Promise<void> {
  const today = madridDate(context.now());
  const expiring = await listExpiringDocuments(context.db, today, addDays(today, Math.max(...validityReminderDays)));
  for (const { id, kind, validUntil, petition } of expiring) {
    if (validUntil === null) continue;
    const left = daysBetween(today, validUntil);
    // The nearest reminder that is due: after that of seven days, the one of thirty is not sent.
    const due = Math.min(...validityReminderDays.filter((days) => left <= days));
    const reminder = { documentId: id, days: due };
    const notice = petitionNotices.documentExpiring(petition, { document: kind, validUntil }, reminder);
    await context.db.transaction((tx) => notify(context, tx, notice));
  }
}
