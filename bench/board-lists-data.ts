import { standardSteps } from '@fonendo/domain/processes/process';
import type { OpenPool } from '../apps/api/src/db/pool.ts';
import { createPasswordHasher } from '../apps/api/src/features/auth/password/password-hasher.ts';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

export const recruiter = { email: 'bench@fonendo.test', password: 'Bench-1234' };
export const busyOffer = '01900000-0000-7000-9002-000000000001';

const candidaciesOfOffer = 500;
const mostOffersOfDoctor = 5;

/**
 * One hospital with very many candidacies: each doctor applied to up to five of its offers, each offer has five hundred, the
 * snapshot is as long as a real one. Names, matches and dates are strewn by a hash, each on its own.
 */
export async function fillCandidacies(pool: OpenPool['pool'], total: number): Promise<void> {
  const hash = await createPasswordHasher().hash(recruiter.password);
  const offers = Math.ceil(total / candidaciesOfOffer);
  const offersOfDoctor = Math.min(mostOffersOfDoctor, offers);
  const people = Math.ceil(total / offersOfDoctor);
  const id = (kind: number, number: string) =>
    `('01900000-0000-7000-9${String(kind).padStart(3, '0')}-' || lpad((${number})::text, 12, '0'))::uuid`;
  const strewn = (seed: number, upTo: number) => `(abs(hashint4(n * ${seed})::bigint) % ${upTo})`;
  const oneOf = (seed: number, values: readonly string[]) =>
    `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${strewn(seed, values.length)}]`;
  const first = oneOf(7, ['Valentina', 'Camila', 'Diego', 'Mateo', 'Ana', 'Ximena', 'Bruno', 'Sofía', 'Luis', 'María']);
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
  const last = `${oneOf(11, surnames)} || ' ' || ${oneOf(13, surnames)}`;
  const speciality = oneOf(17, ['Cardiología', 'Medicina Interna', 'Nefrología', 'Pediatría', 'Urología']);
  const jobs = oneOf(19, [
    'Consulta externa y planta con guardias presenciales, ecocardiografía y rehabilitación cardiaca',
    'Urgencias hospitalarias, triaje, ventilación mecánica y apoyo a residentes en la guardia',
    'Hemodiálisis, trasplante renal y consulta de enfermedad renal crónica avanzada',
    'Atención primaria en zona rural con telemedicina y visitas domiciliarias',
  ]);
  const rest =
    'Licenciatura en Medicina y Cirugía con residencia en un hospital universitario de tercer nivel. Sesiones clínicas semanales, ensayos multicéntricos, docencia de grado y tutoría de residentes. Soporte vital avanzado, gestión por procesos, historia clínica electrónica, seguridad del paciente y comunicación con las familias. Publicaciones en revistas indexadas y comunicaciones en congresos nacionales.';
  const plain = (text: string) => `lower(translate(${text}, 'íáéúóñÑÓÁ.,', 'iaeuonnoa  '))`;
  const status = `(array['applied', 'applied', 'applied', 'inProcess', 'inProcess', 'inProcess', 'accepted', 'discarded', 'discarded', 'withdrawn'])[1 + ${strewn(3, 10)}]::candidacy_status`;
  const since = `timestamptz '2026-11-01' - ${strewn(23, 200_000)} * interval '1 minute'`;
  const doctor = id(0, `1 + n % ${people}`);
  const statements = `
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      values ('01900000-0000-7000-9999-000000000000', '${recruiter.email}', '${hash}', 'Banco', 'Prueba', '{recruiter}', now(), now());
    insert into hospitals (id, name, cif, address, city, postal_code, community, sector, employees, description, phone, created_at, approval_status)
      values ('01900000-0000-7000-9001-000000000001', 'Hospital Banco', 'B00000001', 'Calle Mayor, 1', 'Alzira', '46600', 'ES-VC', 'public', 900, 'De referencia.', '+34962458100', now(), 'approved');
    insert into hospital_members (user_id, hospital_id, role, joined_at)
      values ('01900000-0000-7000-9999-000000000000', '01900000-0000-7000-9001-000000000001', 'recruiter', now());
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      select ${id(0, 'n')}, 'doctor' || n || '@bench.test', 'none', ${first}, ${last},
        (case when n % 2 = 0 then '{certifiedDoctor}' else '{notCertifiedDoctor}' end)::policy_group[], now(), now()
      from generate_series(1, ${people}) n;
    insert into doctors (user_id, graduation_date, degree_country, country_of_residence, has_degree_spain, has_degree)
      select ${id(0, 'n')}, '2012-06-01', 'CO', 'CO', n % 6 = 0, false from generate_series(1, ${people}) n;
    insert into petitions (id, reference, doctor_id, status, created_at, updated_at, status_since, sent_at, search_text, sort_name)
      select ${id(8, 'n')}, 'HOM-2026-' || lpad(n::text, 6, '0'), ${id(0, 'n')}, 'Pending', now(), now(), now(), now(), '', ''
      from generate_series(1, ${people}) n where n % 4 = 1;
    insert into offers (id, hospital_id, status, name, description, community, speciality, salary_min, salary_max, working_day,
        contract_type, years_of_experience, vacancies, created_at, updated_at, published_at, steps)
      select ${id(2, 'n')}, '01900000-0000-7000-9001-000000000001', 'approved', 'Plaza ' || n, 'Consulta y guardias.', 'ES-VC',
        'Cardiología', 42000, 55000, 'full', 'permanent', 2, 3, now(), now(), now(), '${JSON.stringify(standardSteps)}'
      from generate_series(1, ${offers}) n;
    insert into candidacies (id, offer_id, hospital_id, doctor_id, status, applied_at, status_since, step, step_since,
        discard_reason, match, search_text, snapshot, seen_at)
      select ${id(3, 'n')}, ${id(2, `1 + n / ${people} * ${Math.ceil(offers / offersOfDoctor)} + (n % ${people}) / ${candidaciesOfOffer}`)}, '01900000-0000-7000-9001-000000000001', ${doctor}, ${status},
        ${since} - ${strewn(29, 20)} * interval '1 day', ${since},
        case when ${status} = 'inProcess' then ${strewn(31, 3)} end, ${since},
        case when ${status} = 'discarded' then 'No encaja con el servicio.' end, 15 + ${strewn(37, 86)},
        ${plain(`${first} || ' ' || ${last} || ' ' || ${speciality} || ' ' || ${jobs} || ' ${rest} ${rest} congreso' || ${strewn(41, 2000)}`)},
        jsonb_build_object('id', ${doctor}, 'firstName', ${first}, 'lastName', ${last}, 'speciality', ${speciality},
          'specialityDescription', null, 'certification', 'recognised', 'countryOfResidence', 'CO', 'yearsSinceGraduation', 14,
          'yearsOfExperience', ${strewn(43, 20)}, 'documents', '[]'::jsonb, 'cv', jsonb_build_object('objective', '${rest}',
            'experience', jsonb_build_array(jsonb_build_object('position', 'Médico', 'achievements', ${jobs} || n || '${rest}')),
            'education', '[]'::jsonb, 'abilities', '[]'::jsonb, 'languages', '[]'::jsonb, 'certificates', '[]'::jsonb)),
        case when n % 3 > 0 then ${since} end
      from generate_series(0, ${total - 1}) n;
    insert into candidacy_steps (candidacy_id, position, status, started_at)
      select id, step, 'active', step_since from candidacies where step is not null;
    insert into document_requests (id, candidacy_id, hospital_id, doctor_id, position, name, why, due_on, status, created_at)
      select gen_random_uuid(), id, hospital_id, doctor_id, step, 'Seguro', '', '2026-11-20', 'asked', step_since
      from candidacies where step = 0;
    insert into interviews (id, candidacy_id, hospital_id, doctor_id, position, duration_minutes, place, location, created_at, updated_at)
      select gen_random_uuid(), id, hospital_id, doctor_id, step, 45, 'video', 'https://meet.example', step_since, step_since
      from candidacies where step = 2;
    insert into interview_slots (id, interview_id, proposed_by, starts_at, ends_at)
      select gen_random_uuid(), id, 'hospital', '2026-11-20T10:00Z', '2026-11-20T10:45Z' from interviews;
    insert into candidacy_ratings (candidacy_id, user_id, stars, at)
      select id, '01900000-0000-7000-9999-000000000000', 4, now() from candidacies where match > 80;`;
  await fillWithoutIndexes(pool, ['users', 'candidacies'], [statements]);
}
