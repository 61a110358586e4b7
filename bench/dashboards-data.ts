import { standardSteps } from '@fonendo/domain/processes/process';
import type { OpenPool } from '../apps/api/src/db/pool.ts';
import { createPasswordHasher } from '../apps/api/src/features/auth/password/password-hasher.ts';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

export const sizes = { users: 200_000, offers: 100_000, candidacies: 1_000_000, petitions: 60_000, payments: 120_000 };

export const password = 'Bench-1234';

/** Who asks for a dashboard: the recruiter works where one in ten of all candidacies are. */
export const people = {
  administrator: 'administrator@bench.test',
  busyRecruiter: 'busy@bench.test',
  recruiter: 'recruiter@bench.test',
  doctor: 'doctor1@bench.test',
};

const hospitals = 1_000;
const id = (kind: number, number: string) =>
  `('01900000-0000-7000-9${String(kind).padStart(3, '0')}-' || lpad((${number})::text, 12, '0'))::uuid`;
const strewn = (seed: number, upTo: number) => `(abs(hashint4(n * ${seed})::bigint) % ${upTo})`;
const oneOf = (seed: number, values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${strewn(seed, values.length)}]`;
/** One value so many times as it says. */
const weighed = (seed: number, values: Record<string, number>) =>
  oneOf(
    seed,
    Object.entries(values).flatMap(([value, times]) => Array<string>(times).fill(value)),
  );
const ago = (seed: number, days: number) => `now() - ${strewn(seed, days * 1440)} * interval '1 minute'`;

/** A grown product: three years of registrations, most petitions and candidacies ended long ago. */
export async function fillProduct(pool: OpenPool['pool']): Promise<void> {
  const hash = await createPasswordHasher().hash(password);
  const statements = [...peopleAndHospitals(hash), ...recognition(), ...selection()];
  await fillWithoutIndexes(pool, ['users', 'petitions', 'payments', 'offers', 'candidacies'], statements);
}

function peopleAndHospitals(hash: string): string[] {
  const person = (number: number, email: string, group: string) => `
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      values (${id(9, String(number))}, '${email}', '${hash}', 'Banco', 'Prueba', '{${group}}', now(), now())`;
  const surname = (seed: number) => oneOf(seed, ['Quintero', 'Zambrano', 'Restrepo', 'Ospina', 'Paredes', 'García']);
  return [
    `insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, blocked_at, created_at)
      select ${id(0, 'n')}, 'doctor' || n || '@bench.test', '${hash}', ${oneOf(7, ['Camila', 'Diego', 'Ana', 'Sofía'])},
        ${surname(11)} || ' ' || ${surname(13)},
        (case when n % 3 = 0 then '{certifiedDoctor}' else '{notCertifiedDoctor}' end)::policy_group[], now(),
        case when ${strewn(17, 100)} = 0 then now() end, ${ago(19, 1_100)}
      from generate_series(1, ${sizes.users - hospitals}) n`,
    `insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      select ${id(1, 'n')}, 'hospital' || n || '@bench.test', 'none', 'Marta', ${surname(11)}, '{hospital}', now(), ${ago(23, 1_100)}
      from generate_series(1, ${hospitals}) n`,
    person(1, people.administrator, 'admin'),
    person(2, people.busyRecruiter, 'recruiter'),
    person(3, people.recruiter, 'recruiter'),
    `insert into doctors (user_id, graduation_date, degree_country, country_of_residence, has_degree_spain, has_degree, speciality)
      select ${id(0, 'n')}, '2014-06-01', 'CO', 'CO', false, false, ${oneOf(5, ['Cardiología', 'Pediatría y sus Áreas Específicas', 'Urología', 'Medicina Interna'])}
      from generate_series(1, ${sizes.users - hospitals}) n`,
    `insert into doctor_private_data (user_id, birth_date, nationality, document_type, document_number)
      select ${id(0, 'n')}, '1985-05-05', 'CO', 'Passport', 'AB' || lpad(n::text, 7, '0') from generate_series(1, ${sizes.users - hospitals}) n`,
    `insert into cvs (doctor_id, content, version, status, updated_at)
      select ${id(0, 'n')}, '{"objective":"","experience":[{"id":"01900000-0000-7000-9999-000000000001","position":"Médica","company":"Clínica","city":"Bogotá","country":"CO","startDate":"2019-01","endDate":null,"current":true,"achievements":""}],"education":[],"abilities":[],"languages":[],"certificates":[]}',
        1, (case when n % 2 = 0 then 'reviewed' else 'pending' end)::cv_review_status, now()
      from generate_series(1, ${sizes.users - hospitals}) n`,
    `insert into documents (id, doctor_id, kind, version, file_key, file_name, bytes, sha256, status, uploaded_at)
      select gen_random_uuid(), ${id(0, 'n')}, kind::document_kind, 1, 'documents/' || kind || n, 'a.pdf', 1000, repeat('0', 64), 'approved', now()
      from generate_series(1, ${sizes.petitions}) n, unnest(array['passport', 'diploma', 'pensum']) kind`,
    `insert into hospitals (id, name, cif, address, city, postal_code, community, sector, employees, description, phone, created_at, approval_status)
      select ${id(7, 'n')}, 'Hospital ' || n, 'B' || lpad(n::text, 8, '0'), 'Calle Mayor, ' || n, 'Ciudad', '28013', 'ES-MD', 'public', 900, 'De referencia.', '+34962458100', now(), 'approved'
      from generate_series(1, ${hospitals}) n`,
    `insert into hospital_members (user_id, hospital_id, role, joined_at)
      select ${id(1, 'n')}, ${id(7, 'n')}, 'administrator', now() from generate_series(1, ${hospitals}) n
      union all values (${id(9, '2')}, ${id(7, '1')}, 'recruiter'::hospital_role, now()), (${id(9, '3')}, ${id(7, '2')}, 'recruiter', now())`,
  ];
}

function recognition(): string[] {
  const statuses = { none: 10, Pending: 3, Review: 2, Sended: 15, Aproved: 55, Refused: 15 };
  const status = `nullif(${weighed(3, statuses)}, 'none')::petition_status`;
  const since = `case when ${status} in ('Aproved', 'Refused') then ${ago(29, 900)} when ${status} = 'Sended' then ${ago(31, 220)} else ${ago(37, 20)} end`;
  const registered = `${status} in ('Sended', 'Aproved', 'Refused')`;
  return [
    `insert into petitions (id, reference, doctor_id, status, created_at, updated_at, status_since, sent_at, country, search_text, sort_name, paid, registry_number, registered_on, resolution_kind, resolved_at)
      select ${id(8, 'n')}, 'HOM-2026-' || lpad(n::text, 6, '0'), ${id(0, 'n')}, ${status}, since - interval '200 days', since, since,
        since - case when ${status} in ('Aproved', 'Refused') then ${strewn(41, 200)} * interval '1 day' else interval '0' end - interval '6 days',
        'CO', 'hom-2026-' || n, 'garcia ' || n, true, case when ${registered} then 'R-' || n end,
        case when ${registered} then (since - case when ${status} in ('Aproved', 'Refused') then ${strewn(41, 200)} * interval '1 day' else interval '0' end)::date end,
        (case when ${status} = 'Aproved' then 'granted' when ${status} = 'Refused' then 'denied' end)::resolution_kind,
        case when ${status} in ('Aproved', 'Refused') then since end
      from generate_series(1, ${sizes.petitions}) n, lateral (select ${since} as since) dates`,
    `insert into petition_suspensions (id, petition_id, reason, "from", until, answer_by)
      select gen_random_uuid(), id, 'Falta un documento.', registered_on + 20, registered_on + 40, registered_on + 45
      from petitions where status = 'Sended' and abs(hashtext(id::text)) % 5 = 0`,
    `insert into payments (id, user_id, status, products, lines, base_cents, tax_rate, tax_rule, tax_cents, total_cents, currency, buyer, early_start_consent, gateway, created_at, expires_at, settled_at)
      select ${id(4, 'n')}, ${id(0, 'n')}, ${weighed(43, { paid: 17, failed: 1, cancelled: 1, refunded: 1 })}::payment_status, '{recognition}',
        '[]', 39000, 2100, 'spain', 8190, 47190, 'EUR', '{"name":"Ana García","email":"a@bench.test"}', true, 'sandbox', at, at + interval '1 hour', at
      from generate_series(1, ${sizes.payments}) n, lateral (select ${ago(47, 1_000)} as at) dates`,
  ];
}

function selection(): string[] {
  const offerStatus = weighed(3, { approved: 8, closed: 10, draft: 1, refused: 1 });
  // One in ten of all candidacies are one hospital's, on one in a hundred of all offers.
  const offerHospital = `case when n % 100 = 0 then 1 else 2 + n % ${hospitals - 1} end`;
  const offer = `case when n % 10 = 0 then 100 * (1 + n / 10 % (${sizes.offers} / 100)) else 1 + n % ${sizes.offers} end`;
  const status = `${weighed(53, { applied: 6, inProcess: 6, accepted: 6, discarded: 72, withdrawn: 10 })}::candidacy_status`;
  const since = `case when ${status} in ('applied', 'inProcess') then ${ago(59, 25)} else ${ago(61, 900)} end`;
  const inProcess = `select id, hospital_id, doctor_id, step, step_since, row_number() over () as n from candidacies where status = 'inProcess'`;
  return [
    `insert into offers (id, hospital_id, status, name, description, community, speciality, salary_min, salary_max, working_day, contract_type, years_of_experience, vacancies, created_at, updated_at, submitted_at, published_at, steps)
      select ${id(2, 'n')}, ${id(7, offerHospital)}, case when n % 500 = 0 then 'pending' else ${offerStatus} end::offer_status, 'Plaza ' || n, 'Consulta y guardias.', 'ES-MD',
        ${oneOf(67, ['Cardiología', 'Nefrología', 'Neurología', 'Psiquiatría', 'Urología', 'Medicina Interna', 'Geriatría', 'Reumatología'])}, 42000, 55000, 'full', 'permanent', ${strewn(71, 9)}, 3, at, at, at, at, '${JSON.stringify(standardSteps)}'
      from generate_series(1, ${sizes.offers}) n, lateral (select ${ago(73, 700)} as at) dates`,
    `insert into candidacies (id, offer_id, hospital_id, doctor_id, status, applied_at, status_since, step, step_since, discard_reason, match, search_text, snapshot, seen_at)
      select ${id(3, 'n')}, offers.id, offers.hospital_id, ${id(0, `1 + n % ${sizes.users - hospitals}`)}, ${status},
        since - ${strewn(79, 40)} * interval '1 day', since, case when ${status} = 'inProcess' then ${strewn(83, 3)} end, since,
        case when ${status} = 'discarded' then 'No encaja con el servicio.' end, ${strewn(89, 100)}, 'garcia ' || n % 5000,
        jsonb_build_object('firstName', 'Ana', 'cv', repeat('Consulta y guardias. ', 20)), case when ${strewn(97, 12)} > 0 then now() end
      from generate_series(0, ${sizes.candidacies - 1}) n join offers on offers.id = ${id(2, offer)},
        lateral (select ${since} as since) dates`,
    `insert into document_requests (id, candidacy_id, hospital_id, doctor_id, position, name, why, due_on, status, file_key, file_name, bytes, sha256, uploaded_at, created_at)
      select gen_random_uuid(), id, hospital_id, doctor_id, step, 'Seguro', 'Lo pide la plaza.', now()::date + 9,
        (case when n % 4 = 0 then 'uploaded' else 'asked' end)::document_request_status, 'requests/' || n, 'a.pdf', 1000, repeat('0', 64), now(), step_since
      from (${inProcess}) open where step = 0`,
    `insert into interviews (id, candidacy_id, hospital_id, doctor_id, position, status, duration_minutes, place, location, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), id, hospital_id, doctor_id, step, 'held', 45, 'video', 'https://meet.example/a', at, at + interval '45 minutes', step_since, step_since
      from (${inProcess}) open, lateral (select date_trunc('day', now()) + n % 60 * interval '1 day' + n % 9 * interval '1 hour' as at) dates where step = 2`,
  ];
}
