import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';
import { passkeys, totpFactors } from '../../db/schema/second-factor.ts';
import { doctorNotes } from '../../db/schema/selection.ts';
import { administratorInvitations, users } from '../../db/schema/users.ts';
import { tokenHash } from '../../http/secret-keys.ts';
import type { TestApi } from '../api.ts';
import { buildDoctor } from '../factories/factories.ts';
import { buildAccount, testPassword } from '../sign-in.ts';
import { type Call, emptyHanded, listed, named, type Owner, personal } from './call.ts';

/** Oneself, or somebody else as they are wanted. */
const account = async (
  { db }: TestApi,
  owner: Owner,
  self: Owner,
  overrides: Partial<typeof users.$inferSelect> = {},
) => (owner === self ? owner.userId : (await buildAccount(db, overrides)).id);

const ofUser = (
  body?: unknown,
  overrides: Partial<typeof users.$inferSelect> = {},
  refusal: 'Forbidden' | 'ImpersonationRefused' = 'Forbidden',
): Call => ({
  ...named(async (api, owner, self) => {
    const id = await account(api, owner, self, overrides);
    return { params: { id }, ...(body !== undefined && { body }) };
  }, refusal),
  everybodys: true,
});

async function notification({ db, clock }: TestApi, userId: string): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(notifications).values({ id, userId, at: clock.now(), kind: 'cvReviewed', link: '/homologations' });
  return id;
}

async function passkey({ db, clock }: TestApi, userId: string): Promise<string> {
  const id = randomUUIDv7();
  const key = { credentialId: id, publicKey: 'none', counter: 0, transports: [], backedUp: false };
  await db.insert(passkeys).values({ id, userId, name: 'Móvil', createdAt: clock.now(), ...key });
  return id;
}

const ofPasskey = (body?: unknown): Call => ({
  ...named(async (api, { userId }) => ({
    params: { id: await passkey(api, userId) },
    ...(body !== undefined && { body }),
  })),
  everybodys: true,
});

/** Who wishes to be found is every hospital's to read; what it wrote about them is its own. */
const ofDirectory = (body?: unknown): Call =>
  named(async ({ db }, owner, self) => {
    const { userId: id } = await buildDoctor(db, { findable: owner === self });
    return { params: { id }, ...(body !== undefined && { body }) };
  });

const ofDoctorNote = (body?: unknown): Call =>
  named(async ({ db, clock }, { userId: authorId, hospitalId }) => {
    const { userId: doctorId } = await buildDoctor(db, { findable: true });
    const id = randomUUIDv7();
    const note = { id, doctorId, hospitalId, authorId, text: 'Buena impresión.', createdAt: clock.now() };
    await db.insert(doctorNotes).values(note);
    return { params: { id }, ...(body !== undefined && { body }) };
  });

async function administratorInvitation({ db }: TestApi): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(administratorInvitations).values({
    ...{ id, email: `${id}@fonendo.test`, firstname: 'Noa', lastname: 'Vidal', group: 'admin' },
    tokenHash: tokenHash(id),
    sentAt: new Date('2026-03-10T08:00:00Z'),
    expiresAt: new Date('2026-03-17T08:00:00Z'),
  });
  return id;
}

const ofAdministratorInvitation: Call = named(async (api) => ({ params: { id: await administratorInvitation(api) } }));

export const accountCalls: Record<string, Call> = {
  'GET /account': personal(),
  'PATCH /account': personal({ body: { locale: 'en' } }),
  'DELETE /account': personal({ body: { password: testPassword } }),
  'GET /account/export': personal(),
  'POST /account/email-check': personal(),
  'GET /account/sessions': personal(),
  'POST /account/sessions/close-others': personal(),
  'GET /account/second-factor': personal(),
  'POST /account/second-factor/confirm': personal({ body: { password: testPassword } }),
  'POST /account/second-factor/totp': personal(),
  'POST /account/second-factor/totp/confirm': emptyHanded,
  'DELETE /account/second-factor/totp': personal(async ({ db, clock }, { userId }) => {
    await db.insert(totpFactors).values({ userId, secret: 'sealed', confirmedAt: clock.now() });
    return {};
  }),
  'POST /account/second-factor/passkeys/options': personal(),
  'POST /account/second-factor/passkeys': emptyHanded,
  'PATCH /account/second-factor/passkeys/:id': ofPasskey({ name: 'Otro nombre' }),
  'DELETE /account/second-factor/passkeys/:id': ofPasskey(),
  'POST /account/second-factor/recovery-codes': personal(async (api, { userId }) => {
    await passkey(api, userId);
    return {};
  }),
  'GET /auth/session': personal(),
  'GET /auth/verification-code': personal(),
  'POST /auth/logout': personal(),
  'POST /auth/change-password': personal({
    body: { currentPassword: testPassword, newPassword: 'Otra-Correcta-5678' },
  }),

  'POST /auth/:id/impersonate': ofUser({ reason: 'Ayuda con su cuenta' }, {}, 'ImpersonationRefused'),
  'GET /auth/blocked/:id': ofUser(),
  'GET /auth/send-email-verification/:id': named(async ({ db }) => ({ params: { id: (await buildAccount(db)).id } })),
  'GET /auth/forgot-password/': listed(async ({ db }) => ({ query: { email: (await buildAccount(db)).email } })),

  'GET /users': {
    ...listed(async (api, owner, self) => {
      const id = await account(api, owner, self);
      const [row] = await api.db.select({ email: users.email }).from(users).where(eq(users.id, id));
      return { holds: id, query: { search: row?.email ?? '' } };
    }),
    everybodys: true,
  },
  'GET /users/:id': ofUser(),
  'GET /users/:id/sessions': ofUser(),
  'PATCH /users/:id': ofUser({ locale: 'en' }),
  'DELETE /users/:id': ofUser({ name: 'Valentina Restrepo' }),
  'POST /users/:id/block': ofUser({ reason: 'Facturas impagadas' }),
  'POST /users/:id/unblock': ofUser(undefined, { blockedAt: new Date('2026-03-01T09:00:00Z') }),
  'POST /users/:id/group': ofUser({ from: 'certifiedDoctor', to: 'notCertifiedDoctor' }),
  'POST /users/:id/access-end': ofUser({ from: null, until: '2026-12-31' }, { policyGroups: ['admin'] }),
  'GET /administrators/invitations': listed(async (api) => ({ holds: await administratorInvitation(api) })),
  'POST /administrators/invitations': listed(() => ({
    body: { firstname: 'Noa', lastname: 'Vidal', email: `${randomUUIDv7()}@fonendo.test`, group: 'admin' },
  })),
  'POST /administrators/invitations/:id/resend': ofAdministratorInvitation,
  'DELETE /administrators/invitations/:id': ofAdministratorInvitation,
  'POST /users/:id/email': named(async (api, owner, self) => {
    const id = await account(api, owner, self);
    return { params: { id }, body: { email: `otra-${randomUUIDv7()}@fonendo.test` } };
  }, 'Forbidden'),
  'POST /users/:id/resend-verification': ofUser(undefined, { verifiedAt: null }),
  'POST /users/:id/sessions/close': ofUser(),
  'POST /users/:id/second-factor/reset': named(async (api, owner, self) => {
    const id = await account(api, owner, self);
    await passkey(api, id);
    return { params: { id } };
  }, 'Forbidden'),

  'GET /notifications': listed(async (api, { userId }) => ({ holds: await notification(api, userId) })),
  'POST /notifications/read': listed(async (api, owner, self) => {
    await notification(api, self.userId);
    return { body: owner === self ? {} : { ids: [await notification(api, owner.userId)] }, holds: '"unread":0' };
  }),
  'GET /notifications/stream': personal(),

  'GET /doctors': listed(async ({ db }, owner, self) => {
    const lastname = `Apellido ${randomUUIDv7().slice(-12)}`;
    const { userId } = await buildDoctor(db, { findable: owner === self, user: { lastname } });
    return { holds: userId, query: { search: lastname } };
  }),
  'GET /doctors/:id': ofDirectory(),
  'GET /doctors/:id/notes': ofDirectory(),
  'POST /doctors/:id/notes': ofDirectory({ text: 'Llamar el lunes.' }),
  'PUT /doctors/notes/:id': ofDoctorNote({ text: 'Llamar el martes.' }),
  'DELETE /doctors/notes/:id': ofDoctorNote(),
  'GET /doctors/me': personal(),
  'PUT /doctors/me': emptyHanded,
  'PUT /doctors/me/findable': personal({ body: { findable: true } }),
  'GET /doctors/me/readiness': personal(),
  'GET /doctors/me/profile': personal(),
  'GET /registration': personal(),
  'POST /registration': emptyHanded,
  'GET /calendar-feed': personal(),
  'POST /calendar-feed/renew': personal(),
};
