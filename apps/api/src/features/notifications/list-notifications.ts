import type { NotificationPage, notificationPageQuerySchema } from '@fonendo/contract/notifications.schema';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { countUnread, listNotificationRows, notificationKeyset, withNames } from './notifications.repository.ts';

/** One page of one's own notifications, newest first. */
export async function listNotifications(
  db: Database,
  userId: string,
  { cursor, limit, unread }: z.infer<typeof notificationPageQuerySchema>,
): Promise<NotificationPage> {
  const after = readCursor(cursor, notificationKeyset)?.after ?? null;
  const rows = await listNotificationRows(db, userId, { after, limit, unread });
  const { page, last } = cutPage(rows, limit);
  const named = await withNames(db, page);
  return {
    items: named.map(({ id, at, kind, params, link, readAt }) => ({
      id,
      at: at.toISOString(),
      kind,
      params,
      link,
      read: readAt !== null,
    })),
    nextCursor: last && writeCursor(notificationKeyset, last),
    unread: await countUnread(db, userId),
  };
}
