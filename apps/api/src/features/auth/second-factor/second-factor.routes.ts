import { tokensSchema } from '@fonendo/contract/auth/auth.schema';
import {
  passkeyLoginOptionsSchema,
  passkeyLoginRequestSchema,
  secondFactorRequestSchema,
} from '@fonendo/contract/auth/second-factor.schema';
import { createRouter, declareRoute, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { requestOrigin, signInOrigin } from '../login/origin.ts';
import { answerSecondFactor } from './answer-second-factor.ts';
import { askForPasskey, logInWithPasskey } from './passkeys/log-in-with-passkey.ts';

const tags = ['auth'];

const answer = declareRoute(
  {
    access: 'public',
    reach: 'secret',
    refuses: [
      'SecondFactorExpired',
      'InvalidSecondFactor',
      'InvalidPasskey',
      'UserNotAuthorized',
      'LoginFailed',
      'TooManyRequests',
    ],
  },
  {
    method: 'post',
    path: '/auth/second-factor',
    tags,
    summary: 'The second step of signing in: a code, a recovery code or a passkey',
    request: { body: json(secondFactorRequestSchema, 'The challenge of the first step and the answer to it') },
    responses: { 200: json(tokensSchema, 'Signed in') },
  },
);

const ask = declareRoute(
  { access: 'public', reach: 'common', refuses: ['TooManyRequests'] },
  {
    method: 'post',
    path: '/auth/passkeys/options',
    tags,
    summary: 'What a passkey has to sign to come in without a password',
    responses: { 200: json(passkeyLoginOptionsSchema, 'For navigator.credentials.get') },
  },
);

const logIn = declareRoute(
  {
    access: 'public',
    reach: 'secret',
    refuses: ['SecondFactorExpired', 'InvalidPasskey', 'UserNotAuthorized', 'LoginFailed', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/auth/passkeys/login',
    tags,
    summary: 'Sign in with a passkey alone',
    request: { body: json(passkeyLoginRequestSchema, 'What the browser answered') },
    responses: { 200: json(tokensSchema, 'Signed in') },
  },
);

export function secondFactorRoutes(context: AuthContext) {
  return createRouter()
    .openapi(answer, async (c) =>
      c.json(await answerSecondFactor(context, c.req.valid('json'), signInOrigin(c, context.publicUrl)), 200),
    )
    .openapi(ask, async (c) => c.json({ options: await askForPasskey(context, requestOrigin(c)) }, 200))
    .openapi(logIn, async (c) => {
      const { credential } = c.req.valid('json');
      return c.json(await logInWithPasskey(context, credential, signInOrigin(c, context.publicUrl)), 200);
    });
}
