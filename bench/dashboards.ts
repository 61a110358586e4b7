import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { fillProduct, password, people, sizes } from './dashboards-data.ts';
import { processorMsBetween, processorTicks } from './processor-time.ts';
import { median } from './report.ts';
import { startApi } from './servers.ts';
import { signIn } from './sign-in.ts';

/**
 * Every dashboard over a grown product, on a PostgreSQL server of this machine: the time from the request to the whole
 * answer, one request at a time, the dashboards in turn. Beside it the processor time that the API and the database
 * spent on a request, which others on a busy machine cannot lengthen.
 * Writes docs/benchmarks-dashboards.md. Usage, on an empty database or on one that this has filled before:
 * DATABASE_URL=postgres://… node bench/dashboards.ts
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name a database of a PostgreSQL server');
const rounds = 41;
/** A server that has just started compiles what it does for the first time. */
const warmUp = 20;
const barMs = 50;

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
const { rows: filled } = await pool.query('select from users where email = $1', [people.administrator]);
if (filled.length === 0) await fillProduct(pool);
const api = await startApi();
try {
  const requests = await Promise.all([
    request('administrator', '/dashboards/administrator', people.administrator),
    request('recruiter of a hospital with 100,000 candidacies', '/dashboards/hospital', people.busyRecruiter),
    request('recruiter of a hospital with 900 candidacies', '/dashboards/hospital', people.recruiter),
    request('doctor', '/dashboards/doctor', people.doctor),
  ]);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const one of requests) {
      const before = await processorTicks(pool, api.pid);
      const started = performance.now();
      await read(one.path, one.token);
      const ms = performance.now() - started;
      if (round < warmUp) continue;
      one.times.push(ms);
      one.processorMs += processorMsBetween(before, await processorTicks(pool, api.pid));
    }
  }
  const rows = requests.map(({ name, times, processorMs }) => {
    const sorted = times.toSorted((a, b) => a - b);
    const p90 = sorted[Math.floor(sorted.length * 0.9)] ?? Number.NaN;
    return { name, medianMs: median(sorted), p90Ms: p90, processorMs: processorMs / rounds };
  });
  const lines = rows.map(
    ({ name, medianMs, p90Ms, processorMs }) =>
      `| ${name} | ${medianMs.toFixed(1)} | ${p90Ms.toFixed(1)} | ${processorMs.toFixed(1)} |`,
  );
  const page = await report(lines);
  await writeFile(join(import.meta.dirname, '../docs/benchmarks-dashboards.md'), page);
  console.log(page);
  if (rows.some(({ medianMs }) => medianMs > barMs)) process.exitCode = 1;
} finally {
  await api.stop();
  await close();
}

async function request(name: string, path: string, email: string) {
  const token = await signIn(`http://127.0.0.1:${api.port}`, { email, password });
  return { name, path, token, times: [] as number[], processorMs: 0 };
}

async function read(path: string, token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
}

async function report(lines: readonly string[]): Promise<string> {
  const { rows } = await pool.query('show server_version');
  const count = (name: keyof typeof sizes) => `${sizes[name].toLocaleString('en-GB')} ${name}`;
  return `# Benchmarks: the dashboards

Written by \`bench/dashboards.ts\` on ${new Date().toISOString().slice(0, 10)}: ${count('users')}, ${count('offers')},
${count('candidacies')}, ${count('petitions')} and ${count('payments')} on PostgreSQL ${rows[0].server_version}, Node ${process.versions.node},
${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}. Milliseconds from the request to the whole answer, one request at a time, the
dashboards in turn, median of ${rounds} after ${warmUp} to warm up. The machine is shared: the processor time of API and database together is what a
request costs, whoever else works beside it.

| dashboard of | median, ms | 90th percentile, ms | processor time, ms |
|---|---:|---:|---:|
${lines.join('\n')}

Bar: under ${barMs} ms at the median. All figures but the active users are counted when asked for, in indexes alone where there
are many rows ([decision 0031](decisions/0031-dashboards.md)).
`;
}
