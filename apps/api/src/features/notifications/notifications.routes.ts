import {
  notificationPageQuerySchema,
  notificationPageSchema,
  readNotificationsSchema,
  unreadNotificationsSchema,
} from '@fonendo/contract/notifications.schema';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { onLeave } from '../../http/bodies/lazy-body.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { listNotifications } from './list-notifications.ts';
import type { LiveStanding } from './live-standing.ts';
import { countUnread, markRead } from './notifications.repository.ts';

const tags = ['notifications'];

const list = declareRoute(
  { access: 'signedIn', reach: 'own' },
  {
    method: 'get',
    path: '/notifications',
    tags,
    summary: 'What one has been told of, newest first, and how much of it is unread',
    request: { query: notificationPageQuerySchema },
    responses: { 200: json(notificationPageSchema, 'A page') },
  },
);

const stream = declareRoute(
  { access: 'signedIn', reach: 'own', refuses: ['ServiceUnavailable'] },
  {
    method: 'get',
    path: '/notifications/stream',
    tags,
    summary: 'How one’s notifications stand, told again whenever that changes',
    description:
      'Server-sent events. `standing` carries `{ unread, latest }`: at once, and after every change. `changed` names a thing (`{ thing, id }`) whose open pages read it again, `resumed` says that some of these may have been missed. `replaced` says that a newer stream of the same person took the place of this one, `ended` that the session is over. The stream ends with the session.',
    responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
  },
);

// Only in person: an administrator who acts as somebody does not mark their notifications as read.
const read = declareRoute(
  { access: 'signedIn', reach: 'own' },
  {
    method: 'post',
    path: '/notifications/read',
    tags,
    summary: 'Mark some or all as read',
    request: { body: json(readNotificationsSchema, 'Which ones') },
    responses: { 200: json(unreadNotificationsSchema, 'How many are left') },
  },
);

type Context = { db: Database; now: () => Date; liveStanding: LiveStanding };

export function notificationsRoutes({ db, now, liveStanding }: Context) {
  return createRouter()
    .openapi(list, async (c) =>
      c.json(await listNotifications({ db, now }, getActor(c).userId, c.req.valid('query')), 200),
    )
    .openapi(stream, async (c) => {
      const { userId, impersonatorId } = getActor(c);
      // The connection ends with the stream, and nginx does not buffer it.
      const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' };
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const { body, end } = await liveStanding.open({ userId, impersonatorId, stillAllowed: c.get('authenticate') });
      // If the client has left meanwhile, the stream must end, or it would stay registered for ever.
      onLeave(c, end);
      return c.body(body, 200, headers);
    })
    .openapi(read, async (c) => {
      const { userId } = getActor(c);
      const { ids, about } = c.req.valid('json');
      await db.transaction((tx) => markRead(tx, userId, { ids, about }, now()));
      return c.json({ unread: await countUnread(db, userId) }, 200);
    });
}
