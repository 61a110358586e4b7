import { randomUUIDv7 } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { buildDoctor } from '../testing/factories/factories.ts';
import { cvs } from './schema/cvs.ts';

const { db, pool } = await openTestDatabase();

const folder = join(import.meta.dirname, 'migrations');
const [file = ''] = globSync('*_specified_values.sql', { cwd: folder });

test('stored rows take the names and values of the specification', async () => {
  const { userId } = await buildDoctor(db, { privateData: { documentType: 'NIE/NIF', documentNumber: 'X1234567L' } });
  await pool.query(`alter type document_type rename value 'NIE/NIF' to 'NIE'`);
  const content = {
    objective: 'Un texto con "level": "native"',
    languages: [{ id: '1', language: 'es', level: 'native' }],
  };
  await db.insert(cvs).values({ doctorId: userId, content: content as never, version: 1, updatedAt: new Date() });
  const entry = randomUUIDv7();
  await pool.query(
    `insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, after, personal_fields)
     values ($1, now(), $2::uuid, 'account.updated', 'user', $2::uuid::text, '{"changed": ["lastName", "phone"]}', '{firstName,lastName}')`,
    [entry, userId],
  );
  await pool.query(
    `insert into audit_details (entry_id, person_id, before, after)
     values ($1, $2, '{"lastName": "Gil"}', '{"lastName": "firstName"}')`,
    [entry, userId],
  );

  const client = await pool.connect();
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')) {
    await client.query(statement);
  }
  client.release();

  const one = async (text: string) => (await pool.query(text)).rows[0];
  expect(await one('select document_type from doctor_private_data')).toEqual({ document_type: 'NIE/NIF' });
  expect(await one('select content from cvs')).toEqual({
    content: { ...content, languages: [{ id: '1', language: 'es', level: 'nativo' }] },
  });
  expect(await one('select after, personal_fields as fields from audit_entries')).toEqual({
    after: { changed: ['lastname', 'phone'] },
    fields: ['firstname', 'lastname'],
  });
  expect(await one('select before, after from audit_details')).toMatchObject({ before: { lastname: 'Gil' } });
  await expect(pool.query(`update audit_entries set action = 'x'`)).rejects.toThrow('append-only');
  await expect(pool.query(`update audit_details set before = null`)).rejects.toThrow('cannot be changed');
});
