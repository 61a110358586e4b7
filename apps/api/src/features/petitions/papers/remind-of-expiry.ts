import { validityReminderDays } from '@fonendo/domain/documents/validity';
import { addDays, daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { notify } from '../../notifications/notifications.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { listExpiringDocuments } from './expiring-documents.repository.ts';

/**
 * Tells doctors whose petition is under way of papers that lapse within 30 and within 7 days, once for each. Runs
 * every morning; a day that was missed is made good by the next, and running it twice reminds nobody twice.
 */
export async function remindOfExpiry(
  context: Pick<PetitionsContext, 'db' | 'now' | 'sendMail' | 'publicUrl'>,
): Promise<void> {
  const today = madridDate(context.now());
  const expiring = await listExpiringDocuments(context.db, today, addDays(today, Math.max(...validityReminderDays)));
  for (const { id, kind, validUntil, petition } of expiring) {
    if (validUntil === null) continue;
    const left = daysBetween(today, validUntil);
    // The nearest reminder that is due: who is told of seven days need not hear of thirty.
    const due = Math.min(...validityReminderDays.filter((days) => left <= days));
    const reminder = { documentId: id, days: due };
    const notice = petitionNotices.documentExpiring(petition, { document: kind, validUntil }, reminder);
    await context.db.transaction((tx) => notify(context, tx, notice));
  }
}
