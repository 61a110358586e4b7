import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { eraseAuditDetailsOf, handOverAuditDetails, recordAudit } from './audit.public.ts';

const { db, pool } = await openTestDatabase();

const by = { userId: randomUUIDv7(), impersonatorId: randomUUIDv7(), requestId: 'request-1' };
const person = randomUUIDv7();
const record = (at: Date, id: string) =>
  recordAudit(
    db,
    at,
    by,
    'account.updated',
    { type: 'user', id },
    { after: { changed: ['locale'] }, personal: { of: person, before: { locale: 'es' }, after: { locale: 'en' } } },
  );

test('an entry names both people, the subject and the change', async () => {
  const at = new Date();
  await record(at, 'named');
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'named'));
  expect(entry).toMatchObject({
    at,
    actorId: by.userId,
    impersonatorId: by.impersonatorId,
    requestId: 'request-1',
    action: 'account.updated',
    subjectType: 'user',
    before: null,
    after: { changed: ['locale'] },
    personalFields: ['locale'],
  });
  const [details] = await db
    .select()
    .from(auditDetails)
    .where(eq(auditDetails.entryId, entry?.id ?? ''));
  expect(details).toMatchObject({ personId: person, before: { locale: 'es' }, after: { locale: 'en' } });
});

test('what says something of a person is no part of the entry itself', async () => {
  const wide = { changed: ['lastname'], lastname: 'Restrepo' };
  const keep = () =>
    // @ts-expect-error: the types refuse it, also where the object was not written on the spot.
    recordAudit(db, new Date(), by, 'account.updated', { type: 'user', id: 'wide' }, { after: wide });
  await expect(keep()).rejects.toThrow('account.updated may not keep lastname');
  expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'wide'))).toEqual([]);
});

test('the personal values may be erased or handed over, never changed', async () => {
  await record(new Date(), 'details');
  await expect(pool.query(`update audit_details set after = '{}'`)).rejects.toThrow('cannot be changed');
  const invited = randomUUIDv7();
  await handOverAuditDetails(db, person, invited);
  expect(await db.select().from(auditDetails).where(eq(auditDetails.personId, person))).toEqual([]);
  await eraseAuditDetailsOf(db, [invited]);
  expect(await db.select().from(auditDetails)).toEqual([]);
});

test.each([
  "update audit_entries set action = 'nothing'",
  'delete from audit_entries',
  'truncate audit_entries cascade',
])('the application cannot run: %s', async (statement) => {
  await record(new Date(), 'kept');
  await expect(pool.query(statement)).rejects.toThrow('append-only');
});

test('after the 24 months of retention an entry may go', async () => {
  await record(new Date('2020-01-01T00:00:00Z'), 'old');
  const { rowCount } = await pool.query("delete from audit_entries where subject_id = 'old'");
  expect(rowCount).toBe(1);
});

test('a rolled-back change leaves no entry', async () => {
  const failing = db.transaction(async (tx) => {
    await recordAudit(tx, new Date(), by, 'account.updated', { type: 'user', id: 'undone' });
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'undone'))).toEqual([]);
});
