import { madridZone } from '@fonendo/domain/reference/time-zones';
import type { Transaction } from '../../db/database.ts';
import { type NotifyContext, notify } from '../notifications/notifications.public.ts';
import type { InterviewEvent, InterviewHappening, Side } from './interview.mails.ts';
import { interviewNotices } from './interviews.notices.ts';
import { findZone, type InterviewWithOffer } from './interviews.repository.ts';

/** What a hospital does itself and what leaves its calendars alone, it need not read. */
const onlyForDoctor: readonly InterviewEvent[] = ['proposed', 'slotWithdrawn', 'notAttended'];

type Happening = InterviewHappening & {
  /** Whoever leaves the product hears nothing more. */
  without?: 'doctor';
};

/** Notifies both sides, in their language and, the candidate, by their own clock too. */
export async function notifyOfInterview(
  context: NotifyContext,
  tx: Transaction,
  about: InterviewWithOffer,
  { without, ...happening }: Happening,
): Promise<void> {
  const { event, calendar } = happening;
  const notifySide = (side: Side, zone: string) => {
    const { publicUrl } = context;
    const news = { ...happening, about, side, zone, now: context.now(), publicUrl };
    return notify(context, tx, interviewNotices[event](news));
  };
  // Declining is the candidate's own doing: only the calendar needs to know, where it had the date.
  const isOwnDoing = event === 'declined' && !calendar;
  if (without !== 'doctor' && !isOwnDoing) await notifySide('doctor', await findZone(tx, about.interview.doctorId));
  if (!onlyForDoctor.includes(event)) await notifySide('hospital', madridZone);
}
