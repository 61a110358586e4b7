import type { CalendarFeed } from '@fonendo/contract/interviews.schema';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { renewCalendarLink } from '../../auth/auth.public.ts';
import type { CalendarFeedContext } from './calendar-feed.context.ts';
import { readFeed } from './calendar-feed.repository.ts';
import { feedToken } from './feed-token.ts';

export async function readOwnFeed(context: CalendarFeedContext, { userId }: Actor): Promise<CalendarFeed> {
  return present(context, userId, await readFeed(context.db, userId));
}

/** Makes a new link; the previous one stops working at once. */
export async function renewOwnFeed(context: CalendarFeedContext, actor: Actor): Promise<CalendarFeed> {
  const feed = await context.db.transaction(async (tx) => {
    const now = context.now();
    const renewed = await renewCalendarLink(tx, actor.userId, now);
    await recordAudit(tx, now, actor, 'calendarFeed.renewed', { type: 'user', id: actor.userId });
    return renewed;
  });
  return present(context, actor.userId, feed);
}

function present(
  { keys, publicUrl }: CalendarFeedContext,
  userId: string,
  { serial, renewedAt }: Awaited<ReturnType<typeof readFeed>>,
): CalendarFeed {
  const token = feedToken(keys['calendar-feed'], userId, serial);
  return { url: `${publicUrl}/api/calendar/${token}.ics`, renewedAt: renewedAt?.toISOString() ?? null };
}
