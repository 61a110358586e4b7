import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { guardAttempts } from '../../auth/auth.public.ts';
import { findMembership } from '../../hospitals/hospitals.public.ts';
import { writeInterviewFeed } from '../interviews.public.ts';
import type { CalendarFeedContext } from './calendar-feed.context.ts';
import { findFeedOwner, readFeed } from './calendar-feed.repository.ts';
import { feedUserOf, isFeedToken } from './feed-token.ts';

/**
 * The content for a calendar that subscribed to a secret link. A wrong, an old and an ended link get the same answer.
 * Wrong ones count for the address; valid ones for their owner, because the calendars of many people ask from the few
 * addresses of one provider.
 */
export async function readCalendarFeed(context: CalendarFeedContext, file: string, address: string): Promise<string> {
  const owner = await findOwner(context, file);
  if (!owner) {
    await guardAttempts(context, { calendarFeedAddress: addressForLimits(address) });
    throw new ApiError('NotFound');
  }
  await guardAttempts(context, { calendarFeed: owner.id });
  return writeInterviewFeed(context, owner.scope, owner.locale);
}

async function findOwner({ db, keys }: CalendarFeedContext, file: string) {
  const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  const userId = feedUserOf(token);
  if (!userId) return null;
  const [{ serial }, person, membership] = await Promise.all([
    readFeed(db, userId),
    findFeedOwner(db, userId),
    findMembership(db, userId),
  ]);
  if (!isFeedToken(keys['calendar-feed'], token, userId, serial) || !person) return null;
  if (isDoctor(person.policyGroups)) return { ...person, scope: { doctorId: userId } };
  if (!membership || membership.hospital.blockedAt) return null;
  return { ...person, scope: { hospitalId: membership.hospital.id } };
}
