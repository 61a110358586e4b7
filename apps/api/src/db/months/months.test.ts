import { randomUUIDv7 } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { buildUser } from '../../testing/factories/factories.ts';
import { dividedTables } from './divided-tables.ts';
import { keepMonths } from './keep-months.ts';
import { countUnsorted } from './months.ts';

const { db, pool } = await openTestDatabase();
const keep = (now = new Date()) => keepMonths({ db, now: () => now, log: { info: () => undefined } });

const names = dividedTables.map(({ table }) => getTableName(table));

async function partsOf(table: string): Promise<string[]> {
  const { rows } = await pool.query(
    'select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  );
  return rows.map(({ part }) => part);
}

async function rowsByPart(table: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select tableoid::regclass::text as part, count(*)::int as count from ${table} group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]));
}

const notify = (userId: string, at: string) =>
  pool.query(`insert into notifications (id, user_id, at, kind, link) values ($1, $2, $3, 'cvReviewed', '/x')`, [
    ...[randomUUIDv7(), userId, at],
  ]);

async function petition(doctorId: string, createdAt: string): Promise<string> {
  const id = randomUUIDv7();
  await pool.query(
    `insert into petitions (id, reference, doctor_id, status, resolution_kind, registry_number, registered_on, created_at,
       updated_at, status_since, search_text, sort_name)
     values ($1, $4, $2, 'Refused', 'denied', 'R', '2026-01-01', $3, $3, $3, '', '')`,
    [id, doctorId, createdAt, id],
  );
  return id;
}

const enter = (petitionId: string, at: string) =>
  pool.query(
    `insert into petition_entries (id, petition_id, petition_created_at, at, kind)
     select $1, id, created_at, $3, 'comment' from petitions where id = $2`,
    [randomUUIDv7(), petitionId, at],
  );

test('of each table this month and the next three are there, and those ahead are made by whoever comes first', async () => {
  await keep();
  const now = new Date();
  const coming = [0, 1, 2, 3].map((ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7).replace('-', '_'),
  );
  for (const name of names) {
    expect(await partsOf(name)).toEqual(expect.arrayContaining(coming.map((month) => `${name}_${month}`)));
  }
  await Promise.all([keep(new Date('2031-11-30T23:59:59Z')), keep(new Date('2031-11-30T23:59:59Z'))]);
  const ahead = ['2031_11', '2031_12', '2032_01', '2032_02'];
  // The bell asks for a year at once, and wants no month of it missing.
  const back = [
    '2030_11',
    '2030_12',
    ...Array.from({ length: 10 }, (_, month) => `2031_${`${month + 1}`.padStart(2, '0')}`),
  ];
  for (const name of names) {
    const months = name === 'notifications' ? [...back, ...ahead] : ahead;
    expect((await partsOf(name)).filter((part) => /_203[012]_/.test(part))).toEqual(
      months.map((month) => `${name}_${month}`),
    );
  }
});

test('a row without a month is kept all the same, and gets one later with all that belongs to it', async () => {
  const { id: userId } = await buildUser(db);
  await notify(userId, '2024-02-29T23:59:59.999Z');
  await notify(userId, '2024-03-01T00:00:00Z');
  const made = await petition(userId, '2023-05-05T10:00:00Z');
  await enter(made, '2023-05-05T10:00:00Z');
  await enter(made, '2025-01-07T10:00:00Z');
  expect(await countUnsorted(db)).toEqual([
    { table: 'audit_entries', count: 0 },
    { table: 'notifications', count: 2 },
    { table: 'petition_entries', count: 2 },
  ]);
  await keep();
  expect(await rowsByPart('notifications')).toEqual({ notifications_2024_02: 1, notifications_2024_03: 1 });
  // All entries of a petition are in the month in which it was made, however late they came.
  expect(await rowsByPart('petition_entries')).toEqual({ petition_entries_2023_05: 2 });
  expect((await countUnsorted(db)).map(({ count }) => count)).toEqual([0, 0, 0]);
  const { rows } = await pool.query('select count(*)::int as unread from unread_notifications where user_id = $1', [
    userId,
  ]);
  expect(rows).toEqual([{ unread: 2 }]);
  await expect(
    pool.query(`update petition_entries set petition_created_at = now() where petition_id = $1`, [made]),
  ).rejects.toThrow('petition_entries_petition_fk');
  await pool.query('delete from petitions where id = $1', [made]);
  expect(await rowsByPart('petition_entries')).toEqual({});
});

describe('the database is what the schema says', () => {
  type Relation = { indexes: string[]; columns: string[]; triggers: string[]; constraints: string[] };
  async function describeTable(name: string): Promise<Relation> {
    const { rows } = await pool.query(
      `select
        array(select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')
          from pg_index where indrelid = $1::regclass order by 1) as indexes,
        (select array_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid))
            order by attnum)
          from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where attrelid = $1::regclass and attnum > 0 and not attisdropped) as columns,
        array(select concat(tgname, ' ', tgenabled) from pg_trigger
          where tgrelid = $1::regclass and tgname not like 'RI_ConstraintTrigger%' order by 1) as triggers,
        array(select pg_get_constraintdef(oid) from pg_constraint where conrelid = $1::regclass order by 1) as constraints`,
      [name],
    );
    return rows[0];
  }

  test.each(dividedTables.map((one) => [getTableName(one.table), one] as const))(
    'in every part of %s and as a whole',
    async (name, { table, by }) => {
      await keep(new Date('2019-01-01T10:00:00Z'));
      const whole = await describeTable(name);
      for (const part of await partsOf(name)) expect([part, await describeTable(part)]).toEqual([part, whole]);

      const { indexes, primaryKeys, foreignKeys } = getTableConfig(table);
      const { rows } = await pool.query(
        `select relname::text as name, pg_get_partkeydef($1::regclass) as divided
       from pg_index join pg_class on oid = indexrelid where indrelid = $1::regclass order by 1`,
        [name],
      );
      const declared = [...indexes.map(({ config }) => config.name ?? ''), ...primaryKeys.map((key) => key.getName())];
      expect(rows.map((row) => row.name)).toEqual(declared.toSorted());
      expect(rows[0].divided).toBe(`RANGE (${by.name})`);
      expect(whole.columns.map((column) => column.split(' ')[0])).toEqual(
        Object.values(getTableColumns(table)).map((column) => column.name),
      );
      expect(whole.constraints.filter((definition) => definition.startsWith('FOREIGN KEY'))).toHaveLength(
        foreignKeys.length,
      );
    },
  );

  test('and no other table is divided', async () => {
    const { rows } = await pool.query(
      `select partrelid::regclass::text as name from pg_partitioned_table join pg_class on oid = partrelid
       where relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(names.toSorted());
  });
});

describe('tables that were not divided', () => {
  const folder = join(import.meta.dirname, '../migrations');
  const [file = ''] = globSync('*_notifications_and_petitions_by_month.sql', { cwd: folder });

  test('keep every row, each in its month, and what is unread and sent once stays so', async () => {
    const { id: userId } = await buildUser(db);
    const made = await petition(userId, '2026-02-10T10:00:00Z');
    await pool.query('create table notifications_before as table notifications with no data');
    await pool.query('create table entries_before as table petition_entries with no data');
    await pool.query('drop table notifications, petition_entries, unread_notifications, notification_once_keys');
    await pool.query('drop function add_month, notifications_only_once, notifications_keep_unread');
    await pool.query('create function add_audit_month() returns void language sql as $$ $$');
    await pool.query('alter table notifications_before rename to notifications');
    await pool.query('alter table entries_before rename to petition_entries');
    await pool.query('alter table petition_entries drop column petition_created_at');
    await pool.query(
      `insert into notifications (id, user_id, at, kind, params, link, read_at, mail_waits, once_key)
       select gen_random_uuid(), $1, timestamptz '2025-12-31 12:00Z' + n * interval '1 day', 'cvReviewed', '{}', '/x',
         case when n > 9 then now() end, false, case when n % 30 = 0 then 'once ' || n end from generate_series(1, 90) n`,
      [userId],
    );
    await pool.query(
      `insert into petition_entries (id, petition_id, at, kind, internal, facts)
       select gen_random_uuid(), $1, timestamptz '2026-02-10 10:00Z' + n * interval '10 days', 'comment', false, '{}'
       from generate_series(0, 20) n`,
      [made],
    );
    const state = async () => {
      const { rows } = await pool.query(
        `select (select md5(string_agg(n::text, '' order by id)) from notifications n) as notifications,
           (select md5(string_agg(concat(id, petition_id, at, kind, text, facts), '' order by id)) from petition_entries) as entries`,
      );
      return rows;
    };
    const before = await state();
    for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')) {
      await pool.query(statement);
    }
    expect(await state()).toEqual(before);
    expect(await rowsByPart('notifications')).toEqual({
      ...{ notifications_2026_01: 31, notifications_2026_02: 28, notifications_2026_03: 31 },
    });
    expect(await rowsByPart('petition_entries')).toEqual({ petition_entries_2026_02: 21 });
    const { rows: kept } = await pool.query(
      `select (select count(*)::int from unread_notifications) as unread,
         (select array_agg(once_key order by 1) from notification_once_keys) as once`,
    );
    expect(kept).toEqual([{ unread: 9, once: ['once 30', 'once 60', 'once 90'] }]);
  });
});
