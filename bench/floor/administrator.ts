/** What administrators ask for. */

const users = `
  select u.id, u.email, u.first_name as "firstname", u.last_name as "lastname", u.policy_groups as "policyGroups", u.standing,
    u.verified_at as "verifiedAt", u.paid, u.created_at as "createdAt", h.name as hospital
  from users u left join hospital_members m on m.user_id = u.id left join hospitals h on h.id = m.hospital_id
  order by u.standing, u.search_name, u.id limit 26`;

/** Whose documents they are, what was handed in and where the clock stands: what a row of the queue shows. */
const ofDoctor = (doctor: string) => `
    (select json_agg(json_build_object('kind', d.kind, 'status', d.status, 'version', d.version, 'validUntil', d.valid_until))
      from documents d where d.doctor_id = ${doctor} and d.superseded_at is null) as documents,
    (select json_build_object('graduationDate', d.graduation_date, 'degreeCountry', d.degree_country, 'residence', d.country_of_residence,
      'nationality', own.nationality, 'otherNationality', own.other_nationality)
      from doctors d left join doctor_private_data own on own.user_id = d.user_id where d.user_id = ${doctor}) as facts,
    (select cv.status from cvs cv where cv.doctor_id = ${doctor}) as cv,
    exists (select from candidacies c where c.doctor_id = ${doctor} and c.status in ('applied', 'inProcess')) as "hasOpenCandidacy"`;
const suspensions = `(select json_agg(json_build_object('from', s."from", 'until', s.until, 'answerBy', s.answer_by))
      from petition_suspensions s where s.petition_id = p.id) as suspensions`;

const queue = `
  select p.id, p.reference, p.country, p.status, p.paid, p.created_at as "createdAt", p.updated_at as "updatedAt", p.sent_at as "sentAt",
    p.status_since as "statusSince", p.registry_number as "registryNumber", p.registered_on as "registeredOn",
    u.first_name as "firstname", u.last_name as "lastname", u.email, ${ofDoctor('p.doctor_id')}, ${suspensions}
  from (select * from petitions where status = $1 order by status_since, id limit 26) p join users u on u.id = p.doctor_id
  order by p.status_since, p.id`;

const onePetition = `
  select p.*, u.first_name as "firstname", u.last_name as "lastname", u.email, u.phone, u.policy_groups as groups, ${ofDoctor('p.doctor_id')}, ${suspensions},
    (select row_to_json(d) from doctor_private_data d where d.user_id = p.doctor_id) as private,
    (select json_agg(e order by e.at) from petition_entries e where e.petition_id = p.id) as entries,
    (select json_agg(c) from petition_conditions c where c.petition_id = p.id) as conditions,
    (select json_agg(r) from petition_receipts r where r.petition_id = p.id) as receipts
  from petitions p join users u on u.id = p.doctor_id where p.id = $1`;

const some = (columns: string, table: string, where: string) =>
  `(select ${columns} from ${table} where ${where} limit 100) few`;
const search = `
  select (select json_agg(rows) from (select * from ${some('id, email, first_name, last_name, policy_groups, standing, search_name', 'users', `standing in ('active', 'blocked') and (search_name like $1 or email like $1)`)}
      order by standing, search_name, id limit 5) rows) as users,
    (select json_agg(rows) from (select few.id, reference, registry_number, status, first_name, last_name
      from ${some('*', 'petitions', 'search_text like $1')} join users u on u.id = few.doctor_id order by ended, status_since, few.id limit 5) rows) as petitions,
    (select json_agg(rows) from (select few.id, few.name, speciality, status, h.name as hospital
      from ${some('*', 'offers', 'search_title like $1 or search_hospital like $1')} join hospitals h on h.id = few.hospital_id order by updated_at desc, few.id desc limit 5) rows) as offers,
    (select json_agg(rows) from (select id, name, city from hospitals where search_text like $1 order by search_text, id limit 5) rows) as hospitals`;

const month = (column: string) => `date_trunc('month', ${column} at time zone 'Europe/Madrid')`;
const since = (months: number) => `(${month('now()')} - interval '${months} months') at time zone 'Europe/Madrid'`;
const days = 'percentile_cont(array[0.5, 0.9]) within group (order by';

/** When the term of six months ends, later by the days for which the ministry stopped it. */
const termEnd = `(p.registered_on + interval '6 months')::date + coalesce((select sum(coalesce(s.until, now()::date) - s."from")::int
  from petition_suspensions s where s.petition_id = p.id), 0)`;

const administratorDashboard = `
  select (select json_agg(rows) from (select p.status, count(*)::int as count, count(*) filter (where p.status_since > now() - interval '3 days')::int as young,
      count(*) filter (where p.status_since <= now() - interval '8 days')::int as late, min(p.status_since) as oldest
      from petitions p where p.status in ('Pending', 'Review') group by p.status order by p.status) rows) as "inHand",
    (select json_build_object('count', count(*), 'oldest', min(p.status_since)) from petitions p
      where p.status in ('Pending', 'Review') and exists (select from cvs where cvs.doctor_id = p.doctor_id and cvs.status = 'pending')) as cvs,
    (select json_build_object('count', count(*), 'oldest', min(h.approval_since)) from hospitals h where h.approval_status = 'pending') as hospitals,
    (select json_agg(rows) from (select count(*) over () as total, o.id, o.name, h.name as hospital, o.submitted_at from offers o join hospitals h on h.id = o.hospital_id
      where o.status = 'pending' or o.revision_status = 'pending' order by o.submitted_at, o.id limit 5) rows) as "offersToApprove",
    (select json_agg(rows) from (select extract(year from age(p.registered_on)) * 12 + extract(month from age(p.registered_on)) as month, count(*)::int as count
      from petitions p where p.status = 'Sended' and p.registered_on is not null group by 1) rows) as sent,
    (select json_build_object('count', count(*), 'first', min(ended)) from (select ${termEnd} as ended from petitions p
      where p.status = 'Sended' and p.registered_on <= now()::date - interval '6 months') terms where ended < now()::date) as overdue,
    (select json_agg(rows) from (select ${month('p.created_at')} as month, p.status, count(*)::int as count, sum(p.total_cents)::float8 as cents, sum(p.base_cents)::float8 as net
      from payments p where p.status in ('paid', 'refunded') and p.created_at >= ${since(11)} group by 1, 2) rows) as money,
    (select json_build_object('doctors', coalesce(sum(people) filter (where policy_groups && '{certifiedDoctor,notCertifiedDoctor}'), 0),
      'hospitals', coalesce(sum(people) filter (where policy_groups && '{hospital,recruiter}'), 0)) from user_tallies where standing = 'active') as active,
    (select json_agg(rows) from (select date_trunc('week', u.created_at at time zone 'Europe/Madrid') as week, count(*)::int as count from users u
      where u.standing in ('active', 'blocked', 'deleted') and u.created_at >= date_trunc('week', now()) - interval '11 weeks' group by 1) rows) as weeks,
    (select json_agg(rows) from (select date_trunc('month', p.registered_on) as month, count(*)::int as count, ${days} p.registered_on - p.sent_at::date) as shares
      from petitions p where p.status in ('Sended', 'Aproved', 'Refused') and p.registered_on >= (${month('now()')} - interval '5 months')::date group by 1) rows) as ours,
    (select json_agg(rows) from (select ${month('p.resolved_at')} as month, count(*)::int as count, ${days} p.resolved_at::date - p.registered_on) as shares
      from petitions p where p.resolved_at >= ${since(5)} group by 1) rows) as ministry`;

export const administratorStatements = {
  users,
  countUsers: `select coalesce(sum(people), 0)::int as n from user_tallies`,
  queue,
  countQueue: 'select count(*)::int as n from petitions where status = $1',
  onePetition,
  search,
  administratorDashboard,
};
