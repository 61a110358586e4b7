import { recruiterId } from './accounts.ts';
import { doctorsOf } from './people.ts';
import { candidatesOfBusyOffer, ownCandidacies, ownOffers, type Sizes } from './sizes.ts';
import { ago, firstname, id, lastname, oneOf, plain, strewn, weighed } from './values.ts';

const rest =
  'Licenciatura en Medicina y Cirugía con residencia en un hospital universitario de tercer nivel. Sesiones clínicas semanales, ensayos multicéntricos, docencia de grado y tutoría de residentes. Soporte vital avanzado, gestión por procesos, historia clínica electrónica y comunicación con las familias.';

/** The number of the offer whose board is measured: the first of hospital 1. */
export const busyOfferNumber = ({ hospitals }: Sizes): number => hospitals;

/**
 * Candidacies to offers of every hospital: so many of hospital 1 at every size, five hundred of these to one offer, and
 * one in ten of all of hospital 2. Names are those of the doctors; most have ended long ago.
 */
export function selection(sizes: Sizes): string[] {
  const doctors = doctorsOf(sizes);
  const offersOfEach = Math.floor(sizes.offers / sizes.hospitals);
  // Offer n belongs to hospital 1 + n % hospitals.
  const offer = `case when n < ${candidatesOfBusyOffer} then ${busyOfferNumber(sizes)}
    when n % 10 = 0 and n < ${ownCandidacies * 10} then ${sizes.hospitals} * (2 + n / 10 % ${ownOffers - 1})
    when n % 10 = 5 then 1 + ${sizes.hospitals} * (n / 10 % ${offersOfEach - 1}) else 1 + n % ${sizes.offers} end`;
  const status = `(case when n < ${candidatesOfBusyOffer} then ${weighed(53, { applied: 3, inProcess: 4, accepted: 1, discarded: 1, withdrawn: 1 })}
    else ${weighed(53, { applied: 6, inProcess: 6, accepted: 6, discarded: 72, withdrawn: 10 })} end)::candidacy_status`;
  const since = `case when state in ('applied', 'inProcess') then ${ago(59, 25)} else ${ago(61, 900)} end`;
  const doctor = `1 + n % ${doctors}`;
  // Names are made from the number of the doctor, as in the table of people.
  const named = (value: string) => value.replaceAll('n * ', 'doctor * ');
  const jobs = oneOf(19, [
    'Consulta externa y planta con guardias presenciales, ecocardiografía y rehabilitación cardiaca',
    'Urgencias hospitalarias, triaje, ventilación mecánica y apoyo a residentes en la guardia',
    'Hemodiálisis, trasplante renal y consulta de enfermedad renal crónica avanzada',
    'Atención primaria en zona rural con telemedicina y visitas domiciliarias',
  ]);
  const inProcess = `select id, hospital_id, doctor_id, step, step_since, row_number() over () as n from candidacies where status = 'inProcess'`;
  return [
    `insert into candidacies (id, offer_id, hospital_id, doctor_id, status, applied_at, status_since, step, step_since,
        discard_reason, match, search_text, snapshot, seen_at)
      select ${id(3, 'n')}, offers.id, offers.hospital_id, ${id(0, 'doctor')}, state, since - ${strewn(79, 40)} * interval '1 day', since,
        case when state = 'inProcess' then ${strewn(83, 3)} end, since,
        case when state = 'discarded' then 'No encaja con el servicio.' end, 15 + ${strewn(89, 86)},
        ${plain(`${named(firstname)} || ' ' || ${named(lastname)} || ' ' || speciality || ' ' || ${jobs} || ' congreso' || ${strewn(41, 2000)}`)},
        jsonb_build_object('id', ${id(0, 'doctor')}, 'firstname', ${named(firstname)}, 'lastname', ${named(lastname)}, 'speciality', speciality,
          'specialityDescription', null, 'certification', 'recognised', 'countryOfResidence', 'CO', 'yearsSinceGraduation', 14,
          'yearsOfExperience', ${strewn(43, 20)}, 'documents', '[]'::jsonb, 'cv', jsonb_build_object('objective', '${rest}',
            'experience', jsonb_build_array(jsonb_build_object('position', 'Médico', 'achievements', ${jobs})),
            'education', '[]'::jsonb, 'abilities', '[]'::jsonb, 'languages', '[]'::jsonb, 'certificates', '[]'::jsonb)),
        case when ${strewn(97, 12)} > 0 then now() end
      from generate_series(0, ${sizes.candidacies - 1}) n, lateral (select ${status} as state, ${doctor} as doctor) who,
        lateral (select ${since} as since) dates join offers on true
      where offers.id = ${id(8, offer)}
      on conflict do nothing`,
    `insert into candidacy_steps (candidacy_id, position, status, started_at)
      select id, step, 'active', step_since from candidacies where step is not null`,
    `insert into document_requests (id, candidacy_id, hospital_id, doctor_id, position, name, why, due_on, status, file_key, file_name, bytes, sha256, uploaded_at, created_at)
      select gen_random_uuid(), id, hospital_id, doctor_id, step, 'Seguro', 'Lo pide la plaza.', now()::date + 9,
        (case when n % 4 = 0 then 'uploaded' else 'asked' end)::document_request_status, 'requests/' || n, 'a.pdf', 1000, repeat('0', 64), now(), step_since
      from (${inProcess}) open where step = 0`,
    `insert into interviews (id, candidacy_id, hospital_id, doctor_id, position, status, duration_minutes, place, location, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), id, hospital_id, doctor_id, step, 'held', 45, 'video', 'https://meet.example/a', at, at + interval '45 minutes', step_since, step_since
      from (${inProcess}) open, lateral (select date_trunc('day', now()) + n % 60 * interval '1 day' + n % 9 * interval '1 hour' as at) dates where step = 2`,
    `insert into candidacy_ratings (candidacy_id, user_id, stars, at)
      select candidacies.id, '${recruiterId}', 4, now() from candidacies where hospital_id = ${id(7, 1)} and match > 80`,
  ];
}
