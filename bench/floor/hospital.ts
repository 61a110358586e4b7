/** What the people of a hospital ask for. `$1` is who asks: nobody sees another hospital's. */

const own = 'select hospital_id from hospital_members where user_id = $1';

/** The first fifty cards of each column with all that a card shows, and how many the column has. */
const board = `
  with ranked as (
    select id, row_number() over best as rank, count(*) over (partition by status, case when status = 'inProcess' then step end)::int as total
    from candidacies where offer_id = $2 and hospital_id = (${own})
    window best as (partition by status, case when status = 'inProcess' then step end order by match desc, id desc)
  )
  select c.id, c.doctor_id as "doctorId", c.status, c.step, c.match, c.applied_at as "appliedAt", c.step_since as since, c.seen_at as "seenAt",
    ranked.total, person."firstname", person."lastname", person.speciality, person."yearsOfExperience",
    steps.walked, requests.*, interview.*, rating.*, 'certifiedDoctor' = any(u.policy_groups) as certified, d.has_degree_spain as "hasDegreeSpain",
    exists (select from petitions p where p.doctor_id = c.doctor_id and p.status is not null and p.status <> 'Refused') as "underWay",
    exists (select from documents x where x.doctor_id = c.doctor_id and x.kind = 'recognitionCredential' and x.status = 'approved' and x.superseded_at is null) as credential
  from ranked join candidacies c on c.id = ranked.id join users u on u.id = c.doctor_id left join doctors d on d.user_id = c.doctor_id
    left join lateral jsonb_to_record(c.snapshot) as person("firstname" text, "lastname" text, speciality text, "yearsOfExperience" int) on true
    left join lateral (select array_agg(s.status order by s.position) as walked from candidacy_steps s where s.candidacy_id = c.id) steps on true
    left join lateral (select min(r.due_on) filter (where r.status in ('asked', 'askedAgain')) as "awaitedOn", count(*) filter (where r.status = 'uploaded')::int as "toAccept"
      from document_requests r where r.candidacy_id = c.id and r.status in ('asked', 'askedAgain', 'uploaded')) requests on true
    left join lateral (select i.status as "interviewStatus", i.starts_at as "startsAt" from interviews i where i.candidacy_id = c.id order by i.created_at desc, i.id desc limit 1) interview on true
    left join lateral (select avg(r.stars)::float8 as average, count(*)::int as ratings from candidacy_ratings r where r.candidacy_id = c.id) rating on true
  where ranked.rank <= 50 order by c.status, c.step, ranked.rank`;

const boardOffer = `
  select o.id, o.name, o.status, o.community, h.city, o.salary_min as "salaryMin", o.salary_max as "salaryMax", o.vacancies, o.steps,
    (select count(*) filter (where not ended)::int from candidacies c where c.offer_id = o.id) as open
  from offers o join hospitals h on h.id = o.hospital_id where o.id = $2 and o.hospital_id = (${own})`;

const thisWeek = `date_trunc('week', now() at time zone 'Europe/Madrid') at time zone 'Europe/Madrid'`;
const takesPlace = `i.starts_at >= ${thisWeek} and i.starts_at < ${thisWeek} + interval '7 days' and i.status in ('confirmed', 'held', 'notAttended')`;

const hospitalDashboard = `
  select h.name,
    (select count(*)::int from offers o where o.hospital_id = h.id and o.status = 'approved') as offers,
    (select coalesce(sum(greatest(0, o.vacancies - (select count(*) from candidacies c where c.offer_id = o.id and c.status = 'accepted'))), 0)::int
      from offers o where o.hospital_id = h.id and o.status = 'approved') as "vacanciesLeft",
    (select json_agg(rows) from (select c.status, c.step, count(*)::int as count, count(*) filter (where c.step_since < now() - interval '7 days')::int as late,
      min(c.step_since) as oldest from candidacies c where c.hospital_id = h.id and not c.ended group by c.status, c.step order by c.step nulls first) rows) as pipeline,
    (select count(*)::int from candidacies c where c.hospital_id = h.id and not c.ended and c.seen_at is null) as unseen,
    (select count(distinct r.candidacy_id)::int from document_requests r where r.hospital_id = h.id and r.status = 'uploaded') as "toAccept",
    (select json_build_object('count', count(*), 'medianDays', percentile_cont(0.5) within group (order by extract(epoch from c.step_since - c.applied_at) / 86400))
      from candidacies c where c.hospital_id = h.id and c.status = 'accepted') as hires,
    (select count(*)::int from interviews i where i.hospital_id = h.id and ${takesPlace}) as interviews,
    (select json_agg(rows) from (select i.id, i.starts_at, u.first_name, u.last_name, o.name from interviews i join candidacies c on c.id = i.candidacy_id
      join offers o on o.id = c.offer_id join users u on u.id = i.doctor_id
      where i.hospital_id = h.id and ${takesPlace} and i.status = 'confirmed' and i.starts_at >= now() order by i.starts_at, i.id limit 5) rows) as upcoming
  from hospitals h where h.id = (${own})`;

export const hospitalStatements = { board, boardOffer, hospitalDashboard };
