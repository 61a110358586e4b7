import type { OpenPool } from '../apps/api/src/db/pool.ts';
import { createPasswordHasher } from '../apps/api/src/features/auth/password/password-hasher.ts';

export const administrator = { email: 'bench@fonendo.test', password: 'Bench-1234' };

/**
 * Doctors with everything a row of the queue shows: papers, CV, what they paid for. Names, countries and dates are
 * strewn by a hash, each on its own; a petition is created before its status began and updated after it, as in life.
 */
export async function fillPetitions(pool: OpenPool['pool'], total: number): Promise<void> {
  const hash = await createPasswordHasher().hash(administrator.password);
  const id = (kind: number) =>
    `('01900000-0000-7000-9${String(kind).padStart(3, '0')}-' || lpad(n::text, 12, '0'))::uuid`;
  const series = `generate_series(1, ${total}) n`;
  const strewn = (seed: number, upTo: number) => `(abs(hashint4(n * ${seed})::bigint) % ${upTo})`;
  const oneOf = (seed: number, values: readonly string[]) =>
    `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${strewn(seed, values.length)}]`;
  const status = `(array[null, null, 'Pending', 'Pending', 'Review', 'Sended', 'Sended', 'Sended', 'Aproved', 'Refused'])[1 + ${strewn(3, 10)}]::petition_status`;
  const surnames = [
    'Quintero',
    'Zambrano',
    'Ñáñez',
    'Restrepo',
    'Ospina',
    'Rojas',
    'Paredes',
    'García',
    'López',
    'Díaz',
  ];
  const first = oneOf(7, ['Valentina', 'Camila', 'Diego', 'Mateo', 'Ana', 'Ximena', 'Bruno', 'Sofía', 'Luis', 'María']);
  const last = `${oneOf(11, surnames)} || ' ' || ${oneOf(13, surnames)}`;
  const country = oneOf(31, ['CO', 'CO', 'CO', 'VE', 'VE', 'AR', 'PE', 'CU', 'MX', 'EC', 'BR', 'GT']);
  const since = `timestamptz '2026-11-01' - ${strewn(17, 576_000)} * interval '1 minute'`;
  const registered = `${status} in ('Sended', 'Aproved', 'Refused')`;
  const ended = `${status} in ('Aproved', 'Refused')`;
  const plain = (text: string) => `lower(translate(${text}, 'íáñÑóÓ', 'iannoo'))`;
  // One statement after the other on one connection: filling takes longer than any statement of the product may.
  await pool.query(`
    set statement_timeout = 0;
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      values ('01900000-0000-7000-9999-000000000000', '${administrator.email}', '${hash}', 'Banco', 'Prueba', '{admin}', now(), now());
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, paid, verified_at, created_at)
      select ${id(0)}, 'doctor' || n || '@bench.test', 'none', ${first}, ${last}, '{notCertifiedDoctor}',
        (case when n % 10 > 0 then '{recognition}' else '{}' end)::product[], now(), now() from ${series};
    insert into doctors (user_id, graduation_date, degree_country, country_of_residence, has_degree_spain, has_degree)
      select ${id(0)}, '2012-06-01', ${country}, ${country}, false, false from ${series};
    insert into doctor_private_data (user_id, birth_date, nationality, document_type, document_number)
      select ${id(0)}, '1985-05-05', ${country}, 'Passport', 'AB' || lpad(n::text, 7, '0') from ${series};
    insert into cvs (doctor_id, content, version, status, updated_at)
      select ${id(0)}, '{}', 1, (case when n % 2 = 0 then 'reviewed' else 'pending' end)::cv_review_status, now() from ${series};
    insert into entitlements (id, user_id, product, granted_at)
      select ${id(3)}, ${id(0)}, 'recognition', now() from ${series} where n % 10 > 0;
    insert into documents (id, doctor_id, kind, version, file_key, file_name, bytes, sha256, status, uploaded_at)
      select gen_random_uuid(), ${id(0)}, kind::document_kind, 1, 'documents/' || kind || n, 'a.pdf', 1000, repeat('0', 64),
        (case when n % 3 = 0 then 'pending' else 'approved' end)::document_status, now()
      from ${series}, unnest(array['passport', 'diploma', 'pensum', 'workContinuity', 'criminalRecord']) kind;
    insert into petitions (id, reference, doctor_id, status, created_at, updated_at, status_since, sent_at, country,
        search_text, sort_name, paid, registry_number, registered_on, resolution_kind, resolved_at)
      select ${id(8)}, 'HOM-2026-' || lpad(n::text, 6, '0'), ${id(0)}, ${status},
        ${since} - ${strewn(19, 150)} * interval '1 day', ${since} + ${strewn(23, 20)} * interval '1 day', ${since}, ${since}, ${country},
        ${plain(`'hom-2026-' || lpad(n::text, 6, '0') || ' ' || ${first} || ' ' || ${last} || ' doctor' || n || '@bench.test'`)},
        ${plain(`${last} || ' ' || ${first}`)}, ${status} is not null,
        case when ${registered} then 'R-' || n end, case when ${registered} then (${since})::date - 150 end,
        (case when ${status} = 'Aproved' then 'granted' when ${status} = 'Refused' then 'denied' end)::resolution_kind,
        case when ${ended} then ${since} end
      from ${series};`);
  // As the server does by itself in a quiet minute.
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
}
