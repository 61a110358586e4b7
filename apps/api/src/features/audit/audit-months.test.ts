import { randomUUIDv7 } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepMonths } from '../../db/months/keep-months.ts';
import { countUnsorted } from '../../db/months/months.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { auditStep } from '../account/retention.repository.ts';
import { recordAudit } from './audit.public.ts';
import { listAuditRows } from './audit-list.repository.ts';

const { db, pool } = await openTestDatabase();
const log = { info: () => undefined };
const keep = (now = new Date()) => keepMonths({ db, now: () => now, log });

const by = { userId: null, impersonatorId: null, requestId: 'r' };
const record = (at: string, subjectId = 'x') =>
  recordAudit(...([db, new Date(at), by, 'account.updated', { type: 'user', id: subjectId }] as const), {
    after: { changed: ['locale'] },
    personal: { of: randomUUIDv7(), after: { locale: 'en' } },
  });

/** The parts with rows of their own, and how many. */
async function parts(): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    'select tableoid::regclass::text as part, count(*)::int as count from audit_entries group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]));
}

async function partNames(): Promise<string[]> {
  const { rows } = await pool.query(
    `select inhrelid::regclass::text as part from pg_inherits where inhparent = 'audit_entries'::regclass order by 1`,
  );
  return rows.map(({ part }) => part);
}

const monthsToCome = () =>
  [0, 1, 2, 3].map((ahead) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    return `audit_entries_${month.toISOString().slice(0, 7).replace('-', '_')}`;
  });

beforeEach(async () => {
  await pool.query('alter table audit_entries disable trigger user');
  await pool.query('delete from audit_entries');
  await pool.query('alter table audit_entries enable trigger user');
  await pool.query('delete from audit_details');
});

describe('months', () => {
  test('this one and the next three are there', async () => {
    await keep();
    expect(await partNames()).toEqual(expect.arrayContaining(monthsToCome()));
    const before = await partNames();
    await keep();
    expect(await partNames()).toEqual(before);
  });

  test('are made ahead, by whoever comes first of several at once', async () => {
    const before = (await partNames()).length;
    await Promise.all([keep(new Date('2031-11-30T23:59:59Z')), keep(new Date('2031-11-30T23:59:59Z'))]);
    expect((await partNames()).filter((name) => /_203[12]_/.test(name))).toEqual([
      'audit_entries_2031_11',
      'audit_entries_2031_12',
      'audit_entries_2032_01',
      'audit_entries_2032_02',
    ]);
    expect((await partNames()).length).toBe(before + 4);
  });

  test('an entry without one is kept all the same, and gets it later with all it has', async () => {
    const id = await record('2024-02-29T23:30:00+01:00', 'without');
    const next = await record('2024-03-01T00:00:00Z', 'without');
    expect(await parts()).toEqual({ audit_entries_default: 2 });
    expect(await countUnsorted(db)).toContainEqual({ table: 'audit_entries', count: 2 });
    await keep();
    expect(await parts()).toEqual({ audit_entries_2024_02: 1, audit_entries_2024_03: 1 });
    expect(await countUnsorted(db)).toContainEqual({ table: 'audit_entries', count: 0 });
    const found = await db
      .select({ id: auditEntries.id, after: auditDetails.after })
      .from(auditEntries)
      .leftJoin(auditDetails, eq(auditDetails.entryId, auditEntries.id))
      .orderBy(asc(auditEntries.at));
    expect(found).toEqual([id, next].map((one) => ({ id: one, after: { locale: 'en' } })));
  });

  test('an entry stays as it is, in whichever part it is looked for', async () => {
    await keep();
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await record(yesterday);
    await keep();
    const [part = ''] = Object.keys(await parts());
    expect(part).toBe(`audit_entries_${yesterday.slice(0, 7).replace('-', '_')}`);
    for (const table of ['audit_entries', part]) {
      await expect(pool.query(`update ${table} set action = 'nothing'`)).rejects.toThrow('append-only');
      await expect(pool.query(`delete from ${table} where at > now() - interval '1 year'`)).rejects.toThrow(
        'append-only',
      );
    }
    for (const table of await partNames()) {
      await expect(pool.query(`truncate ${table}`)).rejects.toThrow('append-only');
    }
  });
});

test('a page goes on from one month to the one before', async () => {
  const moments = ['2026-09-30T23:59:59.999Z', '2026-10-01T00:00:00Z', '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z'];
  for (const at of moments) await record(at);
  await record('2026-08-31T10:00:00Z');
  await keep();
  const seen: string[] = [];
  let after: string[] | null = null;
  for (let page = 0; page < 5; page += 1) {
    const [row] = await listAuditRows(db, {}, { after: after as never, limit: 1 });
    if (!row) break;
    seen.push(row.at.toISOString());
    after = [row.at.toISOString(), row.id];
  }
  expect(seen).toEqual(['2026-08-31T10:00:00.000Z', ...moments.map((at) => new Date(at).toISOString())].reverse());
});

describe('after 24 months', () => {
  const step = auditStep(db, 24);
  const ago = async (time: string): Promise<string> => {
    const { rows } = await pool.query(`select now() - $1::interval as at`, [time]);
    return rows[0].at.toISOString();
  };

  test('a month goes as a whole, of the last one what is past it, with their details', async () => {
    const old = [await ago('40 months'), await ago('40 months'), await ago('30 months')];
    for (const at of [...old, await ago('24 months 1 minute')]) await record(at, 'goes');
    const stays = [await record(await ago('23 months 27 days'), 'stays'), await record(await ago('1 day'), 'stays')];
    await keep();
    const names = await partNames();
    expect(await step.due(db)).toMatchObject({ rows: 4 });
    const gone = [await step.run(500), await step.run(500), await step.run(500), await step.run(500)];
    expect(gone).toEqual([2, 1, 1, 0]);
    const left = await db.select({ id: auditEntries.id }).from(auditEntries);
    expect(left.map(({ id }) => id).toSorted()).toEqual(stays.toSorted());
    expect(await db.select().from(auditDetails)).toHaveLength(2);
    expect(names.length - (await partNames()).length).toBeGreaterThanOrEqual(2);
  });

  test('an empty month goes too', async () => {
    await keep(new Date('2011-05-05T10:00:00Z'));
    await record(await ago('30 months'));
    expect(await partNames()).toContain('audit_entries_2011_05');
    expect([await step.run(500), await step.run(500)]).toEqual([1, 0]);
    expect((await partNames()).filter((name) => name.includes('_2011_'))).toEqual([]);
  });
});

describe('an audit that was not divided', () => {
  const folder = join(import.meta.dirname, '../../db/migrations');
  const [file = ''] = globSync('*_audit_by_month.sql', { cwd: folder });

  test('keeps every entry and its details, each in its month', async () => {
    await pool.query('create table before as table audit_entries with no data');
    await pool.query('drop table audit_entries');
    await pool.query('drop function audit_details_end_with_entry');
    await pool.query('alter table before rename to audit_entries');
    await pool.query('alter table audit_entries add primary key (id)');
    await pool.query(`alter table audit_details add constraint audit_details_entry_id_audit_entries_id_fk
      foreign key (entry_id) references audit_entries (id) on delete cascade`);
    await pool.query(`insert into audit_entries select gen_random_uuid(), timestamptz '2025-12-31 12:00Z' + n * interval '1 day',
      null, null, 'account.updated', 'user', n::text, null, null, '{}', null from generate_series(1, 90) n`);
    await pool.query(`insert into audit_details select id, gen_random_uuid(), null, '{}' from audit_entries`);
    const state = () =>
      pool.query('select md5(string_agg(e::text, e.id::text order by id)) as hash from audit_entries e');
    const before = (await state()).rows;
    for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')) {
      await pool.query(statement);
    }
    expect((await state()).rows).toEqual(before);
    expect(await parts()).toEqual({ audit_entries_2026_01: 31, audit_entries_2026_02: 28, audit_entries_2026_03: 31 });
    expect(await partNames()).toEqual(expect.arrayContaining(monthsToCome()));
    expect(await db.select().from(auditDetails)).toHaveLength(90);
    await expect(pool.query('delete from audit_entries')).rejects.toThrow('append-only');
  });
});
