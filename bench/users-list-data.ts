import type { OpenPool } from '../apps/api/src/db/pool.ts';
import { createPasswordHasher } from '../apps/api/src/features/auth/password/password-hasher.ts';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

export const administrator = { email: 'bench@fonendo.test', password: 'Bench-1234' };

/**
 * People of all groups, most of them doctors; some blocked, deleted or not verified, some who paid; and two entries of
 * the record for each. Names and dates are strewn by a hash, each on its own.
 */
export async function fillUsers(pool: OpenPool['pool'], total: number): Promise<void> {
  const hash = await createPasswordHasher().hash(administrator.password);
  const series = `generate_series(1, ${total}) n`;
  const id = `('01900000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid`;
  const strewn = (seed: number, upTo: number) => `(abs(hashint4(n * ${seed})::bigint) % ${upTo})`;
  const oneOf = (seed: number, values: readonly string[]) =>
    `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${strewn(seed, values.length)}]`;
  const first = oneOf(7, ['Valentina', 'Camila', 'Diego', 'Mateo', 'Ana', 'Ximena', 'Bruno', 'Sofía', 'Luis', 'María']);
  const surnames = [
    ...['Quintero', 'Zambrano', 'Ñáñez', 'Restrepo', 'Ospina', 'Rojas', 'Paredes', 'García', 'López', 'Díaz'],
    ...[
      'Benítez',
      'Cárdenas',
      'Domínguez',
      'Escobar',
      'Figueroa',
      'Herrera',
      'Jaramillo',
      'Lozano',
      'Navarro',
      'Tapia',
    ],
  ];
  const last = `${oneOf(11, surnames)} || ' ' || ${oneOf(13, surnames)}`;
  const group = oneOf(17, [
    ...['certifiedDoctor', 'certifiedDoctor', 'certifiedDoctor', 'certifiedDoctor', 'notCertifiedDoctor'],
    ...['notCertifiedDoctor', 'notCertifiedDoctor', 'notCertifiedDoctor', 'hospital', 'recruiter'],
  ]);
  const since = `timestamptz '2026-11-01' - ${strewn(19, 1_000_000)} * interval '1 minute'`;
  const action = oneOf(41, ['session.started', 'account.updated', 'document.uploaded', 'cv.updated', 'offer.refused']);
  const mayApply = `${strewn(37, 10)} < 3`;
  const recognised = `${strewn(43, 10)} < 2`;
  const statements = `
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      select gen_random_uuid(), case n when 1 then '${administrator.email}' else 'superadmin' || n || '@bench.test' end, '${hash}',
        'Banco', 'Prueba', '{superadmin}', now(), now() from generate_series(1, 5) n;
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, blocked_at,
        blocked_reason, deleted_at, paid, created_at)
      select ${id}, 'person' || n || '@bench.test', 'none', ${first}, ${last}, array[${group}]::policy_group[],
        case when ${strewn(23, 10)} > 0 then now() end, case when ${strewn(29, 50)} = 0 then now() end,
        case when ${strewn(29, 50)} = 0 then 'Motivo' end, case when ${strewn(31, 20)} = 0 then now() end,
        array_remove(array[case when ${recognised} then 'recognition' end, case when ${mayApply} then 'offersAccess' end], null)::product[],
        ${since}
      from ${series};
    insert into entitlements (id, user_id, product, granted_at)
      select gen_random_uuid(), ${id}, product::product, now()
      from ${series}, lateral (values ('recognition', ${recognised}), ('offersAccess', ${mayApply})) granted (product, has)
      where has;
    insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, after)
      select gen_random_uuid(), ${since} + k * interval '3 hours', ${id}, ${action}, 'user', (${id})::text, '{"changed": ["phone"]}'
      from ${series}, generate_series(1, 2) k;
  `;
  await fillWithoutIndexes(pool, ['users', 'audit_entries'], [statements]);
}
