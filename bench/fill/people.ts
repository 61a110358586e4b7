import { communities } from '@fonendo/domain/reference/communities';
import {
  accounts,
  administratorId,
  busyHospitalId,
  doctorId,
  largeHospitalId,
  largeRecruiterId,
  recruiterId,
} from './accounts.ts';
import { ownNotifications, type Sizes } from './sizes.ts';
import { ago, array, firstname, id, lastname, oneOf, pick, strewn } from './values.ts';

const cv =
  '{"objective":"","experience":[{"id":"01900000-0000-7000-9999-000000000001","position":"Médica","company":"Clínica","city":"Bogotá","country":"CO","startDate":"2019-01","endDate":null,"current":true,"achievements":""}],"education":[],"abilities":[],"languages":[],"certificates":[]}';

export const doctorsOf = ({ users, hospitals }: Sizes): number => users - hospitals;

/** Who has an account: four who ask, doctors with their data and CV, and one person of each hospital. */
export function people(sizes: Sizes, hash: string): string[] {
  const doctors = `generate_series(1, ${doctorsOf(sizes)}) n`;
  const person = (personId: string, email: string, group: string) => `
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      values ('${personId}', '${email}', '${hash}', 'Banco', 'Prueba', '{${group}}', now(), now())`;
  return [
    person(doctorId, accounts.doctor, 'notCertifiedDoctor'),
    person(administratorId, accounts.administrator, 'admin'),
    person(recruiterId, accounts.recruiter, 'recruiter'),
    person(largeRecruiterId, accounts.largeRecruiter, 'recruiter'),
    `insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, blocked_at, created_at)
      select ${id(0, 'n')}, 'doctor' || n || '@bench.test', 'none', ${firstname}, ${lastname},
        (case when n % 3 = 0 then '{certifiedDoctor}' else '{notCertifiedDoctor}' end)::policy_group[],
        case when ${strewn(23, 10)} > 0 then now() end, case when ${strewn(17, 100)} = 0 then now() end, ${ago(19, 1_100)}
      from ${doctors}`,
    `insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      select ${id(1, 'n')}, 'hospital' || n || '@bench.test', 'none', ${firstname}, ${lastname}, '{hospital}', now(), ${ago(23, 1_100)}
      from generate_series(1, ${sizes.hospitals}) n`,
    `insert into doctors (user_id, graduation_date, degree_country, country_of_residence, has_degree_spain, has_degree, speciality)
      select ${id(0, 'n')}, '2012-06-01', 'CO', 'CO', n % 6 = 0, false, ${oneOf(5, ['Cardiología', 'Pediatría y sus Áreas Específicas', 'Urología', 'Medicina Interna'])}
      from ${doctors} union all values ('${doctorId}'::uuid, '2012-06-01'::date, 'CO', 'CO', false, false, 'Cardiología')`,
    `insert into doctor_private_data (user_id, birth_date, nationality, document_type, document_number)
      select ${id(0, 'n')}, '1985-05-05', 'CO', 'Passport'::document_type, 'AB' || lpad(n::text, 7, '0') from ${doctors}
      union all values ('${doctorId}'::uuid, '1985-05-05'::date, 'CO', 'Passport'::document_type, 'AB0000000')`,
    `insert into cvs (doctor_id, content, version, status, updated_at)
      select ${id(0, 'n')}, '${cv}'::jsonb, 1, (case when n % 2 = 0 then 'reviewed' else 'pending' end)::cv_review_status, now() from ${doctors}
      union all values ('${doctorId}'::uuid, '${cv}'::jsonb, 1, 'pending'::cv_review_status, now())`,
    `insert into sessions (id, user_id, created_at, last_used_at, expires_at)
      select ${id(6, 'n')}, ${id(0, 'n')}, at, at, at + interval '30 days' from ${doctors}, lateral (select ${ago(41, 60)} as at) dates`,
    `insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, after)
      select gen_random_uuid(), ${ago(43, 900)}, ${id(0, 'n')}, ${oneOf(41, ['session.started', 'account.updated', 'document.uploaded', 'cv.updated'])},
        'user', (${id(0, 'n')})::text, '{"changed": ["phone"]}'
      from ${doctors}, generate_series(1, 2) k`,
    ...notifications(sizes),
  ];
}

export function hospitals(sizes: Sizes): string[] {
  const codes = Object.keys(communities);
  const all = `generate_series(1, ${sizes.hospitals}) n`;
  return [
    `insert into hospitals (id, name, cif, address, city, postal_code, community, sector, employees, description, phone, created_at, approval_status)
      select ${id(7, 'n')}, 'Hospital ' || n, 'B' || lpad(n::text, 8, '0'), 'Calle Mayor, ' || n, 'Ciudad ' || n % 60, '28013',
        ${pick(codes, 'n')}::community, 'public', 900, 'Hospital de referencia de su comarca.', '+34962458100', now(), 'approved'
      from ${all}`,
    `insert into hospital_members (user_id, hospital_id, role, joined_at)
      select ${id(1, 'n')}, ${id(7, 'n')}, 'administrator', now() from ${all}
      union all values ('${recruiterId}'::uuid, '${busyHospitalId}'::uuid, 'recruiter'::hospital_role, now()),
        ('${largeRecruiterId}', '${largeHospitalId}', 'recruiter', now())`,
  ];
}

/** Some for everybody, and pages of them for those who ask. */
function notifications(sizes: Sizes): string[] {
  const kinds = ['documentApproved', 'petitionComment', 'offerRecommended', 'candidacySubmitted'];
  const insert = `insert into notifications (id, user_id, at, kind, params, link, read_at) select gen_random_uuid(),`;
  const values = `at, ${oneOf(47, kinds)}, '{"offer": "Plaza", "by": "${administratorId}"}', '/offers', case when ${strewn(53, 10)} > 0 then at end`;
  return [
    `${insert} ${id(0, `1 + n % ${doctorsOf(sizes)}`)}, ${values}
      from generate_series(1, ${sizes.notifications}) n, lateral (select ${ago(59, 200)} as at) dates`,
    `${insert} person::uuid, ${values} from generate_series(1, ${ownNotifications}) n, unnest(${array([doctorId, administratorId, recruiterId])}) person,
      lateral (select ${ago(61, 60)} as at) dates`,
  ];
}
