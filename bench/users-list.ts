import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPool } from '../apps/api/src/db/pool.ts';
import { processorMsBetween, processorTicks } from './processor-time.ts';
import { median } from './report.ts';
import { startApi } from './servers.ts';
import { signIn } from './sign-in.ts';
import { administrator, fillUsers } from './users-list-data.ts';

/**
 * The administrators' list of users and their record of activity, on a PostgreSQL server of this machine: the time from
 * the request to the whole answer, total included, one request at a time. Writes docs/benchmarks-users.md. Usage, on an
 * empty database, or one that this filled before: DATABASE_URL=postgres://… node bench/users-list.ts [users]
 */
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error('DATABASE_URL has to name an empty database of a PostgreSQL server');
const total = Number(process.argv[2] ?? 200_000);
const rounds = 21;
const barMs = 50;

type Measured = { name: string; medianMs: number; bestMs: number; processorMs: number };

const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 4, dataDir: '' });
await migrate(pool);
const { rows: known } = await pool.query('select count(*)::int as total from users');
if (known[0].total === 0) await fillUsers(pool, total);
const api = await startApi();
try {
  const token = await signIn(`http://127.0.0.1:${api.port}`, administrator);
  const measured: Measured[] = [];
  const named = Object.entries(await requests(token));
  // A server that has just started compiles what it does for the first time.
  for (const [, path] of [...named, ...named]) await read(path, token);
  for (const [name, path] of named) measured.push(await measure(name, path, token));
  const page = await report(measured);
  await writeFile(join(import.meta.dirname, '../docs/benchmarks-users.md'), page);
  console.log(page);
  if (measured.some(({ medianMs }) => medianMs > barMs)) process.exitCode = 1;
} finally {
  await api.stop();
  await close();
}

async function requests(token: string): Promise<Record<string, string>> {
  const { nextCursor } = JSON.parse(await read('/users', token)) as { nextCursor: string };
  const { rows } = await pool.query(
    `select id, search_name from users where standing = 'active' order by search_name, id offset $1 limit 1`,
    [Math.floor(total * 0.7)],
  );
  const [{ id, search_name: name }] = rows;
  const deep = Buffer.from(JSON.stringify(['name', total, 'active', name, id])).toString('base64url');
  const { rows: people } = await pool.query('select actor_id from audit_entries limit 1');
  return {
    'first page': '/users',
    'second page': `/users?cursor=${nextCursor}`,
    'deep page (70 % in)': `/users?cursor=${deep}`,
    'by registration': '/users?sort=created',
    'by name, from the end': '/users?sort=name&order=desc',
    'group certifiedDoctor': '/users?group=certifiedDoctor',
    'groups hospital and recruiter': '/users?group=hospital,recruiter',
    'group superadmin (few)': '/users?group=superadmin',
    active: '/users?standing=active',
    blocked: '/users?standing=blocked',
    deleted: '/users?standing=deleted',
    'not verified': '/users?verified=false',
    'not verified, by registration': '/users?verified=false&sort=created',
    'paid offers access': '/users?paid=offersAccess',
    'paid recognition': '/users?paid=recognition',
    'paid nothing': '/users?paid=nothing',
    'registered in a week': '/users?from=2026-10-05&to=2026-10-11',
    'registered in a week, by registration': '/users?from=2026-10-05&to=2026-10-11&sort=created',
    'search a full name': '/users?search=valentina%20zambrano%20restrepo',
    'search a surname': '/users?search=zambrano',
    'search an email': '/users?search=person123456%40bench.test',
    'search two letters': '/users?search=xi',
    'search nothing': '/users?search=nadie-se-llama-asi',
    'search, group and paid': '/users?search=zambrano&group=certifiedDoctor&paid=offersAccess',
    'one user': `/users/${id}`,
    'activity, first page': '/audit',
    'activity of a person': `/audit?person=${people[0]?.actor_id}`,
    'activity of a kind': '/audit?action=offer.refused',
    'activity of a day': '/audit?from=2026-10-05&to=2026-10-05',
  };
}

async function measure(name: string, path: string, token: string): Promise<Measured> {
  const times: number[] = [];
  const before = await processorTicks(pool, api.pid);
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await read(path, token);
    times.push(performance.now() - started);
  }
  const after = await processorTicks(pool, api.pid);
  const processorMs = processorMsBetween(before, after) / rounds;
  return { name, medianMs: median(times), bestMs: Math.min(...times), processorMs };
}

async function read(path: string, token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
  return body;
}

async function report(measured: Measured[]): Promise<string> {
  const { rows } = await pool.query('show server_version');
  const lines = measured.map(
    ({ name, medianMs, bestMs, processorMs }) =>
      `| ${name} | ${medianMs.toFixed(1)} | ${bestMs.toFixed(1)} | ${processorMs.toFixed(1)} |`,
  );
  return `# The list of users and the record of activity

Written by \`bench/users-list.ts\` on ${new Date().toISOString().slice(0, 10)}: ${total.toLocaleString('en-GB')} users and ${(total * 2).toLocaleString('en-GB')} entries of the record on PostgreSQL
${rows[0].server_version}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}. From the request to the whole answer, total included, one
request at a time, ${rounds} rounds each. The machine is shared: the processor time of API and
database together is what a request costs, whoever else works beside it. Load average of the run: ${loadavg()[0]?.toFixed(1)}.

Bar: the first page and any filter under ${barMs} ms at the median.

| request | median, ms | best, ms | processor time, ms |
|---|---:|---:|---:|
${lines.join('\n')}
`;
}
