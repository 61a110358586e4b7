import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offerSearchTexts, searchWords } from '@fonendo/domain/offers/search';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { standardSteps } from '@fonendo/domain/processes/process';
import { communities } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import { searchable, searchableWords } from '@fonendo/domain/search/searchable';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { createPasswordHasher } from '../apps/api/src/features/auth/password/password-hasher.ts';
import { processorMsBetween, processorTicks } from './processor-time.ts';
import { startApi } from './servers.ts';
import { signIn } from './sign-in.ts';

/**
 * The doctors' search over many open offers, on a PostgreSQL server of this machine: the time from the request to the
 * whole answer, total included, one request at a time. Beside it the processor time that the API and the database
 * spent on a request, which others on a busy machine cannot lengthen. Writes docs/benchmarks-offers.md. Usage, on an
 * empty database:
 * DATABASE_URL=postgres://… node bench/offers-search.ts [offers]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const total = Number(process.argv[2] ?? 100_000);
const rounds = 31;
const pageSize = 20;
const password = 'Bench-1234';
const doctorId = '01900000-0000-7000-9999-000000000000';

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
await fill();
const api = await startApi();
try {
  const server = (await pool.query('show server_version')).rows[0].server_version;
  const token = await signIn(`http://127.0.0.1:${api.port}`, { email: 'bench@fonendo.test', password });
  const narrow = 'community=ES-MD&contractType=permanent';
  const rare = `community=ES-CE&speciality=${encodeURIComponent('Urología')}&workingDay=telemedicine&salaryMin=60000`;
  const requests: Record<string, string> = {
    'newest, no filter': '/offers',
    'newest, no filter, page 500': await deepPage('/offers', 500),
    'community and contract': `/offers?${narrow}`,
    'community and contract, deep page': await deepPage(`/offers?${narrow}`, 500),
    'three communities, page 500': await deepPage('/offers?community=ES-MD;ES-CT;ES-AN', 500),
    'minimum salary and experience': '/offers?salaryMin=60000&maxExperience=2',
    'minimum salary and experience, page 500': await deepPage('/offers?salaryMin=60000&maxExperience=2', 500),
    'a rare combination': `/offers?${rare}`,
    'best match, no filter': '/offers?sort=match',
    'best match, page 500': await deepPage('/offers?sort=match', 500),
    'best match, community and contract': `/offers?sort=match&${narrow}`,
    'text: cardiología': `/offers?search=${encodeURIComponent('cardiología')}`,
    'text: cardiolgia (typo)': '/offers?search=cardiolgia',
    'text: urgencias, page 500': await deepPage('/offers?search=urgencias', 500),
    'text: guardias (one in two offers)': '/offers?search=guardias',
    'text: two words and a community': '/offers?search=pediatria%20madrid&community=ES-MD',
    'text: best match': '/offers?search=cardiologia&sort=match',
    'text: nothing': '/offers?search=zzzzzzzz',
    'facets, no filter': '/offers/facets',
    'facets, community and contract': `/offers/facets?${narrow}`,
    'facets, text': '/offers/facets?search=cardiologia',
    'facets, text in one of two offers': '/offers/facets?search=guardias',
    'one offer': `/offers/${offerId(77)}`,
  };
  const table: string[] = [];
  for (const [name, path] of Object.entries(requests)) {
    const times: number[] = [];
    const before = await processorTicks(pool, api.pid);
    for (let round = 0; round < rounds; round += 1) times.push(await time(path));
    const processor = processorMsBetween(before, await processorTicks(pool, api.pid)) / rounds;
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    table.push(`| ${name} | ${at(0.5)} | ${at(0.9)} | ${processor.toFixed(1)} |`);
    console.log(table.at(-1));
  }
  const typos = await searchWithTypos();
  await writeFile(join(import.meta.dirname, '../docs/benchmarks-offers.md'), describe(table, typos));

  async function get(path: string): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
    return body;
  }

  async function time(path: string): Promise<number> {
    const started = performance.now();
    await get(path);
    return performance.now() - started;
  }

  /** The cursor of that page, found by walking there in the largest steps the API allows. */
  async function deepPage(path: string, page: number): Promise<string> {
    const join = path.includes('?') ? '&' : '?';
    let left = (page - 1) * pageSize;
    let cursor = '';
    while (left > 0) {
      const step = Math.min(left, 100);
      const answer = JSON.parse(await get(`${path}${join}limit=${step}${cursor && `&cursor=${cursor}`}`));
      if (!answer.nextCursor) break;
      cursor = answer.nextCursor;
      left -= step;
    }
    return `${path}${join}cursor=${cursor}`;
  }

  async function searchWithTypos(): Promise<string[]> {
    const lines: string[] = [];
    const name = 'Hepatólogo/a de trasplantes';
    await pool.query(`update offers set name = $1, search_title = $2 where id = $3`, [
      name,
      searchableWords(name),
      offerId(50_000 % total),
    ]);
    await pool.query(`insert into offer_words select unnest($1::text[]) on conflict do nothing`, [
      searchWords(searchableWords(name)),
    ]);
    for (const typed of ['Hepatólogo', 'hepatologo', 'hepatolgo', 'hepatoolgo transplantes', 'hepat']) {
      const answer = JSON.parse(await get(`/offers?search=${encodeURIComponent(typed)}`));
      const found = answer.items.some((item: { name: string }) => item.name === name);
      if (!found) throw new Error(`"${typed}" does not find ${name}`);
      const understood = answer.understood.map((word: { understood: string }) => word.understood).join(', ');
      lines.push(`- "${typed}" finds "${name}"${understood && `, understood as ${understood}`}`);
      console.log(lines.at(-1));
    }
    return lines;
  }

  function describe(rows: readonly string[], found: readonly string[]): string {
    return `# Benchmarks: the doctors' search

Written by \`bench/offers-search.ts\` on ${new Date().toISOString().slice(0, 10)}: ${total.toLocaleString('en')} open offers of 500 hospitals,
PostgreSQL ${server}, Node ${process.versions.node}, one request at a time, median of ${rounds}. Milliseconds from the request to the
whole answer, total included; beside it the processor time that API and database spent on it, which others on a busy
machine cannot lengthen. The deep pages are the 500th of twenty offers, or the last where there are fewer.

| request | median | 90th percentile | processor |
|---|---:|---:|---:|
${rows.join('\n')}

Bar: filtered first page and page 500 alike under 25 ms at the median.

Words without accents, mistyped, or still being typed:

${found.join('\n')}
`;
  }
} finally {
  await api.stop();
  await close();
}

function offerId(n: number): string {
  return `01900000-0000-7000-9008-${String(n).padStart(12, '0')}`;
}

/** Hospitals, offers as long as real ones, and their words; one doctor who searches. */
async function fill(): Promise<void> {
  const hash = await createPasswordHasher().hash(password);
  const codes = Object.keys(communities);
  const array = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;
  const pick = (values: readonly string[], by: string) => `(${array(values)})[1 + (${by}) % ${values.length}]`;
  const titles = ['Facultativo/a especialista', 'Médico/a de urgencias', 'Médico/a adjunto/a', 'Coordinación de área'];
  const tasks = [
    'Consulta y planta con guardias presenciales y sesiones semanales del servicio.',
    'Circuito de agudos, apoyo a residentes y trabajo con enfermería y radiología.',
    'Consultas externas, técnicas diagnósticas y guardias localizadas en fines de semana.',
    'Atención continuada en un hospital comarcal con incorporación inmediata y vivienda.',
  ];
  const rest =
    'Ofrecemos formación continuada, investigación, conciliación y un plan de acogida con tutor durante dos meses. El servicio atiende a una población de doscientas mil personas y dispone de quirófanos, hospital de día y telemedicina.';
  const texts = specialities.map((speciality) => ({
    speciality,
    ...offerSearchTexts({ name: '', speciality, description: '' }),
  }));
  const speciality = `(${array(specialities)})[1 + (n * 7) % ${specialities.length}]`;
  const specialityText = `(${array(texts.map(({ searchTitle }) => searchTitle.trim()))})[1 + (n * 7) % ${specialities.length}]`;
  const hospital = `'01900000-0000-7000-9007-' || lpad((1 + n % 500)::text, 12, '0')`;
  const title = pick(titles, 'n * 3');
  const titleText = pick(titles.map(searchableWords), 'n * 3');
  const task = pick(tasks, 'n * 11');
  const taskText = pick(tasks.map(searchableWords), 'n * 11');
  await pool.query(`
    set statement_timeout = 0;
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      values ('${doctorId}', 'bench@fonendo.test', '${hash}', 'Banco', 'Prueba', '{notCertifiedDoctor}', now(), now());
    insert into doctors (user_id, graduation_date, degree_country, country_of_residence, has_degree_spain, has_degree, speciality)
      values ('${doctorId}', '2012-06-01', 'CO', 'CO', false, false, 'Cardiología');
    insert into doctor_private_data (user_id, birth_date, nationality, document_type, document_number)
      values ('${doctorId}', '1985-05-05', 'CO', 'Passport', 'AB0000001');
    insert into cvs (doctor_id, content, version, status, updated_at)
      values ('${doctorId}', '{"objective":"","experience":[{"id":"01900000-0000-7000-9999-000000000001","position":"Médica","company":"Clínica","city":"Bogotá","country":"CO","startDate":"2019-01","endDate":null,"current":true,"achievements":""}],"education":[],"abilities":[],"languages":[],"certificates":[]}', 1, 'pending', now());
    insert into hospitals (id, name, cif, address, city, postal_code, community, sector, employees, description, phone, created_at, approval_status)
      select ('01900000-0000-7000-9007-' || lpad(n::text, 12, '0'))::uuid, 'Hospital ' || n, 'B' || lpad(n::text, 8, '0'), 'Calle Mayor, ' || n,
        'Ciudad ' || n % 60, '28013', ${pick(codes, 'n')}::community, 'public', 900, 'Hospital de referencia de su comarca.', '+34962458100', now(), 'approved'
      from generate_series(1, 500) n;
    insert into offers (id, hospital_id, status, name, description, community, speciality, salary_min, salary_max, working_day,
        contract_type, years_of_experience, vacancies, created_at, updated_at, published_at, steps, search_title, search_hospital, search_body)
      select ('01900000-0000-7000-9008-' || lpad(n::text, 12, '0'))::uuid, (${hospital})::uuid, 'approved',
        ${title} || ': ' || ${speciality}, ${task} || ' ${rest}', ${pick(codes, 'n * 5')}::community, ${speciality},
        30000 + (n * 37) % 40 * 1000, 36000 + (n * 37) % 40 * 1000 + (n % 7) * 1000, ${pick(workingDays, 'n * 5')}::working_day,
        ${pick(contractTypes, 'n * 3')}::contract_type, (n * 13) % 9, 1 + n % 4, now(), now(),
        timestamptz '2026-11-01' - n * interval '37 seconds', '${JSON.stringify(standardSteps)}'::jsonb, ${titleText} || ' ' || ${specialityText},
        'hospital ' || (1 + n % 500) || ' ciudad ' || (1 + n % 500) % 60 || ' ' || ${pick(
          codes.map((code) => searchable(communities[code as keyof typeof communities].name)),
          'n * 5',
        )},
        ${taskText} || ' ${searchableWords(rest)}'
      from generate_series(1, ${total}) n;`);
  const words = searchWords(
    ...texts.map(({ searchTitle }) => searchTitle),
    ...[...titles, ...tasks, rest, ...Object.values(communities).map(({ name }) => name)].map(searchable),
    ...madeUpWords(),
  );
  await pool.query(`insert into offer_words select unnest($1::text[])`, [words]);
  await pool.query('vacuum analyze');
}

/** As many different words as the texts of so many offers would have. */
function madeUpWords(): string[] {
  const syllables = ['ba', 'cor', 'di', 'fen', 'gu', 'lam', 'mo', 'ner', 'pil', 'ros', 'sa', 'tur', 'vi', 'zo'];
  return syllables.flatMap((one) =>
    syllables.flatMap((two) =>
      syllables.flatMap((three) => [0, 3, 6, 9].map((at) => one + two + three + syllables[at])),
    ),
  );
}
