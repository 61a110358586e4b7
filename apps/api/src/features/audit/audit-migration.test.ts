import { randomUUIDv7 } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { buildUser } from '../../testing/factories/factories.ts';

const { db, pool } = await openTestDatabase();

const folder = join(import.meta.dirname, '../../db/migrations');
const [file = ''] = globSync('*_audit_details.sql', { cwd: folder });

/** The database as it was, for as much as the migration touches. */
async function takeBack() {
  await pool.query('drop table audit_details, audit_entries');
  await pool.query('drop function audit_details_unchanged');
  await pool.query(`create table audit_entries (id uuid primary key, at timestamptz not null, actor_id uuid,
    impersonator_id uuid, action text not null, subject_type text not null, subject_id text not null, before jsonb,
    after jsonb, request_id text)`);
  await pool.query(`create trigger audit_entries_append_only_rows before update or delete on audit_entries
    for each row execute function audit_entries_append_only()`);
}

async function migrate() {
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')) {
    await pool.query(statement);
  }
}

test('what entries said of people moves to where erasure reaches it; of who left it goes', async () => {
  const here = await buildUser(db);
  const gone = await buildUser(db, { deletedAt: new Date(), firstname: '', lastname: '' });
  await takeBack();
  const invitation = randomUUIDv7();
  const insert = async (action: string, type: string, subject: string, before: object | null, after: object | null) => {
    const id = randomUUIDv7();
    await pool.query(
      `insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, before, after)
       values ($1, now(), $2, $3, $4, $5, $6, $7)`,
      [id, here.id, action, type, subject, before && JSON.stringify(before), after && JSON.stringify(after)],
    );
    return id;
  };
  const names = [{ lastName: 'Restrepo' }, { lastName: 'Gómez' }] as const;
  const edited = await insert('account.updated', 'user', here.id, ...names);
  const left = await insert('account.updated', 'user', gone.id, ...names);
  const own = await insert('account.updated', 'user', here.id, null, { changed: ['phone'] });
  const search = await insert('savedSearch.updated', 'savedSearch', randomUUIDv7(), null, {
    name: 'Mar',
    mailed: true,
  });
  const invited = await insert('profile.invited', 'hospital', randomUUIDv7(), null, { email: 'a@b.es', invitation });
  await insert('profile.joined', 'user', here.id, null, { invitation });
  const removed = await insert('profile.removed', 'user', gone.id, { name: 'Ana Gil', role: 'recruiter' }, null);
  const exported = await insert('petitions.exported', 'petition', 'queue', null, { search: 'Gómez', sort: 'name' });
  await migrate();

  const { rows: entries } = await pool.query(
    'select id, before, after, personal_fields as fields from audit_entries where id = any($1)',
    [[edited, left, own, search, invited, removed, exported]],
  );
  expect(new Map(entries.map(({ id, ...entry }) => [id, entry]))).toEqual(
    new Map<string, unknown>([
      [edited, { before: null, after: null, fields: ['lastName'] }],
      [left, { before: null, after: null, fields: ['lastName'] }],
      [own, { before: null, after: { changed: ['phone'] }, fields: [] }],
      [search, { before: null, after: { mailed: true }, fields: ['name'] }],
      [invited, { before: null, after: { invitation }, fields: ['email'] }],
      [removed, { before: { role: 'recruiter' }, after: null, fields: ['name'] }],
      [exported, { before: null, after: { searched: true, sort: 'name' }, fields: [] }],
    ]),
  );
  const { rows: details } = await pool.query(
    'select entry_id as id, person_id as person, before, after from audit_details',
  );
  expect(new Map(details.map(({ id, ...entry }) => [id, entry]))).toEqual(
    new Map<string, unknown>([
      [edited, { person: here.id, before: { lastName: 'Restrepo' }, after: { lastName: 'Gómez' } }],
      [search, { person: here.id, before: null, after: { name: 'Mar' } }],
      [invited, { person: here.id, before: null, after: { email: 'a@b.es' } }],
    ]),
  );
  await expect(pool.query(`update audit_entries set action = 'nothing'`)).rejects.toThrow('append-only');
});
