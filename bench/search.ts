import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { fillProduct, password, people, sizes } from './dashboards-data.ts';
import { processorMsBetween, processorTicks } from './processor-time.ts';
import { median } from './report.ts';
import { startApi } from './servers.ts';
import { signIn } from './sign-in.ts';

/**
 * The search over everything (Ctrl K) over the product that the dashboards are measured on: the time from the request
 * to the whole answer, one request at a time. Writes docs/benchmarks-search.md. Usage, on an empty database or on one
 * that this has filled before: DATABASE_URL=postgres://… node bench/search.ts
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name a database of a PostgreSQL server');
const rounds = 21;
const warmUp = 5;
const barMs = 50;

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
const { rows: filled } = await pool.query('select from users where email = $1', [people.administrator]);
if (filled.length === 0) {
  await fillProduct(pool);
  await fillWords();
}
const api = await startApi();
try {
  const rows = [];
  for (const [name, email, words] of questions()) {
    const token = await signIn(`http://127.0.0.1:${api.port}`, { email, password });
    for (const q of words) rows.push(await measure(name, q, token));
  }
  const page = await report(rows);
  await writeFile(join(import.meta.dirname, '../docs/benchmarks-search.md'), page);
  console.log(page);
  if (rows.some(({ medianMs }) => medianMs > barMs)) process.exitCode = 1;
} finally {
  await api.stop();
  await close();
}

/** Whole names and beginnings, what is everywhere and what is nowhere. */
function questions(): [name: string, email: string, words: string[]][] {
  const hospital = ['zambrano', 'ana', 'ca', 'camila ospina', 'cardiologia', 'nadie se llama asi'];
  return [
    [
      'administrator',
      people.administrator,
      ['zambrano', 'ana', 'ca', 'xy', 'doctor12345@bench.test', 'HOM-2026-004217', 'plaza 54321', 'nadie se llama asi'],
    ],
    ['recruiter, 110,000 candidacies', people.busyRecruiter, hospital],
    ['recruiter, 900 candidacies', people.recruiter, hospital],
    ['doctor', people.doctor, ['cardiologia', 'card', 'plaza', 'HOM-2026', 'nadie se llama asi']],
  ];
}

/** What the dashboards do not read: words of offers and petitions, and of the candidates of those who ask. */
async function fillWords(): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`update offers set search_title = lower(translate(name || ' ' || speciality, 'íáéóú', 'iaeou')),
    search_hospital = 'hospital ' || right(hospital_id::text, 4)::int || ' ciudad'`);
  await client.query(
    `insert into offer_words select distinct regexp_split_to_table(search_title, ' ') from offers on conflict do nothing`,
  );
  await client.query(`update petitions set search_text = lower(reference) || ' ' || users.search_name || ' ' || users.email
    from users where users.id = doctor_id`);
  await client.query(
    `update candidacies set search_text = users.search_name || ' cardiologia, consulta y guardias de la semana',
        snapshot = jsonb_build_object('firstName', first_name, 'lastName', last_name)
      from users where users.id = doctor_id and hospital_id in (
        select hospital_id from hospital_members join users on users.id = user_id where email = any($1))`,
    [[people.busyRecruiter, people.recruiter]],
  );
  await client.query(`update doctors set findable = true where abs(hashtext(user_id::text)) % 3 = 0`);
  await client.query('vacuum analyze');
  // Its setting must not come back with it.
  client.release(true);
}

async function measure(name: string, q: string, token: string) {
  const times: number[] = [];
  let processorMs = 0;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const before = await processorTicks(pool, api.pid);
    const started = performance.now();
    await read(q, token);
    const ms = performance.now() - started;
    if (round < warmUp) continue;
    times.push(ms);
    processorMs += processorMsBetween(before, await processorTicks(pool, api.pid));
  }
  return { name, q, medianMs: median(times), bestMs: Math.min(...times), processorMs: processorMs / rounds };
}

async function read(q: string, token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${api.port}/api/search?q=${encodeURIComponent(q)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${q}: ${response.status} ${body}`);
}

async function report(rows: Awaited<ReturnType<typeof measure>>[]): Promise<string> {
  const { rows: server } = await pool.query('show server_version');
  const count = (name: keyof typeof sizes) => `${sizes[name].toLocaleString('en-GB')} ${name}`;
  const lines = rows.map(
    ({ name, q, medianMs, bestMs, processorMs }) =>
      `| ${name} | ${q} | ${medianMs.toFixed(1)} | ${bestMs.toFixed(1)} | ${processorMs.toFixed(1)} |`,
  );
  return `# Benchmarks: the search over everything

Written by \`bench/search.ts\` on ${new Date().toISOString().slice(0, 10)}: ${count('users')}, ${count('offers')},
${count('candidacies')} and ${count('petitions')} on PostgreSQL ${server[0].server_version}, Node ${process.versions.node},
${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}. Milliseconds from the request to the whole answer, with every kind of result that this person
has, one request at a time, median of ${rounds} after ${warmUp} to warm up. The machine is shared: the processor time of API and database
together is what a request costs, whoever else works beside it. Load average of the run: ${loadavg()[0]?.toFixed(1)}.

Bar: ${barMs} ms at the median.

| who asks | for | median, ms | best, ms | processor time, ms |
|---|---|---:|---:|---:|
${lines.join('\n')}
`;
}
