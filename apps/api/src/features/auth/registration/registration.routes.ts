import {
  codeStateSchema,
  confirmationSchema,
  registeredSchema,
  registrationRequestSchema,
  verificationSentSchema,
} from '@fonendo/contract/auth/registration.schema';
import { z } from 'zod';
import { requestLocale } from '../../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { requestOrigin } from '../login/origin.ts';
import { isConfirmed } from './is-confirmed.ts';
import { registerAccount } from './register-account.ts';
import { presentRegisteredUser } from './registered-user.presenter.ts';
import { resendVerificationCode } from './resend-verification-code.ts';
import { readCodeState } from './send-verification-code.ts';
import { verifyAccount } from './verify-account.ts';

const tags = ['auth'];
const userParams = z.object({ id: z.uuid() });

const signin = (now: () => Date) =>
  declareRoute(
    { access: 'public', reach: 'common', refuses: ['EmailTaken', 'EmailNotReusable', 'TooManyRequests'] },
    {
      method: 'post',
      path: '/auth/signin',
      tags,
      summary: 'Create a doctor’s or a hospital’s account',
      request: { body: json(registrationRequestSchema(now), 'The personal data of the first step') },
      responses: { 201: json(registeredSchema, 'Created; the code is in the mail') },
    },
  );

const verify = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['InvalidVerificationCode', 'TooManyRequests'] },
  {
    method: 'get',
    path: '/auth/verify-account/{token}',
    tags,
    summary: 'Confirm the email by the code: `<userId>-<code>`',
    request: { params: z.object({ token: z.string().max(200) }) },
    responses: { 200: json(registeredSchema, 'Confirmed') },
  },
);

const resend = declareRoute(
  { access: 'public', reach: 'all', refuses: ['TooManyRequests'] },
  {
    method: 'get',
    path: '/auth/send-email-verification/{id}',
    tags,
    summary: 'Send a new code, at most once a minute; the answer is the same for every id',
    request: { params: userParams },
    responses: { 200: json(verificationSentSchema, 'On its way, where somebody is waiting for it') },
  },
);

const codeState = declareRoute(
  { access: 'anySession', reach: 'own' },
  {
    method: 'get',
    path: '/auth/verification-code',
    tags,
    summary: 'How long to wait for another code, and how many tries the last one has left',
    responses: { 200: json(codeStateSchema, 'What the server counts of the caller’s code') },
  },
);

const blocked = declareRoute(
  { access: 'public', reach: 'all', refuses: ['TooManyRequests'] },
  {
    method: 'get',
    path: '/auth/blocked/{id}',
    tags,
    summary: 'Whether a user is confirmed',
    request: { params: userParams },
    responses: { 200: json(confirmationSchema, 'Confirmed or still blocked') },
  },
);

export function registrationRoutes(context: AuthContext) {
  return createRouter()
    .openapi(signin(context.now), async (c) => {
      const user = await registerAccount(context, c.req.valid('json'), requestLocale(c), requestOrigin(c));
      return c.json({ user: presentRegisteredUser(user) }, 201);
    })
    .openapi(verify, async (c) => {
      const user = await verifyAccount(context, c.req.valid('param').token, requestOrigin(c));
      return c.json({ user: presentRegisteredUser(user) }, 200);
    })
    .openapi(resend, async (c) => {
      await resendVerificationCode(context, c.req.valid('param').id, requestOrigin(c));
      return c.json({ sent: true as const }, 200);
    })
    .openapi(codeState, async (c) => c.json(await readCodeState(context, getActor(c).userId), 200))
    .openapi(blocked, async (c) => {
      const confirmed = await isConfirmed(context, c.req.valid('param').id, requestOrigin(c));
      return c.json({ confirmed }, 200);
    });
}
