import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFree } from '@fonendo/domain/payments/pricing';
import type { Locale } from '@fonendo/domain/shared/locale';
import pg from 'pg';
import { createDatabase } from '../../apps/api/src/db/database.ts';
import { openPool } from '../../apps/api/src/db/pool.ts';
import type { PublicOffer } from '../../apps/api/src/features/front/public-offers.repository.ts';
import { readSettings } from '../../apps/api/src/features/settings/settings.public.ts';
import { renderer } from './floor-page.ts';

/**
 * The floor of the public pages of offers: node:http and pg with one named statement, and strings put together. It sends
 * the same bytes as the product (run.ts compares them), with neither routing, limits, log, ETag nor compression.
 * Usage: DATABASE_URL=… SAMPLE_ES=… SAMPLE_EN=… node bench/public-pages/floor.ts. Prints its port.
 */
const { DATABASE_URL: connectionString = '', SAMPLE_ES: es = '', SAMPLE_EN: en = '' } = process.env;
const { pool: own, close } = await openPool({ databaseUrl: connectionString, databasePoolSize: 1, dataDir: '' });
const settings = await readSettings(createDatabase(own));
await close();
const pool = new pg.Pool({ connectionString, max: 10, options: '-c jit=off -c max_parallel_workers_per_gather=0' });

const isOpen = (offers: string) =>
  `${offers}.status = 'approved' and not ${offers}.hospital_blocked and ${offers}.is_public`;
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const among = (rank: number, condition: string) => `(select s.id, ${rank} as rank, s.published_at from offers s
  where ${isOpen('s')} and s.id <> o.id and ${condition} order by s.published_at desc, s.id desc limit 3)`;
const text = `
  select o.id, o.name, o.description, o.community, o.speciality, o.salary_min as "salaryMin", o.salary_max as "salaryMax",
    o.working_day as "workingDay", o.contract_type as "contractType", o.years_of_experience as "yearsOfExperience", o.vacancies, o.steps,
    ${iso('o.published_at')} as "publishedAt",
    json_build_object('id', h.id, 'name', h.name, 'address', h.address, 'city', h.city, 'postalCode', h.postal_code, 'sector', h.sector,
      'employees', h.employees) as hospital,
    (select count(*)::int from offers f where f.hospital_id = h.id and ${isOpen('f')}) as "ofHospital",
    (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'salaryMin', l.salary_min, 'salaryMax', l.salary_max, 'hospital',
        json_build_object('name', lh.name, 'city', lh.city)) order by found.rank, l.published_at desc, l.id desc), '[]')
      from (${among(0, 's.speciality = o.speciality')} union all ${among(1, 's.community = o.community and s.speciality <> o.speciality')}
        order by rank, published_at desc limit 3) found
      join offers l on l.id = found.id join hospitals lh on lh.id = l.hospital_id) as similar
  from offers o join hospitals h on h.id = o.hospital_id where o.id = $1 and ${isOpen('o')}`;

const render = await renderer({ es, en }, isFree('offersAccess', settings));

const server = createServer((request, response) => {
  void (async () => {
    const url = request.url ?? '';
    if (url === '/api/health') return response.end('{}');
    const { rows } = await pool.query<PublicOffer>({ name: 'public offer', text, values: [url.slice(-36)] });
    const [offer] = rows;
    if (!offer) return response.writeHead(404).end();
    const locale: Locale = url.startsWith('/en/') ? 'en' : 'es';
    const bytes = Buffer.from(render(offer, locale));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length });
    return response.end(bytes);
  })().catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
