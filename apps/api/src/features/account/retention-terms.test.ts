import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { invoices, payments } from '../../db/schema/payments.ts';
import { doctorNotes, documentRequests } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { openTestDatabase } from '../../testing/database.ts';
import {
  buildContract,
  buildDoctor,
  buildInvoice,
  buildPayment,
  buildUser,
} from '../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital } from '../../testing/factories/hospital-factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { openTestFiles } from '../../testing/files/files.ts';
import { createTestLog } from '../../testing/log.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { applyRetention, previewRetention, retentionSteps } from './apply-retention.ts';

const { db, pool } = await openTestDatabase();
const files = openTestFiles();
const { log, lines } = createTestLog();
const standing = new Date('2026-03-10T09:00:00Z');
const context = (now = standing) => ({ db, files, log, now: () => now });
const day = 86_400_000;

/** What the server's clock says: triggers read that one. */
const ago = async (interval: string) => {
  const { rows } = await pool.query<{ at: Date }>(`select now() - interval '${interval}' as at`);
  return rows[0]?.at ?? new Date();
};

const put = async (key: string) => {
  await files.put(key, Buffer.from('%PDF-'));
  return key;
};
const exists = (key: string) =>
  files.openRead(key).then(
    (stream) => {
      stream.destroy();
      return true;
    },
    () => false,
  );

describe('one day before its time it stays, on the day it goes', () => {
  test('an account that nobody confirmed, thirty days, with what was recorded of it', async () => {
    const made = (days: number) =>
      buildUser(db, { verifiedAt: null, createdAt: new Date(standing.getTime() - days * day) });
    const [stays, goes] = [await made(29), await made(30)];
    for (const { id } of [stays, goes]) {
      const personal = { of: id, after: { email: 'otra@correo.test' } };
      const by = { userId: null, impersonatorId: null, requestId: 'r' };
      await recordAudit(db, new Date(), by, 'account.emailChanged', { type: 'user', id }, { personal });
    }
    await applyRetention(context());
    expect((await db.select().from(users)).map(({ id }) => id)).toEqual([stays.id]);
    expect((await db.select().from(auditDetails)).map(({ personId }) => personId)).toEqual([stays.id]);
  });

  test('a discarded or withdrawn candidacy, 24 months, with the papers it was asked for', async () => {
    const ended = (status: 'discarded' | 'withdrawn' | 'accepted', iso: string) =>
      buildCandidacy(db, { status, step: 0, statusSince: new Date(iso) });
    const stays = [
      await ended('discarded', '2024-03-11T09:00:00Z'),
      await ended('withdrawn', '2024-03-11T09:00:00Z'),
      await ended('accepted', '2020-01-01T09:00:00Z'),
    ];
    const goes = [await ended('discarded', '2024-03-10T09:00:00Z'), await ended('withdrawn', '2024-03-10T09:00:00Z')];
    const fileKey = await put(newFileKey('document-requests'));
    const [first] = goes;
    await db.insert(documentRequests).values({
      ...{ id: randomUUIDv7(), candidacyId: first?.id ?? '', hospitalId: first?.hospitalId ?? '' },
      ...{ doctorId: first?.doctorId ?? '', position: 0, name: 'Título', why: '', dueOn: '2024-01-01', fileKey },
      createdAt: standing,
    });
    await applyRetention(context());
    const left = (await db.select().from(candidacies)).map(({ id }) => id);
    expect(left.toSorted()).toEqual(stays.map(({ id }) => id).toSorted());
    expect(await exists(fileKey)).toBe(false);
  });

  test('a note about a doctor of the directory, 24 months after it was last touched', async () => {
    const { userId: doctorId } = await buildDoctor(db);
    const { id: hospitalId } = await buildHospital(db);
    const note = (createdAt: string, editedAt: string | null = null) => ({
      ...{ id: randomUUIDv7(), doctorId, hospitalId, text: 'Llamar' },
      ...{ createdAt: new Date(createdAt), editedAt: editedAt === null ? null : new Date(editedAt) },
    });
    const stays = [note('2024-03-11T09:00:00Z'), note('2023-01-01T09:00:00Z', '2024-03-11T09:00:00Z')];
    await db.insert(doctorNotes).values([...stays, note('2024-03-10T09:00:00Z')]);
    await applyRetention(context());
    const left = (await db.select().from(doctorNotes)).map(({ id }) => id);
    expect(left.toSorted()).toEqual(stays.map(({ id }) => id).toSorted());
  });

  test('an invoice, six years, with its payment', async () => {
    const { rows } = await pool.query<{ today: string; last: string }>(
      `select current_date::text as today, (current_date - interval '6 years')::date::text as last`,
    );
    const { today = '', last = '' } = rows[0] ?? {};
    const { userId } = await buildDoctor(db);
    const before = Temporal.PlainDate.from(last).subtract({ days: 1 }).toString();
    const [stays, goes] = [
      await buildPayment(db, { userId, status: 'paid' }),
      await buildPayment(db, { userId, status: 'paid' }),
    ];
    await buildInvoice(db, stays, { number: 1, series: 'A', issuedOn: last });
    await buildInvoice(db, goes, { number: 2, series: 'A', issuedOn: before });
    await applyRetention(context(new Date(`${today}T11:00:00Z`)));
    expect(await db.select({ number: invoices.number }).from(invoices)).toEqual([{ number: 1 }]);
    expect(await db.select({ id: payments.id }).from(payments)).toEqual([{ id: stays.id }]);
  });

  test('money that was given back, six years', async () => {
    const { userId } = await buildDoctor(db);
    const came = (status: 'refunded' | 'duplicate', iso: string) =>
      buildPayment(db, { userId, status, createdAt: new Date(iso) });
    const stays = [await came('refunded', '2020-03-11T09:00:00Z'), await came('duplicate', '2020-03-11T09:00:00Z')];
    await came('refunded', '2020-03-10T09:00:00Z');
    await came('duplicate', '2020-03-10T09:00:00Z');
    await applyRetention(context());
    const left = (await db.select().from(payments)).filter(({ status }) => status !== 'paid').map(({ id }) => id);
    expect(left.toSorted()).toEqual(stays.map(({ id }) => id).toSorted());
  });

  test('the evidence of a contract with its file, five years', async () => {
    const signed = async (signedAt: Date, more: { doctorId?: string } = {}) =>
      buildContract(db, {
        ...{ userId: more.doctorId ?? randomUUIDv7(), signedAt },
        signedFileKey: await put(newFileKey('contracts')),
      });
    const old = await ago('5 years 1 minute');
    const stays = await signed(new Date(old.getTime() + day));
    const goes = await signed(old);
    // While a petition is under way, and for five years after its end, somebody may still claim something.
    const working = await buildDoctor(db);
    await buildPetition(db, { doctorId: working.userId, status: 'Sended' });
    const resolved = await buildDoctor(db);
    await buildPetition(db, {
      doctorId: resolved.userId,
      status: 'Refused',
      resolvedAt: new Date(old.getTime() + day),
    });
    const over = await buildDoctor(db);
    await buildPetition(db, { doctorId: over.userId, status: 'Refused', resolvedAt: old });
    const needed = [await signed(old, { doctorId: working.userId }), await signed(old, { doctorId: resolved.userId })];
    const served = await signed(old, { doctorId: over.userId });
    await applyRetention(context());
    const left = (await db.select().from(contracts)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([stays, ...needed].map(({ id }) => id).toSorted());
    expect(await Promise.all([stays, goes, served].map(({ signedFileKey }) => exists(signedFileKey)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('the audit, 24 months', async () => {
    const old = await ago('24 months 1 minute');
    const entry = { action: 'session.started', subjectType: 'user', subjectId: 'border' };
    const stays = randomUUIDv7();
    await db.insert(auditEntries).values([
      { ...entry, id: stays, at: new Date(old.getTime() + day) },
      { ...entry, id: randomUUIDv7(), at: old },
    ]);
    await applyRetention(context());
    const left = await db.select({ id: auditEntries.id }).from(auditEntries).where(sql`subject_id = 'border'`);
    expect(left).toEqual([{ id: stays }]);
  });

  test('what was recorded of an invitation that was taken back, thirty days', async () => {
    const by = { userId: null, impersonatorId: null, requestId: 'r' };
    const invite = async (days: number) => {
      const of = randomUUIDv7();
      const at = new Date(standing.getTime() - days * day);
      const change = { personal: { of, after: { email: 'invitada@correo.test' } } };
      await recordAudit(db, at, by, 'profile.invited', { type: 'hospital', id: randomUUIDv7() }, change);
      return of;
    };
    const [stays, goes] = [await invite(29), await invite(30)];
    await applyRetention(context());
    const people = (await db.select().from(auditDetails)).map(({ personId }) => personId);
    expect(people).toContain(stays);
    expect(people).not.toContain(goes);
  });
});

describe('a night', () => {
  const messages = (rows: number) =>
    pool.query(
      `insert into contact_messages (id, name, email, subject, message, created_at)
       select gen_random_uuid(), 'Ana', 'ana@correo.test', 'Duda', 'Hola', timestamptz '2025-01-01' from generate_series(1, $1)`,
      [rows],
    );

  test('takes five thousand rows in batches', async () => {
    await messages(5000);
    const dealtWith: number[] = [];
    const steps = retentionSteps(context()).map((step) => ({
      ...step,
      run: async (limit: number) => {
        const rows = await step.run(limit);
        if (step.name === 'contact messages') dealtWith.push(rows);
        return rows;
      },
    }));
    await applyRetention(context(), steps);
    expect(dealtWith).toEqual([...Array(10).fill(500), 0]);
    expect(await db.select().from(contactMessages)).toEqual([]);
    expect(lines().at(-1)).toMatchObject({ msg: 'retention', step: 'contact messages', rows: 5000, left: false });
  });

  test('in which a step fails does all the others, says so, and the next one goes on', async () => {
    await messages(1200);
    const old = await buildUser(db, { verifiedAt: null, createdAt: new Date('2025-01-01T00:00:00Z') });
    let calls = 0;
    const failing = retentionSteps(context()).map((step) => ({
      ...step,
      run: async (limit: number) => {
        if (step.name === 'verification codes') throw new Error('the table is locked');
        if (step.name === 'contact messages' && ++calls === 2) throw new Error('canceling statement');
        return step.run(limit);
      },
    }));
    await expect(applyRetention(context(), failing)).rejects.toThrow(/^2 of \d+ retention steps failed$/);
    expect(await db.select().from(users).where(sql`id = ${old.id}`)).toEqual([]);
    // The batch before the failure stays gone.
    expect(await db.$count(contactMessages)).toBe(700);
    const errors = lines().filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([
      { step: 'verification codes', rows: 0, err: { message: 'the table is locked' } },
      { step: 'contact messages', rows: 500, err: { message: 'canceling statement' } },
    ]);
    await applyRetention(context());
    expect(await db.$count(contactMessages)).toBe(0);
  });

  test('can be looked at beforehand: counts and days, nobody’s data, and nothing changes', async () => {
    await messages(3);
    await buildUser(db, { verifiedAt: null, createdAt: new Date('2025-12-24T00:00:00Z') });
    const due = await previewRetention(context());
    expect(due.map(({ name }) => name)).toEqual(retentionSteps(context()).map(({ name }) => name));
    const found = due.filter(({ rows }) => rows > 0);
    expect(found).toEqual([
      {
        name: 'unverified accounts',
        rule: '30 days',
        rows: 1,
        oldest: new Date('2025-12-24T00:00:00Z'),
      },
      { name: 'contact messages', rule: 'one year', rows: 3, oldest: new Date('2025-01-01T00:00:00Z') },
    ]);
    expect(JSON.stringify(due)).not.toContain('correo.test');
    expect(await db.$count(contactMessages)).toBe(3);
    await applyRetention(context());
    expect((await previewRetention(context())).every(({ rows }) => rows === 0)).toBe(true);
  });
});
