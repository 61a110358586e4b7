import type { Locale } from '@fonendo/domain/shared/locale';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { findInterview, type InterviewWithOffer } from '../interviews.repository.ts';
import { nameOf } from '../name-of.ts';
import { readerOf } from '../read-interviews.ts';
import { type CalendarEvent, describeEvent, writeFile } from './interview-calendar.ts';

/** One interview as a calendar file, if it has a date and was not cancelled. */
export async function readInterviewCalendar(
  { db, now, publicUrl }: InterviewsContext,
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<string> {
  const { scope } = await readerOf(db, actor);
  const found = await findInterview(db, scope, id);
  const event = found && eventOf(found, 'doctorId' in scope ? 'doctor' : 'hospital', locale, publicUrl);
  if (!event) throw new ApiError('NotFound');
  return writeFile(event, now(), publicUrl);
}

/** Null without a date. */
export function eventOf(
  { interview, offer, hospital, doctor }: InterviewWithOffer,
  side: 'doctor' | 'hospital',
  locale: Locale,
  publicUrl: string,
): CalendarEvent | null {
  const { startsAt, endsAt, status } = interview;
  if (!startsAt || !endsAt || !['confirmed', 'held', 'notAttended'].includes(status)) return null;
  const url = `${publicUrl}/candidate/${interview.candidacyId}`;
  const candidate = side === 'hospital' ? nameOf(doctor) || null : null;
  return {
    ...{ interviewId: interview.id, sequence: interview.sequence, startsAt, endsAt, url },
    ...describeEvent(
      { offer: offer.name ?? '', hospital: hospital.name, candidate },
      { message: interview.message, url },
      side,
      locale,
    ),
    ...{ location: interview.location, status: 'CONFIRMED' as const, hospital: hospital.name, attendees: [] },
  };
}
