import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { administrator, fillPetitions } from './petitions-queue-data.ts';
import { processorMsBetween, processorTicks } from './processor-time.ts';
import { median } from './report.ts';
import { startApi } from './servers.ts';
import { signIn } from './sign-in.ts';

/**
 * The administrators' queue over many petitions, on a PostgreSQL server of this machine: the time from the request to
 * the whole answer, total included, one request at a time. Beside it the processor time that the API and the database
 * spent on a request, which others on a busy machine cannot lengthen. Every sort, filter and search is combined with
 * every other; of all these the slowest are measured as the named ones are.
 * Writes docs/benchmarks-petitions.md. Usage, on an empty database:
 * DATABASE_URL=postgres://… node bench/petitions-queue.ts [petitions]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const total = Number(process.argv[2] ?? 50_000);
const rounds = 31;
const glances = 3;
const slowest = 12;
const barMs = 50;

type Measured = { name: string; medianMs: number; p90Ms: number; processorMs: number };

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
await fillPetitions(pool, total);
const api = await startApi();
try {
  const token = await signIn(`http://127.0.0.1:${api.port}`, administrator);
  const named: Measured[] = [];
  for (const [name, path] of Object.entries(await namedRequests(token))) {
    named.push(await measure(name, path, token));
  }
  const combined: { path: string; ms: number }[] = [];
  for (const path of combinations()) {
    let ms = Number.POSITIVE_INFINITY;
    for (let glance = 0; glance < glances; glance += 1) ms = Math.min(ms, await time(path, token));
    combined.push({ path, ms });
  }
  const worst: Measured[] = [];
  for (const { path } of combined.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)) {
    worst.push(await measure(`\`${path.replace('/petitions?', '')}\``, path, token));
  }
  const page = await report(named, combined, worst);
  await writeFile(join(import.meta.dirname, '../docs/benchmarks-petitions.md'), page);
  console.log(page);
  if ([...named, ...worst].some(({ medianMs }) => medianMs > barMs)) process.exitCode = 1;
} finally {
  await api.stop();
  await close();
}

async function namedRequests(token: string): Promise<Record<string, string>> {
  const { nextCursor } = JSON.parse(await read('/petitions', token)) as { nextCursor: string };
  return {
    'first page': '/petitions',
    'second page': `/petitions?cursor=${nextCursor}`,
    'deep page (20,000 rows in)': `/petitions?sort=created&cursor=${await deepCursor()}`,
    'status Pending (as the queue opens)': '/petitions?status=Pending',
    'status Pending and Review': '/petitions?status=Pending,Review',
    'status none': '/petitions?status=none',
    'status Aproved': '/petitions?status=Aproved',
    'country CO': '/petitions?country=CO',
    'countries CU and BR, Sended': '/petitions?country=CU,BR&status=Sended',
    paid: '/petitions?paid=true',
    'not paid': '/petitions?paid=false',
    'Pending and not paid, by name (there is none)': '/petitions?status=Pending&paid=false&sort=name',
    'waiting 30 days': '/petitions?waitingDays=30',
    'waiting 30 days, by update': '/petitions?waitingDays=30&sort=updated',
    'search a reference': '/petitions?search=HOM-2026-031234',
    'search a surname': '/petitions?search=Zambrano',
    'search a surname, by name': '/petitions?search=Zambrano&sort=name',
    'search two words': '/petitions?search=valentina%20quintero',
    'search two letters': '/petitions?search=xi',
    'search what all have': '/petitions?search=bench.test',
    'search nothing': '/petitions?search=nadie-se-llama-asi',
    'search two letters that nobody has': '/petitions?search=kw',
    'by name': '/petitions?sort=name',
    'by update, Sended': '/petitions?sort=updated&status=Sended',
    'by name, Pending, CO, search': '/petitions?sort=name&status=Pending&country=CO&search=ana',
    'counts by status': '/petitions/counts',
    'waiting times': '/petitions/waiting-times',
  };
}

function combinations(): string[] {
  const choices: Record<string, readonly (string | undefined)[]> = {
    sort: ['waiting', 'created', 'updated', 'name'],
    status: [undefined, 'Pending', 'Pending,Review', 'none,Sended,Aproved', 'Refused'],
    country: [undefined, 'CO', 'GT,BR'],
    paid: [undefined, 'true', 'false'],
    waitingDays: [undefined, '30', '390'],
    search: [undefined, 'ana', 'bench.test', 'xi', 'zambrano maria'],
  };
  const combined = Object.entries(choices).reduce<string[][]>(
    (before, [key, values]) =>
      before.flatMap((chosen) => values.map((value) => (value ? [...chosen, `${key}=${value}`] : chosen))),
    [[]],
  );
  return combined.map((parts) => `/petitions?${parts.join('&')}`);
}

async function measure(name: string, path: string, token: string): Promise<Measured> {
  const times: number[] = [];
  const before = await processorTicks(pool, api.pid);
  for (let round = 0; round < rounds; round += 1) times.push(await time(path, token));
  const after = await processorTicks(pool, api.pid);
  const processorMs = processorMsBetween(before, after) / rounds;
  times.sort((a, b) => a - b);
  return { name, medianMs: median(times), p90Ms: times[Math.floor(rounds * 0.9)] ?? Number.NaN, processorMs };
}

async function time(path: string, token: string): Promise<number> {
  const started = performance.now();
  await read(path, token);
  return performance.now() - started;
}

async function read(path: string, token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
  return body;
}

async function deepCursor(): Promise<string> {
  const { rows } = await pool.query(
    'select created_at, id from petitions order by created_at desc, id desc offset $1 limit 1',
    [Math.min(20_000, total - 1)],
  );
  const [{ created_at: at, id }] = rows;
  return Buffer.from(JSON.stringify(['created', at.toISOString(), id])).toString('base64url');
}

async function report(named: Measured[], combined: { ms: number }[], worst: Measured[]): Promise<string> {
  const { rows } = await pool.query('show server_version');
  const table = (measured: Measured[]) =>
    [
      '| request | median, ms | 90th percentile, ms | processor time, ms |',
      '|---|---:|---:|---:|',
      ...measured.map(
        ({ name, medianMs, p90Ms, processorMs }) =>
          `| ${name} | ${medianMs.toFixed(1)} | ${p90Ms.toFixed(1)} | ${processorMs.toFixed(1)} |`,
      ),
    ].join('\n');
  const over = combined.filter(({ ms }) => ms > barMs).length;
  return `# The petitions' queue

Written by \`bench/petitions-queue.ts\` on ${new Date().toISOString().slice(0, 10)}: ${total.toLocaleString('en-GB')} petitions on PostgreSQL
${rows[0].server_version}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}. From the request to the whole answer, total included, one
request at a time, ${rounds} rounds each. The machine is shared: the processor time of API and database together is what a
request costs, whoever else works beside it.

Bar: the first page and any filter or combination under ${barMs} ms at the median.

${table(named)}

## Every combination

${combined.length.toLocaleString('en-GB')} combinations of order, status, country, payment, waiting time and search, the best of ${glances} each:
median ${median(combined.map(({ ms }) => ms)).toFixed(1)} ms, the slowest ${Math.max(...combined.map(({ ms }) => ms)).toFixed(1)} ms, ${over} of them over ${barMs} ms. The ${worst.length} slowest,
measured again with ${rounds} rounds:

${table(worst)}
`;
}
