import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureWebBuild } from '../../scripts/web-build.ts';
import { fillDatabase, startDatabases } from '../database.ts';
import type { LoadResult } from '../measure/load.ts';
import { memoryMb, processorMs, processorMsOfFamily } from '../measure/processes.ts';
import { median } from '../measure/verdicts.ts';
import { loadByWrk } from '../measure/wrk.ts';
import { type RunningServer, startProduct, startPublicFloor } from '../servers.ts';

/**
 * The public pages of 20,000 offers in both languages, as the sitemap names them, in random order: product and floor on a
 * PostgreSQL server of their own. Writes docs/public-pages.md. `--quick` prints only, after shorter rounds.
 */
const isQuick = process.argv.includes('--quick');
const offers = 20_000;
const plan = { connections: 32, rounds: 3, roundMs: isQuick ? 3_000 : 8_000, warmUpMs: 4_000, compared: 300 };
const publicUrl = 'https://fonendo.test';
const bar = 0.6;

await using running = new AsyncDisposableStack();
const server = await startDatabases(running);

await ensureWebBuild();
const url = await server.create('public_pages');
await fillDatabase(url, offers);
const product = await startProduct(url, { SERVE_WEB: 'true', PUBLIC_URL: publicUrl });
running.defer(product.stop);
const paths = shuffled(await readSitemap());
const sample = (path: string) => `http://127.0.0.1:${product.port}${path}`;
const [first = ''] = paths.filter((path) => !path.startsWith('/en/'));
const floor = await startPublicFloor(url, { SAMPLE_ES: sample(first), SAMPLE_EN: sample(`/en${first}`) });
running.defer(floor.stop);
for (const path of paths.slice(0, plan.compared)) await assertSame(path);

const rounds = { product: [] as Round[], floor: [] as Round[] };
for (let round = 0; round <= plan.rounds; round += 1) {
  for (const side of ['product', 'floor'] as const) {
    const measured = await measure(side === 'product' ? product : floor, round === 0 ? plan.warmUpMs : plan.roundMs);
    if (round > 0) rounds[side].push(measured);
    if (round > 0) console.log(side, Math.round(measured.requestsPerSecond), 'pages per second');
  }
}
const page = report();
console.log(page);
if (!isQuick) await writeFile(join(import.meta.dirname, '../../docs/public-pages.md'), page);

type Round = LoadResult & { serverMs: number; databaseMs: number; memory: number };

async function text(server: RunningServer, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-encoding': 'identity' } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Every page of an offer, from the list of lists on. */
async function readSitemap(): Promise<string[]> {
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const found: string[] = [];
  for (const list of addresses(await text(product, '/sitemap.xml'))) {
    if (!list.endsWith('/pages.xml')) found.push(...addresses(await text(product, list)));
  }
  if (found.length < 10_000) throw new Error(`the sitemap names ${found.length} pages only`);
  return found;
}

/** The same disorder in every run. */
function shuffled(list: string[]): string[] {
  let state = 20_261_117;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return list
    .map((path) => ({ path, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ path }) => path);
}

async function assertSame(path: string): Promise<void> {
  const [ours, theirs] = [await text(product, path), await text(floor, path)];
  if (ours === theirs) return;
  const at = [...ours].findIndex((_, index) => ours[index] !== theirs[index]);
  throw new Error(`${path} differs:\n${ours.slice(at - 80, at + 80)}\n---\n${theirs.slice(at - 80, at + 80)}`);
}

async function measure({ port, pid }: RunningServer, milliseconds: number): Promise<Round> {
  await sleep(300);
  const before = { server: await processorMs(pid), database: await processorMsOfFamily(server.pid) };
  const load = { port, paths, token: null, connections: plan.connections, milliseconds, order: 'random' as const };
  const result = await loadByWrk(load);
  return {
    ...result,
    serverMs: ((await processorMs(pid)) - before.server) / result.requests,
    databaseMs: ((await processorMsOfFamily(server.pid)) - before.database) / result.requests,
    memory: await memoryMb(pid, 'VmRSS'),
  };
}

function report(): string {
  const of = (side: 'product' | 'floor', figure: keyof Round) => median(rounds[side].map((round) => round[figure]));
  const share = of('product', 'requestsPerSecond') / of('floor', 'requestsPerSecond');
  const processor = (side: 'product' | 'floor') => of(side, 'serverMs') + of(side, 'databaseMs');
  const spent = processor('floor') / processor('product');
  const line = (name: string, figure: keyof Round, digits: number) =>
    `| ${name} | ${of('product', figure).toFixed(digits)} | ${of('floor', figure).toFixed(digits)} |`;
  return `# Public pages under load

Written by \`npm run bench:public\` on ${new Date().toISOString().slice(0, 10)}: the ${paths.length.toLocaleString('en-GB')} pages of offers that the sitemap names (${offers.toLocaleString('en-GB')} offers
in both languages), asked for in random order by wrk with ${plan.connections} connections, uncompressed, ${plan.rounds} rounds of ${plan.roundMs / 1000} s, product and floor in
turn, medians. The floor (\`bench/public-pages/floor.ts\`) is node:http and pg with one named statement; ${plan.compared} of its pages were
compared with the product's byte by byte before.

- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}, Node ${process.versions.node}, load average at the end ${loadavg()[0]?.toFixed(1)}: others worked on it meanwhile, so read the ratio
- **Share of the floor: ${Math.round(share * 100)} %** (bar ${bar * 100} %: ${share >= bar ? 'met' : '**not met**'}); by the processor time of both servers, which others disturb least, ${Math.round(spent * 100)} %

|  | product | floor |
| --- | ---: | ---: |
${line('pages per second', 'requestsPerSecond', 0)}
${line('median, ms', 'p50Ms', 1)}
${line('99 of 100, ms', 'p99Ms', 1)}
${line('processor of the server per page, ms', 'serverMs', 2)}
${line('processor of PostgreSQL per page, ms', 'databaseMs', 2)}
${line('memory of the server, MB', 'memory', 0)}
`;
}
