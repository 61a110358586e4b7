import {
  type LiveChange,
  liveThings,
  type NotificationPage,
  type NotificationsStanding,
} from '@fonendo/contract/notifications.schema';
import { retentionDays } from '@fonendo/domain/account/retention';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { and, count, eq, inArray, isNull, max, min, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import {
  daysBefore,
  firstOfMonth,
  type Months,
  monthsSince,
  nameOfMonths,
  withinMonths,
} from '../../db/months/within-months.ts';
import { notifications, unreadNotifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { isoInstant } from '../../db/statements/iso-instant.ts';
import { pageSize } from '../../db/statements/page-size.ts';
import { prepared } from '../../db/statements/prepared.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** The channel that announces, after the commit, whose notifications changed. */
export const notificationsChannel = 'notifications';

/** Returns the people with a new one: what was sent under the same key is not sent again, a trigger leaves it out. */
export async function insertNotifications(
  tx: Queryable,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const told = await tx
    .insert(notifications)
    .values([...rows])
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

type Asked = { after: Position | null; limit: number; unread?: boolean | undefined; now: Date };

/**
 * Of which months a person's newest are asked: as far back as they are kept, and not of those to come. With both ends, and
 * no month missing between them, PostgreSQL takes the parts in their order and reads the next one only where there are
 * too few in the newer ones.
 */
const monthsKept = (now: Date): Months => monthsSince(daysBefore(now, retentionDays.notification), now);

/**
 * Newest first, with the names of the people they refer to, and how many are unread in all. One more than requested
 * shows whether there is another page.
 */
export async function readNotificationPage(
  db: Queryable,
  userId: string,
  { after, limit, unread = false, now }: Asked,
): Promise<{ items: NotificationItem[]; unread: number }> {
  const size = pageSize(limit + 1);
  const months = monthsKept(now);
  const statement = prepared(db, `notifications ${size} ${unread} ${after !== null} ${nameOfMonths(months)}`, () =>
    db
      .select({ items: sql<NotificationItem[]>`items`, unread: sql<number>`unread` })
      .from(
        sql`(select (${itemsOfPage({ size, unread, goesOn: after !== null, months })}) as items, (${unreadOf}) as unread) as found`,
      ),
  );
  const [at, id] = after ?? [];
  const [row] = await statement.execute({ userId, at, id });
  return { items: (row?.items ?? []).slice(0, limit + 1), unread: row?.unread ?? 0 };
}

const own = sql`${notifications.userId} = ${sql.placeholder('userId')}`;
const newestFirst = sql`${notifications.at} desc, ${notifications.id} desc`;
const unreadOf = sql`select count(*)::int from ${unreadNotifications} where ${unreadNotifications.userId} = ${sql.placeholder('userId')}`;

type Listed = { size: number; unread: boolean; goesOn: boolean; months: Months };

function itemsOfPage({ size, unread, goesOn, months }: Listed): SQL {
  const rows = unread ? unreadNotifications : notifications;
  const position = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  const found = sql`
    select ${unread ? sql`${rows.at}, ${rows.id}` : sql`*`} from ${rows}
    where ${rows.userId} = ${sql.placeholder('userId')} and ${withinMonths(rows.at, months)}
      ${goesOn ? sql`and (${rows.at}, ${rows.id}) < ${position}` : sql``}
    order by ${rows.at} desc, ${rows.id} desc limit ${sql.raw(String(size))}`;
  // What is unread is known without looking into the months, and then found in them by its whole key.
  const whole = sql`
    select ${notifications}.* from (${found}) as found join ${notifications} on ${own}
      and ${notifications.at} = found.at and ${notifications.id} = found.id and ${withinMonths(notifications.at, months)}`;
  return sql`
    select coalesce(json_agg(json_build_object(
      'id', ${notifications.id}, 'at', ${isoInstant(notifications.at)}, 'kind', ${notifications.kind},
      'params', case when ${notifications.params} ? 'by'
        then ${notifications.params} || jsonb_build_object('by', coalesce(trim(${users.firstname} || ' ' || ${users.lastname}), ''))
        else ${notifications.params} end,
      'link', ${notifications.link}, 'read', ${notifications.readAt} is not null) order by ${newestFirst}), '[]')
    from (${unread ? whole : found}) as notifications
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
    .from(unreadNotifications)
    .where(eq(unreadNotifications.userId, userId));
  return row?.unread ?? 0;
}

type Marked = { ids?: readonly string[] | undefined; about?: string | undefined };

/** Of which months somebody's unread ones are: all of them, or those named, or those that lead to a page. Null without any. */
export async function findUnreadMonths(tx: Queryable, userId: string, { ids, about }: Marked): Promise<Months | null> {
  const [row] = await tx
    .select({ first: min(unreadNotifications.at), last: max(unreadNotifications.at) })
    .from(unreadNotifications)
    .where(
      and(
        eq(unreadNotifications.userId, userId),
        ids ? inArray(unreadNotifications.id, [...ids]) : undefined,
        about === undefined ? undefined : eq(unreadNotifications.link, about),
      ),
    );
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

/** What an open page compares with what it shows: every change alters one of the two values. */
export async function findStanding(db: Queryable, userId: string, now: Date): Promise<NotificationsStanding> {
  const months = monthsKept(now);
  const statement = prepared(db, `standing of notifications ${nameOfMonths(months)}`, () =>
    db
      .select({
        unread: sql<number>`unread`,
        latest: sql<string | null>`latest`,
        policyGroups: sql<PolicyGroup[] | null>`groups`,
      })
      .from(
        sql`(select (${unreadOf}) as unread,
          (select to_json(${users.policyGroups}) from ${users} where ${users.id} = ${sql.placeholder('userId')}) as groups,
          (select ${notifications.id} from ${notifications} where ${own} and ${withinMonths(notifications.at, months)}
            order by ${newestFirst} limit 1) as latest) as found`,
      ),
  );
  const [row] = await statement.execute({ userId });
  return { unread: row?.unread ?? 0, latest: row?.latest ?? null, policyGroups: row?.policyGroups ?? [] };
}

/** Only one's own; all of them, or those named, or those that lead to a page. The person's other pages are informed. */
export async function markRead(tx: Queryable, userId: string, marked: Marked, now: Date): Promise<void> {
  const mark = (months: Months) => markReadWithin(tx, months, { ...marked, userId, now });
  // Who names some names the newest, as a rule: then nobody has to look for their months.
  const newest = marked.ids ? await mark(monthsSince(firstOfMonth(now, -1), now)) : 0;
  const months = newest === marked.ids?.length ? null : await findUnreadMonths(tx, userId, marked);
  const others = months ? await mark(months) : 0;
  if (newest + others > 0) await announceStanding(tx, [userId]);
}

async function markReadWithin(
  tx: Queryable,
  months: Months,
  { userId, ids, about, now }: Marked & { userId: string; now: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: now, mailWaits: false })
    .where(
      and(
        eq(notifications.userId, userId),
        withinMonths(notifications.at, months),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
        about === undefined ? undefined : eq(notifications.link, about),
      ),
    );
  return rowCount ?? 0;
}
