import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordResets, verificationCodes } from '../../db/schema/account-codes.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { interests } from '../../db/schema/contact.ts';
import { entitlements, invoices, payments } from '../../db/schema/payments.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { openTestDatabase } from '../../testing/database.ts';
import {
  buildDoctor,
  buildEntitlement,
  buildInvoice,
  buildPayment,
  buildUser,
} from '../../testing/factories/factories.ts';
import { openTestFiles } from '../../testing/files/files.ts';
import { createTestLog } from '../../testing/log.ts';
import { applyRetention } from './apply-retention.ts';

const { db } = await openTestDatabase();
const now = new Date('2026-03-10T09:00:00Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

const files = openTestFiles();
const { log } = createTestLog();
const apply = () => applyRetention({ db, files, log, now: () => now });

test('only accounts that were never confirmed go, after thirty days', async () => {
  const waiting = await buildUser(db, { verifiedAt: null, createdAt: daysAgo(29) });
  const verified = await buildUser(db, { createdAt: daysAgo(400) });
  await buildUser(db, { verifiedAt: null, createdAt: daysAgo(31) });
  await apply();
  const left = await db.select({ id: users.id }).from(users);
  expect(left.map(({ id }) => id).toSorted()).toEqual([waiting.id, verified.id].toSorted());
});

test('codes, links and counters go once they are over; a door that is still closed stays closed', async () => {
  const user = await buildUser(db);
  await db
    .insert(verificationCodes)
    .values({ userId: user.id, codeHash: 'x', sentAt: daysAgo(1), expiresAt: daysAgo(1) });
  await db.insert(passwordResets).values([
    { tokenHash: 'over', userId: user.id, expiresAt: daysAgo(1) },
    { tokenHash: 'good', userId: user.id, expiresAt: daysAgo(-1) },
  ]);
  await db.insert(attempts).values([
    { key: 'over', count: 1, windowEndsAt: daysAgo(1) },
    { key: 'closed', count: 20, windowEndsAt: daysAgo(1), blockedUntil: daysAgo(-1) },
    { key: 'running', count: 1, windowEndsAt: daysAgo(-1) },
  ]);
  await apply();
  expect(await db.select().from(verificationCodes)).toEqual([]);
  expect(await db.select({ hash: passwordResets.tokenHash }).from(passwordResets)).toEqual([{ hash: 'good' }]);
  const keys = await db.select({ key: attempts.key }).from(attempts);
  expect(keys.map(({ key }) => key).toSorted()).toEqual(['closed', 'running']);
});

test('sessions go thirty days after their end', async () => {
  const user = await buildUser(db);
  const session = (id: string, ends: { expiresAt: Date; revokedAt?: Date }) => ({
    id,
    userId: user.id,
    createdAt: daysAgo(90),
    lastUsedAt: daysAgo(90),
    ...ends,
  });
  const [live, recent, expired, revoked] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await db
    .insert(sessions)
    .values([
      session(live, { expiresAt: daysAgo(-1) }),
      session(recent, { expiresAt: daysAgo(29) }),
      session(expired, { expiresAt: daysAgo(31) }),
      session(revoked, { expiresAt: daysAgo(-1), revokedAt: daysAgo(31) }),
    ]);
  await apply();
  const left = await db.select({ id: sessions.id }).from(sessions);
  expect(left.map(({ id }) => id).toSorted()).toEqual([live, recent].toSorted());
});

test('the audit goes after two years, names of interested people after two as well', async () => {
  const entry = { action: 'account.updated', subjectType: 'user', subjectId: 'x' };
  await db.insert(auditEntries).values([
    { ...entry, id: randomUUIDv7(), at: new Date() },
    { ...entry, id: randomUUIDv7(), at: new Date('2020-01-01T00:00:00Z') },
  ]);
  const interest = { name: 'Ana', profession: 'nursing' as const };
  await db.insert(interests).values([
    { ...interest, id: randomUUIDv7(), email: 'old@correo.test', createdAt: daysAgo(731) },
    { ...interest, id: randomUUIDv7(), email: 'new@correo.test', createdAt: daysAgo(1) },
  ]);
  await apply();
  expect(await db.select().from(auditEntries)).toHaveLength(1);
  expect(await db.select().from(interests)).toMatchObject([{ email: 'new@correo.test' }]);
});

test('unpaid payments go after a year, invoices with their payments after six; what was granted stays', async () => {
  const { userId } = await buildDoctor(db);
  const at = (iso: string) => ({ createdAt: new Date(iso), expiresAt: new Date(iso) });
  const old = await buildPayment(db, { userId, status: 'paid', ...at('2019-05-05T10:00:00Z') });
  const kept = await buildPayment(db, { userId, status: 'paid', ...at('2021-05-05T10:00:00Z') });
  await buildPayment(db, { userId, status: 'cancelled', ...at('2024-05-05T10:00:00Z') });
  const recent = await buildPayment(db, { userId, status: 'failed', ...at('2026-01-05T10:00:00Z') });
  await buildEntitlement(db, { userId, product: 'recognition', paymentId: old.id });
  await buildInvoice(db, old, { number: 1, series: 'F2019', issuedOn: '2019-05-05' });
  await buildInvoice(db, kept, { number: 1, series: 'F2021', issuedOn: '2021-05-05' });
  await apply();
  await apply();
  const left = await db.select({ id: payments.id }).from(payments);
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, recent.id].toSorted());
  expect(await db.select().from(invoices)).toMatchObject([{ series: 'F2021' }]);
  expect(await db.select().from(entitlements)).toMatchObject([{ product: 'recognition', paymentId: null }]);
});
