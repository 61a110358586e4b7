import { instantSchema } from '@fonendo/contract/dates.schema';
import type { NotificationPage, notificationPageQuerySchema } from '@fonendo/contract/notifications.schema';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { countUnread, listNotificationRows, type NotificationPosition, withNames } from './notifications.repository.ts';

/** One page of one's own, newest first. */
export async function listNotifications(
  db: Database,
  userId: string,
  { cursor, limit, unread }: z.infer<typeof notificationPageQuerySchema>,
): Promise<NotificationPage> {
  const after = cursor ? readCursor(cursor, positionSchema) : null;
  const rows = await listNotificationRows(db, userId, { after, limit, unread });
  const page = await withNames(db, rows.slice(0, limit));
  const last = page.at(-1);
  return {
    items: page.map(({ id, at, kind, params, link, readAt }) => ({
      id,
      at: at.toISOString(),
      kind,
      params,
      link,
      read: readAt !== null,
    })),
    nextCursor: rows.length > limit && last ? writeCursor([last.at.toISOString(), last.id]) : null,
    unread: await countUnread(db, userId),
  };
}

const positionSchema: z.ZodType<NotificationPosition> = z
  .tuple([instantSchema, z.uuid()])
  .transform(([at, id]) => ({ at, id }));
