import { closedSessionsSchema } from '@fonendo/contract/account/account.schema';
import { accessEndChangeSchema } from '@fonendo/contract/administrators.schema';
import {
  blockUserSchema,
  changeGroupSchema,
  confirmEmailSchema,
  confirmedEmailSchema,
  emailChangeAnswerSchema,
  emailChangeSchema,
} from '@fonendo/contract/users/users.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { requestOrigin } from '../auth/auth.public.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { changeAccessEnd } from './change-access-end.ts';
import { changeGroup } from './change-group.ts';
import { closeSessions } from './close-sessions.ts';
import { changeEmail, confirmEmail } from './email/change-email.ts';
import { checkOwnEmail } from './email/check-own-email.ts';
import { resendVerification } from './resend-verification.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { actingOnUser, changed, params, tags } from './user-route.ts';
import type { UsersContext } from './users.context.ts';

const block = declareRoute(actingOnUser('LastAdministrator'), {
  method: 'post',
  path: '/users/{id}/block',
  tags,
  summary: 'Shut somebody out: their sessions end at once',
  request: { params, body: json(blockUserSchema, 'Why; the person reads it') },
  responses: changed,
});

const unblock = declareRoute(actingOnUser(), {
  method: 'post',
  path: '/users/{id}/unblock',
  tags,
  summary: 'Let somebody in again',
  request: { params },
  responses: changed,
});

const group = declareRoute(actingOnUser('LastAdministrator'), {
  method: 'post',
  path: '/users/{id}/group',
  tags,
  summary: 'Move somebody to another group, where that is possible',
  request: { params, body: json(changeGroupSchema, 'From which to which') },
  responses: changed,
});

const accessEnd = declareRoute(
  { ...actingOnUser('LastAdministrator'), access: ['superadmin'] },
  {
    method: 'post',
    path: '/users/{id}/access-end',
    tags,
    summary: 'Say until which day an administrator has access, or that it has no end',
    request: { params, body: json(accessEndChangeSchema, 'From which day to which') },
    responses: changed,
  },
);

const email = declareRoute(actingOnUser('EmailTaken', 'EmailNotReusable', 'LastAdministrator'), {
  method: 'post',
  path: '/users/{id}/email',
  tags,
  summary: 'Give somebody another email, which has to be confirmed from there',
  request: { params, body: json(emailChangeSchema, 'The new email') },
  responses: { 200: json(emailChangeAnswerSchema, 'What happens next') },
});

const resend = declareRoute(actingOnUser('TooManyRequests'), {
  method: 'post',
  path: '/users/{id}/resend-verification',
  tags,
  summary: 'Send another verification code; one a minute',
  request: { params },
  responses: { 204: { description: 'Sent' } },
});

const close = declareRoute(actingOnUser(), {
  method: 'post',
  path: '/users/{id}/sessions/close',
  tags,
  summary: 'Sign somebody out on every device',
  request: { params },
  responses: { 200: json(closedSessionsSchema, 'How many were signed out') },
});

const reset = declareRoute(
  { ...actingOnUser(), access: ['superadmin'] },
  {
    method: 'post',
    path: '/users/{id}/second-factor/reset',
    tags,
    summary: 'Take away what somebody has beside their password, because they lost it; their sessions end',
    request: { params },
    responses: changed,
  },
);

const confirm = declareRoute(
  {
    access: 'public',
    reach: 'secret',
    refuses: ['InvalidVerificationCode', 'EmailTaken', 'EmailNotReusable', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/auth/confirm-email',
    tags,
    summary:
      'Accept the new email of an account, or show that mail arrives at the one it has, by the link that was sent there',
    request: { body: json(confirmEmailSchema, 'What the link carries') },
    responses: { 200: json(confirmedEmailSchema, 'The email from now on') },
  },
);

const check = declareRoute(
  { access: 'signedIn', reach: 'own', refuses: ['TooManyRequests'] },
  {
    method: 'post',
    path: '/account/email-check',
    tags: ['account'],
    summary: 'Send a mail to one’s own address, whose link shows that mail arrives there',
    responses: { 204: { description: 'On its way' } },
  },
);

export function userActionsRoutes(context: UsersContext) {
  return createRouter()
    .openapi(block, async (c) =>
      c.json(await blockUser(context, getActor(c), c.req.valid('param').id, c.req.valid('json').reason), 200),
    )
    .openapi(unblock, async (c) => c.json(await unblockUser(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(group, async (c) =>
      c.json(await changeGroup(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(accessEnd, async (c) =>
      c.json(await changeAccessEnd(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(email, async (c) =>
      c.json(await changeEmail(context, getActor(c), c.req.valid('param').id, c.req.valid('json').email), 200),
    )
    .openapi(resend, async (c) => {
      await resendVerification(context, getActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(close, async (c) =>
      c.json({ closed: await closeSessions(context, getActor(c), c.req.valid('param').id) }, 200),
    )
    .openapi(reset, async (c) => c.json(await resetSecondFactor(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(confirm, async (c) =>
      c.json({ email: await confirmEmail(context, c.req.valid('json').token, requestOrigin(c)) }, 200),
    )
    .openapi(check, async (c) => {
      await checkOwnEmail(context, getActor(c));
      return c.body(null, 204);
    });
}
