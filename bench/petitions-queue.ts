import { readFile } from 'node:fs/promises';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { createPasswordHasher } from '../apps/api/src/features/auth/password-hasher.ts';
import { startApi } from './servers.ts';

/**
 * The administrators' queue over many petitions, on a PostgreSQL server of this machine: the time from the request to
 * the whole answer, total included, one request at a time. Beside it the processor time that the API and the database
 * spent on a request, which others on a busy machine cannot lengthen. Usage, on an empty database:
 * DATABASE_URL=postgres://… node bench/petitions-queue.ts [petitions]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const total = Number(process.argv[2] ?? 50_000);
const rounds = 31;
const password = 'Bench-1234';

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
await fill();
const api = await startApi();
try {
  console.log(
    `${total} petitions, ${(await pool.query('show server_version')).rows[0].server_version}, median of ${rounds}`,
  );
  const token = await signIn();
  const second = await nextCursor('/petitions');
  const deep = await deepCursor();
  const requests: Record<string, string> = {
    'first page': '/petitions',
    'second page': `/petitions?cursor=${second}`,
    'deep page (20,000 rows in)': `/petitions?sort=created&cursor=${deep}`,
    'status Pending': '/petitions?status=Pending',
    'status Pending and Review': '/petitions?status=Pending,Review',
    'status none': '/petitions?status=none',
    'status Aproved': '/petitions?status=Aproved',
    'country CO': '/petitions?country=CO',
    'countries CU and BR, Sended': '/petitions?country=CU,BR&status=Sended',
    paid: '/petitions?paid=true',
    'not paid': '/petitions?paid=false',
    'waiting 30 days': '/petitions?waitingDays=30',
    'search a reference': '/petitions?search=HOM-2026-031234',
    'search a name': '/petitions?search=Zambrano',
    'search two words': '/petitions?search=valentina%20quintero',
    'search two letters': '/petitions?search=xi',
    'search nothing': '/petitions?search=nadie-se-llama-asi',
    'sort by name': '/petitions?sort=name',
    'sort by update, Sended': '/petitions?sort=updated&status=Sended',
    'sort by name, Pending, CO, search': '/petitions?sort=name&status=Pending&country=CO&search=ana',
    'counts by status': '/petitions/counts',
    'waiting times': '/petitions/waiting-times',
  };
  for (const [name, path] of Object.entries(requests)) {
    const times: number[] = [];
    const before = await processorTicks();
    for (let round = 0; round < rounds; round += 1) times.push(await time(path));
    const processor = (((await processorTicks()) - before) * 10) / rounds;
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
    console.log(
      `${name.padEnd(36)} median ${at(0.5)} ms   p90 ${at(0.9)} ms   processor ${processor.toFixed(1).padStart(6)} ms`,
    );
  }

  async function time(path: string): Promise<number> {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
    return performance.now() - started;
  }

  async function nextCursor(path: string): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { nextCursor: string }).nextCursor;
  }

  async function deepCursor(): Promise<string> {
    const { rows } = await pool.query(
      'select created_at, id from petitions order by created_at desc, id desc offset $1 limit 1',
      [Math.min(20_000, total - 1)],
    );
    const [{ created_at: at, id }] = rows;
    return Buffer.from(JSON.stringify(['created', at.toISOString(), id])).toString('base64url');
  }
} finally {
  await api.stop();
  await close();
}

/** Hundredths of a second, of the API and of its connections' server processes. */
async function processorTicks(): Promise<number> {
  const { rows } = await pool.query(`select pid from pg_stat_activity where backend_type = 'client backend'`);
  const pids = [api.pid, ...rows.map(({ pid }) => Number(pid))];
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11]) + Number(fields[12]);
    }),
  );
  return ticks.reduce((sum, one) => sum + one, 0);
}

async function signIn(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${api.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@fonendo.test', password, provider: 'password' }),
  });
  return ((await response.json()) as { jwt: string }).jwt;
}

/** Doctors with everything a row shows: papers, CV, what they paid for. */
async function fill(): Promise<void> {
  const hash = await createPasswordHasher().hash(password);
  const id = (kind: number) =>
    `('01900000-0000-7000-9${String(kind).padStart(3, '0')}-' || lpad(n::text, 12, '0'))::uuid`;
  const series = `generate_series(1, ${total}) n`;
  const status = `(array[null, null, 'Pending', 'Pending', 'Review', 'Sended', 'Sended', 'Sended', 'Aproved', 'Refused'])[1 + n % 10]::petition_status`;
  const first = `(array['Valentina', 'Camila', 'Diego', 'Mateo', 'Ana', 'Ximena', 'Bruno', 'Sofía'])[1 + (n * 7) % 8]`;
  const last = `(array['Quintero', 'Zambrano', 'Ñáñez', 'Restrepo', 'Ospina', 'Rojas', 'Paredes'])[1 + (n * 5) % 7] || ' ' || n`;
  const country = `(array['CO', 'VE', 'AR', 'PE', 'CU', 'MX', 'EC', 'BR'])[1 + (n * 3) % 8]`;
  const since = `timestamptz '2026-11-01' - (n % 400) * interval '1 day' - n * interval '1 second'`;
  const registered = `${status} in ('Sended', 'Aproved', 'Refused')`;
  const ended = `${status} in ('Aproved', 'Refused')`;
  // One statement after the other on one connection: filling takes longer than any statement of the product may.
  await pool.query(`
    set statement_timeout = 0;
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      values ('01900000-0000-7000-9999-000000000000', 'bench@fonendo.test', '${hash}', 'Banco', 'Prueba', '{admin}', now(), now());
    insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
      select ${id(0)}, 'doctor' || n || '@bench.test', 'none', ${first}, ${last}, '{notCertifiedDoctor}', now(), now() from ${series};
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
      select ${id(8)}, 'HOM-2026-' || lpad(n::text, 6, '0'), ${id(0)}, ${status}, ${since} - interval '20 days', ${since}, ${since}, ${since},
        ${country}, lower(translate('hom-2026-' || lpad(n::text, 6, '0') || ' ' || ${first} || ' ' || ${last} || ' doctor' || n || '@bench.test', 'íáñÑ', 'iann')),
        lower(translate(${last} || ' ' || ${first}, 'íáñÑ', 'iann')), ${status} is not null,
        case when ${registered} then 'R-' || n end, case when ${registered} then (${since})::date - 150 end,
        (case when ${status} = 'Aproved' then 'granted' when ${status} = 'Refused' then 'denied' end)::resolution_kind,
        case when ${ended} then ${since} end
      from ${series};
    analyze;`);
}
