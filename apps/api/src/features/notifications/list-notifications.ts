import type { NotificationPage, notificationPageQuerySchema } from '@fonendo/contract/notifications.schema';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  countUnread,
  listNotificationRows,
  type NotificationPosition,
  type NotificationRow,
} from './notifications.repository.ts';

/** One page of one's own, newest first. */
export async function listNotifications(
  db: Database,
  userId: string,
  { cursor, limit, unread }: z.infer<typeof notificationPageQuerySchema>,
): Promise<NotificationPage> {
  const rows = await listNotificationRows(db, userId, { after: cursor ? readCursor(cursor) : null, limit, unread });
  const page = rows.slice(0, limit);
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
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
    unread: await countUnread(db, userId),
  };
}

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

const writeCursor = ({ at, id }: NotificationRow) =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

function readCursor(cursor: string): NotificationPosition {
  const invalid = () => new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  try {
    const [at, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    throw invalid();
  }
}
