import { expect, inject, test } from 'vitest';
import { giveBack, takeEmbedded } from './embedded-databases.ts';

const template = inject('templateDatabase');
const take = () => takeEmbedded(template.kind === 'embedded' ? template.file : '');

test('what a file wrote, drew, set, locked and left open is gone for the next one', async () => {
  const used = await take();
  const { embedded } = used;
  const { rows: unused } = await embedded.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is null limit 1`,
  );
  const sequence = unused[0]?.name ?? '';
  await embedded.exec(`
    insert into deleted_emails (hash, deleted_at) values ('a', now());
    select nextval('${sequence}');
    set statement_timeout = 60000;
    select pg_advisory_lock(7);
    create temp table passing (id int);`);
  await embedded.exec('begin');
  await expect(embedded.exec('select 1 / 0')).rejects.toThrow('division by zero');
  await giveBack(used);

  const again = await take();
  expect(again.embedded).toBe(embedded);
  const { rows } = await embedded.query(`
    select (select count(*)::int from deleted_emails) as written, current_setting('statement_timeout') as timeout,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
      (select is_called from ${sequence}) as drawn, to_regclass('pg_temp.passing')::text as temporary`);
  expect(rows).toEqual([{ written: 0, timeout: '0', locks: 0, drawn: false, temporary: null }]);
  await giveBack(again);
});

test('a database of another shape is not handed on', async () => {
  const used = await take();
  await used.embedded.exec('alter table deleted_emails add column odd int');
  await giveBack(used);
  const again = await take();
  expect(again.embedded).not.toBe(used.embedded);
  await giveBack(again);
});
