import type { Locale } from '@fonendo/domain/shared/locale';
import type { InterviewsContext } from '../interviews.context.ts';
import { type InterviewScope, listInterviewsBetween } from '../interviews.repository.ts';
import { feedName, writeFeed } from './interview-calendar.ts';
import { eventOf } from './read-calendar.ts';

const day = 24 * 60 * 60_000;

/** Three months back and a year ahead: older entries stay in the calendar, later ones come with a later refresh. */
const span = { back: 90 * day, ahead: 366 * day };

/** More than any hospital has in that time. */
const maxEvents = 2000;

/** The interviews of a doctor or a hospital, as a calendar feed. */
export async function writeInterviewFeed(
  { db, now, publicUrl }: Pick<InterviewsContext, 'db' | 'now' | 'publicUrl'>,
  scope: InterviewScope,
  locale: Locale,
): Promise<string> {
  const instant = now().getTime();
  const [from, to] = [new Date(instant - span.back), new Date(instant + span.ahead)];
  const rows = await listInterviewsBetween(db, scope, from, to, maxEvents);
  const side = 'doctorId' in scope ? 'doctor' : 'hospital';
  const events = rows.flatMap((row) => eventOf(row, side, locale, publicUrl) ?? []);
  return writeFeed({ name: feedName(locale), events }, now(), publicUrl);
}
