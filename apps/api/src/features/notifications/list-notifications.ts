import type { NotificationPage, notificationPageQuerySchema } from '@fonendo/contract/notifications.schema';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { notificationKeyset, readNotificationPage } from './notifications.repository.ts';

/** One page of one's own notifications, newest first. */
export async function listNotifications(
  { db, now }: { db: Database; now: () => Date },
  userId: string,
  { cursor, limit, unread }: z.infer<typeof notificationPageQuerySchema>,
): Promise<NotificationPage> {
  const after = readCursor(cursor, notificationKeyset)?.after ?? null;
  const read = await readNotificationPage(db, userId, { after, limit, unread, now: now() });
  const { page, last } = cutPage(read.items, limit);
  return { items: page, nextCursor: last && writeCursor(notificationKeyset, last), unread: read.unread };
}
