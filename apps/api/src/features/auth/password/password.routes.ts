import {
  changePasswordRequestSchema,
  forgotPasswordQuerySchema,
  resetPasswordRequestSchema,
} from '@fonendo/contract/auth/password.schema';
import { verificationSentSchema } from '@fonendo/contract/auth/registration.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { requestOrigin } from '../login/origin.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const tags = ['auth'];

const forgot = declareRoute(
  { access: 'public', reach: 'all', refuses: ['TooManyRequests'] },
  {
    method: 'get',
    path: '/auth/forgot-password/',
    tags,
    summary: 'Send a link to choose a new password; the answer is the same for every email',
    request: { query: forgotPasswordQuerySchema },
    responses: { 200: json(verificationSentSchema, 'On its way, where there is such an account') },
  },
);

const reset = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['InvalidResetToken', 'TooManyRequests'] },
  {
    method: 'post',
    path: '/auth/reset-password',
    tags,
    summary: 'Choose a new password by the link of the mail; every session ends',
    request: { body: json(resetPasswordRequestSchema, 'The token of the link and the new password') },
    responses: { 204: { description: 'Changed' } },
  },
);

const change = declareRoute(
  { access: 'signedIn', reach: 'own', refuses: ['InvalidPassword', 'TooManyRequests'] },
  {
    method: 'post',
    path: '/auth/change-password',
    tags,
    summary: 'Change one’s own password; the other sessions end',
    request: { body: json(changePasswordRequestSchema, 'The current and the new password') },
    responses: { 204: { description: 'Changed' } },
  },
);

export function passwordRoutes(context: AuthContext) {
  return createRouter()
    .openapi(forgot, async (c) => {
      await requestPasswordReset(context, c.req.valid('query').email, requestOrigin(c));
      return c.json({ sent: true as const }, 200);
    })
    .openapi(reset, async (c) => {
      await resetPassword(context, c.req.valid('json'), requestOrigin(c));
      return c.body(null, 204);
    })
    .openapi(change, async (c) => {
      await changePassword(context, getActor(c), c.req.valid('json'));
      return c.body(null, 204);
    });
}
