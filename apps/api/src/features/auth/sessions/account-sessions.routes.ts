import { accountSessionsSchema, closedSessionsSchema } from '@fonendo/contract/account/account.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { closeOtherSessions } from './close-other-sessions.ts';
import { listSessions } from './list-sessions.ts';

const tags = ['account'];

const list = declareRoute(
  { access: 'signedIn', reach: 'own', inPerson: true },
  {
    method: 'get',
    path: '/account/sessions',
    tags,
    summary: 'The devices one is signed in on, the last used first',
    responses: { 200: json(accountSessionsSchema, 'At most 100') },
  },
);

const closeOthers = declareRoute(
  { access: 'signedIn', reach: 'own' },
  {
    method: 'post',
    path: '/account/sessions/close-others',
    tags,
    summary: 'Sign out every device but this one',
    responses: { 200: json(closedSessionsSchema, 'How many were signed out') },
  },
);

export function accountSessionsRoutes(context: AuthContext) {
  return createRouter()
    .openapi(list, async (c) => c.json({ items: await listSessions(context, getActor(c)) }, 200))
    .openapi(closeOthers, async (c) => c.json({ closed: await closeOtherSessions(context, getActor(c)) }, 200));
}
