import {
  loginRequestSchema,
  refreshRequestSchema,
  sessionSchema,
  tokensSchema,
} from '@fonendo/contract/auth/auth.schema';
import { loginAnswerSchema } from '@fonendo/contract/auth/second-factor.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { logIn } from '../login/log-in.ts';
import { createOneAtATime } from '../login/one-at-a-time.ts';
import { requestOrigin, signInOrigin } from '../login/origin.ts';
import { getSession } from './get-session.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';

const tags = ['auth'];

const login = declareRoute(
  {
    access: 'public',
    reach: 'secret',
    refuses: ['UserNotFound', 'InvalidPassword', 'UserNotAuthorized', 'LoginFailed', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/auth/login',
    tags,
    summary: 'Sign in',
    request: { body: json(loginRequestSchema, 'Email and password') },
    responses: { 200: json(loginAnswerSchema, 'Signed in, or what else is asked for') },
  },
);

const session = declareRoute(
  { access: 'anySession', reach: 'own' },
  {
    method: 'get',
    path: '/auth/session',
    tags,
    summary: 'Who the caller is',
    responses: { 200: json(sessionSchema, 'The session of the bearer token') },
  },
);

const refresh = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['TokenExpired', 'TooManyRequests'] },
  {
    method: 'post',
    path: '/auth/refresh-token',
    tags,
    summary: 'Exchange a refresh token for a new pair; each works once',
    request: { body: json(refreshRequestSchema, 'The refresh token') },
    responses: { 200: json(tokensSchema, 'The new pair') },
  },
);

const logout = declareRoute(
  { access: 'anySession', reach: 'own', whileActing: 'Ends the acting.' },
  {
    method: 'post',
    path: '/auth/logout',
    tags,
    summary: 'End the session on the server; for an impersonation, go back',
    responses: { 204: { description: 'The session is over' } },
  },
);

export function sessionRoutes(context: AuthContext) {
  const oneAtATime = createOneAtATime();
  return createRouter()
    .openapi(login, async (c) => {
      const body = c.req.valid('json');
      const origin = signInOrigin(c, context.publicUrl);
      return c.json(await oneAtATime(body.email, () => logIn(context, body, origin)), 200);
    })
    .openapi(session, async (c) => c.json(await getSession(context, getActor(c)), 200))
    .openapi(refresh, async (c) =>
      c.json(await refreshSession(context, c.req.valid('json').token, requestOrigin(c)), 200),
    )
    .openapi(logout, async (c) => {
      await logOut(context, getActor(c));
      return c.body(null, 204);
    });
}
