import { dueReminder, dueReminderDays } from '@fonendo/domain/document-requests/document-request';
import { addDays } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { listDueRequests, lockDueRequests, markReminded } from './due-requests.repository.ts';

type Context = Pick<DocumentRequestsContext, 'db' | 'now' | 'sendMail' | 'publicUrl'>;

/**
 * Reminds candidates two days before the due date and on the day itself, of all documents of a candidacy that are due
 * together. Runs every morning; running it twice reminds nobody twice.
 */
export async function remindOfRequests(context: Context): Promise<void> {
  const today = madridDate(context.now());
  const until = addDays(today, Math.max(...dueReminderDays));
  for (const { candidacyId, dueOn } of await listDueRequests(context.db, today, until)) {
    await context.db.transaction(async (tx) => {
      // Read under the lock: documents may have been uploaded or cancelled meanwhile.
      const due = await lockDueRequests(tx, candidacyId, dueOn);
      const reminders = due.flatMap(({ request }) => {
        const toldOn = madridDate(request.reviewedAt ?? request.createdAt);
        const days = dueReminder({ toldOn, dueOn }, today);
        return days === null ? [] : [{ request, days }];
      });
      const [row] = due;
      const [reminder] = reminders;
      if (!row || !reminder) return;
      const papers = reminders.map(({ request }) => request);
      const notice = documentRequestNotices.documentRequestDue(row, papers, { dueOn, days: reminder.days });
      if (!(await notify(context, tx, notice))) return;
      await markReminded(
        tx,
        papers.map(({ id }) => id),
        context.now(),
      );
    });
  }
}
