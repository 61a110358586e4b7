import { cpus, loadavg } from 'node:os';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { busyOffer, fillCandidacies, recruiter } from './board-lists-data.ts';
import { writeSelectionSection } from './board-report.ts';
import { processorMsBetween, processorTicks } from './processor-time.ts';
import { median } from './report.ts';
import { startApi } from './servers.ts';
import { signIn } from './sign-in.ts';

/**
 * Board and list of candidates of one hospital that has very many, on a PostgreSQL server of this machine: the time
 * from the request to the whole answer, total included, one request at a time; beside it the processor time that API
 * and database spent on a request. Every order is combined with every filter; of all these the slowest are measured as
 * the named ones are.
 * Writes its section of docs/benchmarks-selection.md. Usage, on an empty database:
 * DATABASE_URL=postgres://… node bench/board-lists.ts [candidacies]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const total = Number(process.argv[2] ?? 100_000);
const rounds = 31;
const glances = 3;
const slowest = 12;
const barMs = 50;

type Measured = { name: string; medianMs: number; p90Ms: number; processorMs: number };

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
const { rows: there } = await pool.query('select count(*)::int as count from candidacies');
if (there[0].count === 0) await fillCandidacies(pool, total);
const api = await startApi();
try {
  const token = await signIn(`http://127.0.0.1:${api.port}`, recruiter);
  const named: Measured[] = [];
  const requests = Object.entries(await namedRequests(token));
  // A server that has just started compiles what it does for the first time.
  for (const [, path] of [...requests, ...requests]) await read(path, token);
  for (const [name, path] of requests) named.push(await measure(name, path, token));
  const combined: { path: string; ms: number }[] = [];
  for (const path of combinations()) {
    let ms = Number.POSITIVE_INFINITY;
    for (let glance = 0; glance < glances; glance += 1) ms = Math.min(ms, await time(path, token));
    combined.push({ path, ms });
  }
  const worst: Measured[] = [];
  for (const { path } of combined.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)) {
    worst.push(await measure(`\`${path.replace('/selection/candidates?', '')}\``, path, token));
  }
  const section = await report(named, combined, worst);
  await writeSelectionSection('Board and lists', section);
  console.log(section);
  if ([...named, ...worst].some(({ medianMs }) => medianMs > barMs)) process.exitCode = 1;
} finally {
  await api.stop();
  await close();
}

async function namedRequests(token: string): Promise<Record<string, string>> {
  const list = '/selection/candidates?status=applied,inProcess';
  const { nextCursor } = JSON.parse(await read(list, token)) as { nextCursor: string };
  const { rows } = await pool.query('select id, doctor_id from candidacies where offer_id = $1 limit 1', [busyOffer]);
  return {
    'board of an offer with 500': `/selection/board?offer=${busyOffer}`,
    'board, a word of the CV': `/selection/board?offer=${busyOffer}&search=urgencias`,
    'board, a certification, the longest wait first': `/selection/board?offer=${busyOffer}&certification=recognised&sort=waiting`,
    'list as it opens: in progress, best match first': list,
    'second page': `${list}&cursor=${nextCursor}`,
    'deep page (60,000 rows in)': `/selection/candidates?sort=newest&cursor=${await deepCursor()}`,
    'all, newest first': '/selection/candidates?sort=newest',
    'in progress, the longest wait first': `${list}&sort=waiting`,
    'match of 90 or more': `${list}&minMatch=90`,
    'waiting for more than seven days': `${list}&late=true&sort=waiting`,
    'not opened by anybody': `${list}&unseen=true`,
    'accepted, newest first': '/selection/candidates?status=accepted&sort=newest',
    'at the second step': '/selection/candidates?status=inProcess&step=1',
    'one offer': `/selection/candidates?offer=${busyOffer}`,
    'a certification': `${list}&certification=recognised`,
    'a certification, the longest wait first': `${list}&certification=inProgress&sort=waiting`,
    'a surname (one in five)': '/selection/candidates?search=zambrano',
    'two words': '/selection/candidates?search=valentina%20quintero',
    'a word that all CVs have': '/selection/candidates?search=medicina',
    'a word of one CV in 2,000': '/selection/candidates?search=congreso123',
    'a word that nobody has': '/selection/candidates?search=nadiesellamaasi',
    'two letters': '/selection/candidates?search=xi',
    'one person': `/selection/people/${rows[0]?.doctor_id}`,
    'one candidacy': `/selection/candidacies/${rows[0]?.id}`,
  };
}

function combinations(): string[] {
  const choices: Record<string, readonly (string | undefined)[]> = {
    sort: ['match', 'waiting', 'newest'],
    status: [undefined, 'applied,inProcess', 'inProcess', 'accepted,discarded'],
    minMatch: [undefined, '60', '100'],
    late: [undefined, 'true'],
    certification: [undefined, 'recognised'],
    search: [undefined, 'medicina', 'zambrano', 'congreso77'],
  };
  const combined = Object.entries(choices).reduce<string[][]>(
    (before, [key, values]) =>
      before.flatMap((chosen) => values.map((value) => (value ? [...chosen, `${key}=${value}`] : chosen))),
    [[]],
  );
  return combined.map((parts) => `/selection/candidates?${parts.join('&')}`);
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
    'select applied_at, id from candidacies order by applied_at desc, id desc offset $1 limit 1',
    [Math.floor(total * 0.6)],
  );
  const [{ applied_at: at, id }] = rows;
  return Buffer.from(JSON.stringify(['newest', total, false, at.toISOString(), id])).toString('base64url');
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
  return `Written by \`bench/board-lists.ts\` on ${new Date().toISOString().slice(0, 10)}: ${total.toLocaleString('en-GB')} candidacies of one hospital on PostgreSQL
${rows[0].server_version}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}, load of the machine ${loadavg()[0]?.toFixed(1)}. From the request to the whole
answer, total included, one request at a time, ${rounds} rounds each. The machine is shared: the processor time of API and
database together is what a request costs, whoever else works beside it.

Bar: the first page and any filter under ${barMs} ms at the median.

${table(named)}

${combined.length} combinations of order, status, match, waiting time, certification and search, the best of ${glances} each: median
${median(combined.map(({ ms }) => ms)).toFixed(1)} ms, the slowest ${Math.max(...combined.map(({ ms }) => ms)).toFixed(1)} ms, ${over} of them over ${barMs} ms. The ${worst.length} slowest, measured again:

${table(worst)}
`;
}
