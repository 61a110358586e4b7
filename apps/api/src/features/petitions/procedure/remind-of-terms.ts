import { allegeBy } from '@fonendo/domain/petitions/legal-clock/answer-terms';
import { daysUnopened, effectOf, type Notification } from '@fonendo/domain/petitions/legal-clock/notification';
import { isReminderDay } from '@fonendo/domain/petitions/legal-clock/reminders';
import { residenceOf, withResidence } from '@fonendo/domain/reference/regional-holidays';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { notify } from '../../notifications/notifications.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { petitionNotices } from '../petitions.notices.ts';
import { readSeatHolidays } from '../review/settings.ts';
import { answerByOf, notificationOf, requirementFacts } from './clock.ts';
import { listOpenHearings, listOpenRequirements } from './open-acts.repository.ts';

type Context = Pick<PetitionsContext, 'db' | 'now' | 'sendMail' | 'publicUrl'>;

/**
 * Reminds doctors of unopened notices every day from the fifth, and of the ends of requests and hearings. Runs every
 * morning; running it twice reminds nobody twice.
 */
export async function remindOfTerms(context: Context): Promise<void> {
  const { db, now } = context;
  const today = madridDate(now());
  const seat = await readSeatHolidays(db, now());
  for (const { row, petition } of await listOpenRequirements(db)) {
    const holidays = withResidence(seat, residenceOf(petition.country, petition.postalCode));
    const { notification } = requirementFacts(row, holidays);
    const answerBy = answerByOf(row, today, holidays);
    await remind(
      context,
      unopened(notification, petition, today) ??
        (isReminderDay(answerBy, today) ? petitionNotices.requirementDue(petition, { answerBy }, today) : null),
    );
  }
  for (const { row, petition } of await listOpenHearings(db)) {
    const holidays = withResidence(seat, residenceOf(petition.country, petition.postalCode));
    const notification = notificationOf(row);
    const by = allegeBy(notification, today, holidays);
    await remind(
      context,
      unopened(notification, petition, today) ??
        (isReminderDay(by, today) ? petitionNotices.hearingDue(petition, { allegeBy: by }, today) : null),
    );
  }
}

type Named = Parameters<typeof petitionNotices.noticeUnopened>[0];

function unopened(notification: Notification, petition: Named, today: string) {
  const { rejectedOn } = effectOf(notification, today);
  if (rejectedOn === null || daysUnopened(notification, today) === null) return null;
  return petitionNotices.noticeUnopened(petition, { rejectedOn }, today);
}

async function remind(context: Context, notice: Parameters<typeof notify>[2] | null): Promise<void> {
  if (notice) await context.db.transaction((tx) => notify(context, tx, notice));
}
