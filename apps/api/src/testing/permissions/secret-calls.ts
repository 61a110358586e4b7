import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { passwordResets, verificationCodes } from '../../db/schema/account-codes.ts';
import { authChallenges, passkeys, recoveryCodes } from '../../db/schema/second-factor.ts';
import { refreshTokens, sessions } from '../../db/schema/sessions.ts';
import { unsubscribeToken } from '../../features/account/unsubscribe/unsubscribe-token.ts';
import { hashVerificationCode } from '../../features/auth/registration/send-verification-code.ts';
import {
  creationOptions,
  readRegistration,
  requestOptions,
} from '../../features/auth/second-factor/passkeys/webauthn.ts';
import { hashRecoveryCode } from '../../features/auth/second-factor/recovery-codes.ts';
import { feedToken } from '../../features/interviews/calendar-feed/feed-token.ts';
import { deriveKeys, keyedHash, tokenHash } from '../../http/secret-keys.ts';
import { type TestApi, testMetricsToken, testSecret } from '../api.ts';
import { buildDoctor } from '../factories/factories.ts';
import { buildHospital } from '../factories/hospital-factories.ts';
import { createAuthenticator } from '../fakes/authenticator.ts';
import { buildAccount, testPassword } from '../sign-in.ts';
import { type Call, named } from './call.ts';
import { buildInvitation } from './hospital-calls.ts';

const keys = deriveKeys(testSecret);
const soon = new Date('2026-03-10T09:30:00Z');
const newPassword = 'Otra-Correcta-5678';

/** What a secret opens; for somebody else's, a secret that is none. */
const bySecret = (
  refusal: Parameters<typeof named>[1],
  make: (api: TestApi) => Promise<string>,
  prepare: (secret: string) => ReturnType<Call['prepare']>,
): Call => ({
  ...named(async (api, owner, self) => {
    const secret = await make(api);
    return prepare(owner === self ? secret : spoilt(secret));
  }, refusal),
  anew: true,
});

/** As long, and not the same. */
const spoilt = (secret: string) => `${secret.slice(0, -2)}${secret.endsWith('00') ? '11' : '00'}`;

const newToken = () => randomBytes(32).toString('base64url');

async function refreshToken({ db, clock }: TestApi): Promise<string> {
  const { id: userId } = await buildAccount(db);
  const [token, sessionId, at] = [newToken(), randomUUIDv7(), clock.now()];
  await db.insert(sessions).values({ id: sessionId, userId, createdAt: at, lastUsedAt: at, expiresAt: soon });
  await db.insert(refreshTokens).values({ hash: tokenHash(token), sessionId, createdAt: at, expiresAt: soon });
  return token;
}

async function resetToken({ db }: TestApi): Promise<string> {
  const { id: userId } = await buildAccount(db);
  const token = newToken();
  await db.insert(passwordResets).values({ tokenHash: tokenHash(token), userId, expiresAt: soon });
  return token;
}

async function verificationToken({ db, clock }: TestApi): Promise<string> {
  const { id: userId } = await buildAccount(db, { verifiedAt: null });
  const codeHash = hashVerificationCode({ keys }, userId, '123456');
  await db.insert(verificationCodes).values({ userId, codeHash, sentAt: clock.now(), expiresAt: soon });
  return `${userId}-123456`;
}

const site = 'https://fonendo.test';
const recoveryCode = 'AAAA-BBBB-CCCC-DDDD';
/** A challenge is for the browser that got it. */
export const testBrowser = 'a browser of the tests';
const ownBrowser = tokenHash(testBrowser);
const inOwnBrowser = { headers: { 'user-agent': testBrowser } };

/** As the first step gives it to somebody who has a passkey and a recovery code. */
async function challengeOf({ db, clock }: TestApi): Promise<string> {
  const { id: userId, passwordHash } = await buildAccount(db);
  const [challenge, passwordMark] = [newToken(), tokenHash(passwordHash)];
  const key = { credentialId: userId, publicKey: 'none', counter: 0, transports: [], backedUp: false };
  await db.insert(passkeys).values({ id: randomUUIDv7(), userId, name: 'Móvil', createdAt: clock.now(), ...key });
  await db.insert(recoveryCodes).values({ userId, hash: hashRecoveryCode(userId, recoveryCode) });
  const bound = { purpose: 'secondFactor', userId, passwordMark, browserMark: ownBrowser } as const;
  await db.insert(authChallenges).values({ hash: tokenHash(challenge), expiresAt: soon, ...bound });
  return challenge;
}

/** Somebody's passkey signs what was asked for, or what nobody asked for. */
async function signedBy({ db, clock }: TestApi, asked: boolean) {
  const user = await buildAccount(db);
  const authenticator = createAuthenticator(site);
  const [registered, challenge] = [newToken(), newToken()];
  const made = authenticator.register(creationOptions(site, registered, user, []));
  const key = await readRegistration(site, tokenHash(registered), made);
  if (!key) throw new Error('the passkey was not made');
  await db
    .insert(passkeys)
    .values({ ...key, id: randomUUIDv7(), userId: user.id, name: 'Móvil', createdAt: clock.now() });
  const bound = { purpose: 'passkeyLogin', browserMark: ownBrowser } as const;
  await db.insert(authChallenges).values({ hash: tokenHash(challenge), expiresAt: soon, ...bound });
  return authenticator.assert(requestOptions(site, asked ? challenge : newToken(), []));
}

/** As the mail to the new address carries it. */
async function emailToken({ db }: TestApi): Promise<string> {
  const { id: userId, email: from } = await buildAccount(db);
  const promise = { userId, email: `nueva-${userId}@fonendo.test`, from, until: soon.getTime() };
  const text = Buffer.from(JSON.stringify(promise)).toString('base64url');
  return `${text}.${keyedHash(keys['email-change'], text)}`;
}

/** As the head of a mail carries it. */
const mailToken = async ({ db }: TestApi) =>
  unsubscribeToken(keys.unsubscribe, { userId: (await buildAccount(db)).id, families: ['offers'] });

const invitationToken = async (api: TestApi) => (await buildInvitation(api, (await buildHospital(api.db)).id)).token;

export const secretCalls: Record<string, Call> = {
  'GET /metrics': bySecret(
    'NotFound',
    async () => testMetricsToken,
    (token) => ({ headers: { authorization: `Bearer ${token}` } }),
  ),
  'POST /auth/login': bySecret(
    'InvalidPassword',
    async ({ db }) => `${(await buildAccount(db)).email} ${testPassword}`,
    (secret) => {
      const [email, password] = secret.split(' ');
      return { body: { email, password, provider: 'password' } };
    },
  ),
  'POST /auth/refresh-token': bySecret('TokenExpired', refreshToken, (token) => ({ body: { token } })),
  'POST /auth/second-factor': bySecret('SecondFactorExpired', challengeOf, (challenge) => ({
    ...inOwnBrowser,
    body: { method: 'recoveryCode', challenge, code: recoveryCode },
  })),
  'POST /auth/passkeys/login': {
    ...named(
      async (api, owner, self) => ({
        ...inOwnBrowser,
        body: { credential: await signedBy(api, owner === self) },
      }),
      'SecondFactorExpired',
    ),
    anew: true,
  },
  'POST /auth/reset-password': bySecret('InvalidResetToken', resetToken, (token) => ({
    body: { token, password: newPassword },
  })),
  'GET /auth/verify-account/:token': bySecret('InvalidVerificationCode', verificationToken, (token) => ({
    params: { token },
  })),
  'POST /auth/confirm-email': bySecret('InvalidVerificationCode', emailToken, (token) => ({ body: { token } })),
  'GET /invitations/:token': bySecret('InvalidInvitation', invitationToken, (token) => ({ params: { token } })),
  'POST /invitations/:token': bySecret('InvalidInvitation', invitationToken, (token) => ({
    params: { token },
    body: { password: newPassword, privacy: true },
  })),
  'GET /mails/unsubscribe/:token': bySecret('NotFound', mailToken, (token) => ({ params: { token } })),
  'POST /mails/unsubscribe/:token': bySecret('NotFound', mailToken, (token) => ({ params: { token } })),
  'GET /calendar/:token': bySecret(
    'NotFound',
    async ({ db }) => feedToken(keys['calendar-feed'], (await buildDoctor(db)).userId, 0),
    (token) => ({ params: { token: `${token}.ics` } }),
  ),
};
