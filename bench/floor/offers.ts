/** What doctors ask for. `$1` is always who asks. */

const columns = `o.id, o.name, o.community, o.speciality, o.salary_min as "salaryMin", o.salary_max as "salaryMax",
  o.working_day as "workingDay", o.contract_type as "contractType", o.years_of_experience as "yearsOfExperience", o.vacancies,
  o.published_at as "publishedAt", h.name as "hospitalName", h.city as "hospitalCity", c.id as "candidacyId", c.status as "candidacyStatus"`;
const isOpen = `o.status = 'approved' and not o.hospital_blocked`;
const from = `from offers o join hospitals h on h.id = o.hospital_id
  left join candidacies c on c.offer_id = o.id and c.doctor_id = $1 where ${isOpen}`;
const newest = 'order by o.published_at desc, o.id desc limit 21';

/** Nobody reads a total beyond ten thousand. */
const counted = (where: string) =>
  `select count(*)::int as n from (select from offers o where ${isOpen} ${where} limit 10001) found`;

/** Beyond that bound the newest are counted. */
const properties = ['community', 'speciality', 'contract_type', 'working_day', 'salary_max'];
const facets = (
  where: string,
) => `with newest as materialized (select ${properties.join(', ')} from offers o where ${isOpen} ${where}
    order by o.published_at desc, o.id desc limit 10001)
  ${properties.map((name) => `select '${name}' as facet, ${name}::text as value, count(*)::int as count from newest group by ${name}`).join(' union all ')}`;

const hasWords = (parameter: number) => `and o.search @@ to_tsquery('spanish', $${parameter})`;
const threeFilters = (first: number) =>
  `and o.community = $${first} and o.speciality = $${first + 1} and o.contract_type = $${first + 2}`;

export const offerStatements = {
  filteredOffers: `select ${columns} ${from} ${threeFilters(2)} ${newest}`,
  countFilteredOffers: counted(threeFilters(1)),
  newestOffers: `select ${columns} ${from} ${newest}`,
  countOffers: counted(''),
  laterOffers: `select ${columns} ${from} and (o.published_at, o.id) < ($2, $3) ${newest}`,
  foundOffers: `select ${columns} ${from} ${hasWords(2)} ${newest}`,
  countFoundOffers: counted(hasWords(1)),
  oneOffer: `select o.*, h.name as "hospitalName", h.city as "hospitalCity", h.description as "hospitalDescription", c.id as "candidacyId" ${from} and o.id = $2`,
  facets: facets(''),
  facetsOfWord: facets(hasWords(1)),
  notifications: `select n.id, n.at, n.kind, n.params, n.link, n.read_at as "readAt", u.first_name as "firstname", u.last_name as "lastname",
      (select count(*)::int from notifications own where own.user_id = $1 and own.read_at is null) as unread
    from notifications n left join users u on u.id = (n.params ->> 'by')::uuid
    where n.user_id = $1 order by n.at desc, n.id desc limit 21`,
};
