import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from './load.ts';
import { page, percentOf, type Report, type Row, table } from './report.ts';
import { type FixedAnswer, startApi, startBareServer } from './servers.ts';

const root = join(import.meta.dirname, '..');
const path = '/api/health';
const connections = 32;
const rounds = 15;
const roundSeconds = 1;
const warmUpSeconds = 3;
const barPercent = 50;

await using running = new AsyncDisposableStack();

const api = await startApi();
running.defer(api.stop);
const answer = await recordAnswer(`http://127.0.0.1:${api.port}${path}`);
const same = await startBareServer(answer);
running.defer(same.stop);
const minimal = await startBareServer({ headers: { 'content-type': 'application/json' }, body: answer.body });
running.defer(minimal.stop);

const sameRow = newRow('bare node:http, same headers and body', same.port);
const minimalRow = newRow('bare node:http, same body, only the headers it needs', minimal.port);
const apiRow = newRow('Fonendo API', api.port);
const rows = [sameRow, minimalRow, apiRow];

for (const { port } of rows) await load({ port, path, connections, milliseconds: warmUpSeconds * 1000 });
for (let round = 0; round < rounds; round += 1) {
  for (const row of rows) {
    const result = await load({ port: row.port, path, connections, milliseconds: roundSeconds * 1000 });
    row.requestsPerSecond.push(result.requestsPerSecond);
    row.p99Milliseconds.push(result.p99Milliseconds);
  }
}

const report: Report = {
  path,
  answerBytes: Buffer.byteLength(answer.body),
  connections,
  roundSeconds,
  rows: [sameRow, minimalRow],
  api: apiRow,
  barPercent,
};
await writeFile(join(root, 'docs/benchmarks.md'), page(report, await versions(), new Date()));
console.log(`GET ${path}\n\n${table(report)}\n`);

const reached = percentOf(apiRow, sameRow);
if (reached < barPercent) {
  console.error(`The API reaches ${reached.toFixed(0)} % of the bare server; the bar is ${barPercent} %.`);
  process.exitCode = 1;
}

function newRow(server: string, port: number): Row & { port: number } {
  return { server, port, requestsPerSecond: [], p99Milliseconds: [] };
}

/** What the API really sends, but for what node:http adds by itself. */
async function recordAnswer(url: string): Promise<FixedAnswer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const addedByNode = ['date', 'connection', 'keep-alive', 'content-length'];
  const headers = [...response.headers].filter(([name]) => !addedByNode.includes(name));
  return { headers: Object.fromEntries(headers), body: await response.text() };
}

async function versions(): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile(join(root, 'apps/api/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const named = ['hono', '@hono/node-server', 'pino', '@electric-sql/pglite'];
  return {
    Node: process.versions.node,
    ...Object.fromEntries(named.map((name) => [name, manifest.dependencies[name] ?? ''])),
  };
}
