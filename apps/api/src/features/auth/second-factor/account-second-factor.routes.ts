import {
  addPasskeySchema,
  confirmPasswordSchema,
  confirmTotpSchema,
  factorAddedSchema,
  newRecoveryCodesSchema,
  passkeyOptionsSchema,
  renamePasskeySchema,
  secondFactorStateSchema,
  totpSetupSchema,
} from '@fonendo/contract/auth/second-factor.schema';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { z } from 'zod';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { AuthContext } from '../auth.context.ts';
import { requestOrigin } from '../login/origin.ts';
import { confirmPassword } from './confirm-password.ts';
import { addPasskey, askForNewPasskey } from './passkeys/add-passkey.ts';
import { removePasskey, renamePasskey } from './passkeys/change-passkey.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { beginTotp, confirmTotp, removeTotp } from './set-up-totp.ts';

const tags = ['account'];
const path = '/account/second-factor';
const params = z.object({ id: z.uuid() });
const state = json(secondFactorStateSchema, 'What there is now');

/** Also for a session that must set one up; not for administrators who act as the person. */
const own = (...refuses: readonly ErrorCode[]) => ({ access: 'settingUp', reach: 'own', refuses }) as const;

/** Requires a sign-in or a password entered a short while ago. */
const ownChange = (...refuses: readonly ErrorCode[]) => own('ConfirmationRequired', 'TooManyRequests', ...refuses);

const read = declareRoute(
  { ...own(), inPerson: true },
  {
    method: 'get',
    path,
    tags,
    summary: 'What one has beside the password',
    responses: { 200: json(secondFactorStateSchema, 'Authenticator app, passkeys, recovery codes') },
  },
);

const confirm = declareRoute(own('InvalidPassword', 'TooManyRequests'), {
  method: 'post',
  path: `${path}/confirm`,
  tags,
  summary: 'Give the password again, for changes in the next 15 minutes',
  request: { body: json(confirmPasswordSchema, 'The password') },
  responses: { 200: state },
});

const totpBegin = declareRoute(ownChange(), {
  method: 'post',
  path: `${path}/totp`,
  tags,
  summary: 'A new secret for an authenticator app; it works once its first code was confirmed',
  responses: { 200: json(totpSetupSchema, 'For the app, as a QR code or typed') },
});

const totpConfirm = declareRoute(ownChange('InvalidSecondFactor', 'SecondFactorExpired'), {
  method: 'post',
  path: `${path}/totp/confirm`,
  tags,
  summary: 'Turn the authenticator app on by its first code',
  request: { body: json(confirmTotpSchema, 'Six digits') },
  responses: { 200: json(factorAddedSchema, 'On; with recovery codes where there were none') },
});

const totpRemove = declareRoute(ownChange('NotFound', 'LastSecondFactor'), {
  method: 'delete',
  path: `${path}/totp`,
  tags,
  summary: 'Turn the authenticator app off',
  responses: { 200: state },
});

const passkeyAsk = declareRoute(ownChange('TooManyPasskeys', 'Conflict'), {
  method: 'post',
  path: `${path}/passkeys/options`,
  tags,
  summary: 'What the browser needs to make a passkey',
  responses: { 200: json(passkeyOptionsSchema, 'For navigator.credentials.create') },
});

const passkeyAdd = declareRoute(ownChange('InvalidPasskey', 'SecondFactorExpired', 'TooManyPasskeys'), {
  method: 'post',
  path: `${path}/passkeys`,
  tags,
  summary: 'Add the passkey that the browser made',
  request: { body: json(addPasskeySchema, 'Its name and what the browser answered') },
  responses: { 201: json(factorAddedSchema, 'Added; with recovery codes where there were none') },
});

const passkeyRename = declareRoute(own('NotFound'), {
  method: 'patch',
  path: `${path}/passkeys/{id}`,
  tags,
  summary: 'Give a passkey another name',
  request: { params, body: json(renamePasskeySchema, 'The name') },
  responses: { 200: state },
});

const passkeyRemove = declareRoute(ownChange('NotFound', 'LastSecondFactor'), {
  method: 'delete',
  path: `${path}/passkeys/{id}`,
  tags,
  summary: 'Remove a passkey: it does not sign in any more',
  request: { params },
  responses: { 200: state },
});

const codesRenew = declareRoute(ownChange('Conflict'), {
  method: 'post',
  path: `${path}/recovery-codes`,
  tags,
  summary: 'Ten new recovery codes; the old ones stop working',
  responses: { 200: json(newRecoveryCodesSchema, 'Shown once') },
});

export function accountSecondFactorRoutes(context: AuthContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readSecondFactor(context, context.db, getActor(c)), 200))
    .openapi(confirm, async (c) =>
      c.json(await confirmPassword(context, getActor(c), c.req.valid('json').password), 200),
    )
    .openapi(totpBegin, async (c) => c.json(await beginTotp(context, getActor(c)), 200))
    .openapi(totpConfirm, async (c) => c.json(await confirmTotp(context, getActor(c), c.req.valid('json').code), 200))
    .openapi(totpRemove, async (c) => c.json(await removeTotp(context, getActor(c)), 200))
    .openapi(passkeyAsk, async (c) =>
      c.json({ options: await askForNewPasskey(context, getActor(c), requestOrigin(c)) }, 200),
    )
    .openapi(passkeyAdd, async (c) => c.json(await addPasskey(context, getActor(c), c.req.valid('json')), 201))
    .openapi(passkeyRename, async (c) =>
      c.json(await renamePasskey(context, getActor(c), c.req.valid('param').id, c.req.valid('json').name), 200),
    )
    .openapi(passkeyRemove, async (c) =>
      c.json(await removePasskey(context, getActor(c), c.req.valid('param').id), 200),
    )
    .openapi(codesRenew, async (c) => c.json(await renewRecoveryCodes(context, getActor(c)), 200));
}
