import { madridZone } from '@fonendo/domain/reference/time-zones';
import type { Transaction } from '../../db/database.ts';
import { type NotifyContext, notify } from '../notifications/notifications.public.ts';
import type { InterviewEvent, InterviewHappening, Side } from './interview.mails.ts';
import { listColleagues } from './interviewers.ts';
import { interviewNotices } from './interviews.notices.ts';
import { findZone, type InterviewWithOffer } from './interviews.repository.ts';

/** The hospital is not notified of its own actions that do not change its calendars. */
const onlyForDoctor: readonly InterviewEvent[] = ['proposed', 'slotWithdrawn', 'notAttended'];

/** What colleagues ask of each other. */
const onlyForHospital: readonly InterviewEvent[] = ['asked', 'added', 'released'];

type Happening = InterviewHappening & {
  /** Not notified, because the account is being deleted. */
  without?: 'doctor';
};

/** Notifies both sides in their language; the candidate also in their own time zone. */
export async function notifyOfInterview(
  context: NotifyContext,
  tx: Transaction,
  about: InterviewWithOffer,
  { without, ...happening }: Happening,
): Promise<void> {
  const { event, calendar, people } = happening;
  if (people?.length === 0) return;
  const notifySide = async (side: Side, zone: string) => {
    const { publicUrl } = context;
    const { interviewerIds } = about.interview;
    const colleagues = side === 'hospital' && calendar ? await listColleagues(tx, about.hospital.id) : [];
    const interviewers = colleagues.filter(({ id }) => interviewerIds.includes(id));
    const news = { ...happening, about, side, zone, now: context.now(), publicUrl, interviewers };
    return notify(context, tx, interviewNotices[event](news));
  };
  // The candidate declined themselves: they need a mail only if their calendar has the date.
  const isOwnDoing = event === 'declined' && !calendar;
  const isForDoctor = without !== 'doctor' && !isOwnDoing && !onlyForHospital.includes(event);
  if (isForDoctor) await notifySide('doctor', await findZone(tx, about.interview.doctorId));
  if (!onlyForDoctor.includes(event)) await notifySide('hospital', madridZone);
}
