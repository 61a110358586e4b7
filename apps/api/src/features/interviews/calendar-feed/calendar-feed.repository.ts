import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { calendarFeeds } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

type Feed = { serial: number; renewedAt: Date | null };

/** Everybody has a link; before the first renewal its serial is the initial one. */
export async function readFeed(db: Queryable, userId: string): Promise<Feed> {
  const [row] = await ask(db, 'feed of user', { userId }, (p) =>
    db
      .select({ serial: calendarFeeds.serial, renewedAt: calendarFeeds.renewedAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, p.userId)),
  );
  return row ?? { serial: 0, renewedAt: null };
}

export async function deleteFeed(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Only if the owner can sign in now; otherwise the calendar gets nothing more. */
export async function findFeedOwner(db: Queryable, userId: string) {
  const [row] = await ask(db, 'owner of feed', { userId }, (p) =>
    db
      .select({ id: users.id, locale: users.locale, policyGroups: users.policyGroups })
      .from(users)
      .where(
        and(eq(users.id, p.userId), isNull(users.deletedAt), isNull(users.blockedAt), isNotNull(users.verifiedAt)),
      ),
  );
  return row ?? null;
}
