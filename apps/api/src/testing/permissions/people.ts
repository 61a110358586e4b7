import { randomUUIDv7 } from 'node:crypto';
import { sessions } from '../../db/schema/sessions.ts';
import { createAccessTokens } from '../../http/access/access-token.ts';
import { type Caller, callers, groupOf } from '../../http/access/permissions.ts';
import { deriveKeys } from '../../http/secret-keys.ts';
import { type TestApi, testSecret } from '../api.ts';
import { buildDoctor } from '../factories/factories.ts';
import { buildHospital, buildHospitalMember } from '../factories/hospital-factories.ts';
import { buildAccount } from '../sign-in.ts';
import type { Owner } from './call.ts';

/** Somebody who calls, with the token that proves it; nobody has none. */
export type Person = { owner: Owner; token: string | null };

const tokens = createAccessTokens(deriveKeys(testSecret)['access-token']);
const tomorrow = new Date('2026-03-11T09:00:00Z');

type Session = { userId: string; sessionId: string; token: string };

/** Signed in without the sign-in: this is done a thousand times. */
async function openSession(api: TestApi, userId: string, impersonator?: Session): Promise<Session> {
  const sessionId = randomUUIDv7();
  const at = api.clock.now();
  await api.db.insert(sessions).values({
    ...{ id: sessionId, userId, createdAt: at, lastUsedAt: at, expiresAt: tomorrow },
    ...(impersonator && {
      impersonatorId: impersonator.userId,
      parentSessionId: impersonator.sessionId,
      impersonationReason: 'Ayuda con su cuenta',
    }),
  });
  return { userId, sessionId, token: await tokens.issue({ userId, sessionId, expiresAt: tomorrow }, at) };
}

/** Of a session that is open still: only the token is too old. */
async function expiredToken(api: TestApi, userId: string): Promise<string> {
  const { sessionId } = await openSession(api, userId);
  const expiresAt = new Date(api.clock.now().getTime() - 1000);
  return tokens.issue({ userId, sessionId, expiresAt }, expiresAt);
}

/** Somebody of their own, who works for this hospital if they work for one. */
export async function buildPerson(api: TestApi, caller: Caller, hospitalId: string): Promise<Person> {
  const { db } = api;
  const verified = caller !== 'unverified';
  const { id: userId } = await buildAccount(db, {
    policyGroups: [verified && caller !== 'signedOut' ? groupOf(caller) : 'notCertifiedDoctor'],
    phone: '+573001234567',
    ...(!verified && { verifiedAt: null }),
  });
  const { token } = await openSession(api, userId);
  switch (caller) {
    case 'signedOut':
      return { owner: { userId, hospitalId }, token: null };
    case 'superadmin':
    case 'admin':
      return { owner: { userId, hospitalId }, token };
    case 'unverified':
    case 'certifiedDoctor':
    case 'notCertifiedDoctor':
      await buildDoctor(db, { userId, hasDegreeSpain: caller === 'certifiedDoctor' });
      return { owner: { userId, hospitalId, doctorId: userId }, token };
    default:
      await buildHospitalMember(db, { userId, hospitalId, role: caller });
      return { owner: { userId, hospitalId }, token };
  }
}

/** The same with an administrator behind the session. A doctor is another one: much of theirs there is but once. */
export async function buildImpersonated(
  api: TestApi,
  caller: Caller,
  { owner }: Person,
  administrator: Session,
): Promise<Person> {
  const person = owner.doctorId ? await buildPerson(api, caller, owner.hospitalId) : { owner };
  return { owner: person.owner, token: (await openSession(api, person.owner.userId, administrator)).token };
}

/**
 * Whether an administrator can act as such a caller: there is one for each group, and a hospital's roles share theirs.
 */
export const isImpersonable = (caller: Caller) =>
  ['admin', 'certifiedDoctor', 'notCertifiedDoctor', 'administrator', 'recruiter'].includes(caller);

export type CallingPerson = { caller: Caller; person: Person; impersonated: boolean };

/** One of each, for what is refused: nothing of it changes them. */
export async function buildStanding(api: TestApi) {
  const { id: hospitalId } = await buildHospital(api.db);
  const { owner } = await buildPerson(api, 'superadmin', hospitalId);
  const administrator = await openSession(api, owner.userId);
  const inPerson: CallingPerson[] = [];
  const impersonated: CallingPerson[] = [];
  for (const caller of callers) {
    const person = await buildPerson(api, caller, hospitalId);
    inPerson.push({ caller, person, impersonated: false });
    if (!isImpersonable(caller)) continue;
    const borrowed = await buildImpersonated(api, caller, person, administrator);
    impersonated.push({ caller, person: borrowed, impersonated: true });
  }
  const { id: foreignHospitalId } = await buildHospital(api.db);
  return {
    owner,
    foreignHospitalId,
    administrator,
    callers: inPerson,
    impersonated,
    expired: await expiredToken(api, owner.userId),
  };
}

/** Somebody else, of a hospital that nobody who calls works for. */
export const buildStranger = async ({ db }: TestApi, hospitalId: string): Promise<Owner> => ({
  userId: (await buildAccount(db)).id,
  hospitalId,
});
