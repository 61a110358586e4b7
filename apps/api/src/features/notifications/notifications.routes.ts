import {
  notificationPageQuerySchema,
  notificationPageSchema,
  readNotificationsSchema,
  unreadNotificationsSchema,
} from '@fonendo/contract/notifications.schema';
import type { Database } from '../../db/database.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { listNotifications } from './list-notifications.ts';
import { countUnread, markRead } from './notifications.repository.ts';

const tags = ['notifications'];

const list = declareRoute(
  { access: 'signedIn' },
  {
    method: 'get',
    path: '/notifications',
    tags,
    summary: 'What one has been told of, newest first, and how much of it is unread',
    request: { query: notificationPageQuerySchema },
    responses: { 200: json(notificationPageSchema, 'A page') },
  },
);

const read = declareRoute(
  { access: 'signedIn' },
  {
    method: 'post',
    path: '/notifications/read',
    tags,
    summary: 'Mark some or all as read',
    request: { body: json(readNotificationsSchema, 'Which ones') },
    responses: { 200: json(unreadNotificationsSchema, 'How many are left') },
  },
);

export function notificationsRoutes({ db, now }: { db: Database; now: () => Date }) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listNotifications(db, getActor(c).userId, c.req.valid('query')), 200))
    .openapi(read, async (c) => {
      const { userId } = getActor(c);
      await markRead(db, userId, c.req.valid('json').ids, now());
      return c.json({ unread: await countUnread(db, userId) }, 200);
    });
}
