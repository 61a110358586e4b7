import { calendarFeedSchema, feedTokenParamSchema } from '@fonendo/contract/interviews.schema';
import { z } from 'zod';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { CalendarFeedContext } from './calendar-feed.context.ts';
import { readOwnFeed, renewOwnFeed } from './own-feed.ts';
import { readCalendarFeed } from './read-feed.ts';

const tags = ['interviews'];
const access = ['hospital', 'recruiter', 'certifiedDoctor', 'notCertifiedDoctor'] as const;

// Only in person: an administrator who acts as somebody for an hour must not get a lasting link.
const link = declareRoute(
  { access, reach: 'own', inPerson: true },
  {
    method: 'get',
    path: '/calendar-feed',
    tags,
    summary: 'The secret link to one’s interviews, for a calendar that subscribes',
    responses: { 200: json(calendarFeedSchema, 'The link') },
  },
);

const renew = declareRoute(
  { access, reach: 'own' },
  {
    method: 'post',
    path: '/calendar-feed/renew',
    tags,
    summary: 'A new secret link; the one before ends',
    responses: { 200: json(calendarFeedSchema, 'The new link') },
  },
);

const feed = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound', 'TooManyRequests'] },
  {
    method: 'get',
    path: '/calendar/{token}',
    tags,
    summary: 'The interviews behind a secret link (`<secret>.ics`)',
    request: { params: feedTokenParamSchema },
    responses: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } } },
  },
);

export function calendarFeedRoutes(context: CalendarFeedContext) {
  return createRouter()
    .openapi(link, async (c) => c.json(await readOwnFeed(context, getActor(c)), 200))
    .openapi(renew, async (c) => c.json(await renewOwnFeed(context, getActor(c)), 200))
    .openapi(feed, async (c) => {
      const text = await readCalendarFeed(context, c.req.valid('param').token, c.get('clientAddress'));
      return c.body(text, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    });
}
