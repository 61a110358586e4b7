import {
  type LiveChange,
  liveThings,
  type NotificationPage,
  type NotificationsStanding,
} from '@fonendo/contract/notifications.schema';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { isoInstant } from '../../db/statements/iso-instant.ts';
import { pageSize } from '../../db/statements/page-size.ts';
import { prepared } from '../../db/statements/prepared.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** The channel that announces, after the commit, whose notifications changed. */
export const notificationsChannel = 'notifications';

/** Returns the people with a new one: what was sent under the same key is not sent again. */
export async function insertNotifications(
  tx: Queryable,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const told = await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: notifications.onceKey })
    .returning({ userId: notifications.userId, link: notifications.link });
  const userIds = told.map(({ userId }) => userId);
  await announceStanding(tx, userIds);
  // What somebody is told of has changed: a page that shows it does not wait for a reload.
  const [first] = told;
  const change = first && thingAt(first.link);
  if (change) await announceChange(tx, userIds, change);
  return userIds;
}

const pages: Record<string, LiveChange['thing']> = { candidate: 'candidacy', petitions: 'petition', offers: 'offer' };

/** The thing that a link leads to; null for lists. All rows of one notice lead to the same. */
function thingAt(link: string): LiveChange | null {
  const [, page = '', id] = /^\/([a-z]+)\/([0-9a-f-]{36})/.exec(link) ?? [];
  const thing = pages[page];
  return thing && id ? { thing, id } : null;
}

/** Open pages of these people read their standing again. */
export const announceStanding = (tx: Queryable, userIds: readonly string[]): Promise<void> => announce(tx, userIds);

/** Open pages of these people that show this thing read it again. */
export const announceChange = (tx: Queryable, userIds: readonly string[], { thing, id }: LiveChange): Promise<void> =>
  announce(
    tx,
    userIds.map((userId) => `${userId} ${thing} ${id}`),
  );

/** What was announced, and to whom; without a change it is the standing. */
export function readAnnouncement(payload: string): { userId: string; change: LiveChange | null } {
  const [userId = '', thing, id] = payload.split(' ');
  const known = liveThings.find((one) => one === thing);
  return { userId, change: known && id ? { thing: known, id } : null };
}

async function announce(tx: Queryable, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  // Passed as one text: drizzle would pass a list as single values.
  await tx.execute(
    sql`select pg_notify(${notificationsChannel}, one) from unnest(string_to_array(${payloads.join(',')}, ',')) as one`,
  );
}

export const notificationKeyset = keyset('newest', { at: notifications.at, id: notifications.id });

type NotificationItem = NotificationPage['items'][number];

/**
 * Newest first, with the names of the people they refer to, and how many are unread in all. One more than requested
 * shows whether there is another page.
 */
export async function readNotificationPage(
  db: Queryable,
  userId: string,
  { after, limit, unread = false }: { after: Position | null; limit: number; unread?: boolean | undefined },
): Promise<{ items: NotificationItem[]; unread: number }> {
  const size = pageSize(limit + 1);
  const statement = prepared(db, `notifications ${size} ${unread} ${after !== null}`, () =>
    db
      .select({ items: sql<NotificationItem[]>`items`, unread: sql<number>`unread` })
      .from(
        sql`(select (${itemsOfPage({ size, unread, goesOn: after !== null })}) as items, (${unreadOf}) as unread) as found`,
      ),
  );
  const [at, id] = after ?? [];
  const [row] = await statement.execute({ userId, at, id });
  return { items: (row?.items ?? []).slice(0, limit + 1), unread: row?.unread ?? 0 };
}

const own = sql`${notifications.userId} = ${sql.placeholder('userId')}`;
const newestFirst = sql`${notifications.at} desc, ${notifications.id} desc`;
const unreadOf = sql`select count(*)::int from ${notifications} where ${own} and ${notifications.readAt} is null`;

function itemsOfPage({ size, unread, goesOn }: { size: number; unread: boolean; goesOn: boolean }): SQL {
  const beyond = sql` and (${notifications.at}, ${notifications.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  return sql`
    select coalesce(json_agg(json_build_object(
      'id', ${notifications.id}, 'at', ${isoInstant(notifications.at)}, 'kind', ${notifications.kind},
      'params', case when ${notifications.params} ? 'by'
        then ${notifications.params} || jsonb_build_object('by', coalesce(trim(${users.firstname} || ' ' || ${users.lastname}), ''))
        else ${notifications.params} end,
      'link', ${notifications.link}, 'read', ${notifications.readAt} is not null) order by ${newestFirst}), '[]')
    from (
      select * from ${notifications}
      where ${own}${unread ? sql` and ${notifications.readAt} is null` : sql``}${goesOn ? beyond : sql``}
      order by ${newestFirst} limit ${sql.raw(String(size))}) as notifications
    left join ${users} on ${users.id} = nullif(${notifications.params} ->> 'by', '')::uuid`;
}

/**
 * Notifications refer to people by id, and names are read here, so that the name of a deleted account appears nowhere.
 */
export async function withNames<Row extends Pick<NotificationRow, 'params'>>(
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ params }) => params['by'] || []))];
  if (ids.length === 0) return [...rows];
  const people = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
  return rows.map((row) => {
    const id = row.params['by'];
    return id === undefined ? row : { ...row, params: { ...row.params, by: names.get(id) ?? '' } };
  });
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** What an open page compares with what it shows: every change alters one of the two values. */
export async function findStanding(db: Queryable, userId: string): Promise<NotificationsStanding> {
  const statement = prepared(db, 'standing of notifications', () =>
    db
      .select({
        unread: sql<number>`unread`,
        latest: sql<string | null>`latest`,
        policyGroups: sql<PolicyGroup[] | null>`groups`,
      })
      .from(
        sql`(select (${unreadOf}) as unread,
          (select to_json(${users.policyGroups}) from ${users} where ${users.id} = ${sql.placeholder('userId')}) as groups,
          (select ${notifications.id} from ${notifications} where ${own} order by ${newestFirst} limit 1) as latest) as found`,
      ),
  );
  const [row] = await statement.execute({ userId });
  return { unread: row?.unread ?? 0, latest: row?.latest ?? null, policyGroups: row?.policyGroups ?? [] };
}

type Marked = { ids?: readonly string[] | undefined; about?: string | undefined };

/** Only one's own; all of them, or those named, or those that lead to a page. The person's other pages are informed. */
export async function markRead(tx: Queryable, userId: string, { ids, about }: Marked, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: now, mailWaits: false })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
        about === undefined ? undefined : eq(notifications.link, about),
      ),
    );
  if (rowCount) await announceStanding(tx, [userId]);
}
