import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, release } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureWebBuild } from '../scripts/web-build.ts';
import { growthChart } from './chart.ts';
import { signInAll } from './client.ts';
import { fillDatabase, onDatabase, startDatabases } from './database.ts';
import { measureEmbedded } from './embedded.ts';
import { offerId } from './fill/accounts.ts';
import { busyOfferNumber } from './fill/selection.ts';
import { type Sizes, sizesFor } from './fill/sizes.ts';
import { type Frames, hasBrowser, measureFrames } from './frames.ts';
import { assertAlike, findDeepPage, measureGrowth, measureLoad, type Pair } from './measure/measure.ts';
import { memoryMb } from './measure/processes.ts';
import { median } from './measure/verdicts.ts';
import { readOptions } from './options.ts';
import { type Resources, thousands, writePage } from './page.ts';
import { type RunningServer, startFloor, startProduct } from './servers.ts';
import { measureUploads } from './uploads.ts';
import { workOf } from './work.ts';

/** Product and floor on a PostgreSQL server of their own. See docs/benchmarks.md, which this writes. */
const root = join(import.meta.dirname, '..');
const options = readOptions(process.argv.slice(2));
const restMs = 6_000;

await using running = new AsyncDisposableStack();
const server = await startDatabases(running);

const databases: { url: string; sizes: Sizes }[] = [];
for (const offers of options.sizes) databases.push({ url: await createFilled(offers), sizes: sizesFor(offers) });
const [smallest] = databases;
if (!smallest) throw new Error('there is nothing to measure');

const starts = await measureStarts(smallest.url);
const servers = await openServers(smallest.url);
await sleep(restMs);
const restOf = ({ pid }: RunningServer) => memoryMb(pid, 'VmRSS');
const restMb = { product: await restOf(servers.product), floor: await restOf(servers.floor) };
const pair = { ...servers, tokens: await signInAll(servers.product.port) };
const works = workOf(smallest.sizes, await findDeepPage(pair));
await assertAlike(pair, works);
const loadedWorks = works.filter(({ quick }) => options.everything || quick !== false);
const { rows: loaded, memory, generator } = await measureLoad(pair, loadedWorks, server.pid, options);
await close(pair);

const pairs: Pair[] = [];
for (const { url } of databases) pairs.push(await open(url));
const worksOf = await Promise.all(
  databases.map(async ({ sizes }, index) => workOf(sizes, await findDeepPage(pairOf(index)))),
);
for (const [index, own] of worksOf.entries()) await assertAlike(pairOf(index), own);
const grown = await measureGrowth(pairs, worksOf, options.glances);
for (const one of pairs) await close(one);

const resources: Resources = { restMb, loadMb: memory, startMs: starts, uploadsMb: await uploadsOf(smallest.url) };
const page = writePage({
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() || arch()}, ${process.platform} ${release()}, load average at the end ${loadavg()[1]?.toFixed(1)}`,
  versions: await versions(smallest.url),
  options,
  sizes: databases.map(({ sizes }) => describe(sizes)),
  ...{
    generator,
    loaded,
    grown,
    resources,
    embedded: await measureEmbedded(options),
    frames: await framesOf(smallest),
  },
});
console.log(page);
if (options.page !== null) {
  const file = join(root, options.page);
  await writeFile(file, page);
  if (databases.length > 1) {
    await mkdir(join(dirname(file), 'images'), { recursive: true });
    await writeFile(join(dirname(file), 'images/benchmark-growth.svg'), growthChart(grown, options.sizes));
  }
}

async function createFilled(offers: number): Promise<string> {
  const started = performance.now();
  const url = await server.create(`offers_${offers}`);
  await fillDatabase(url, offers);
  console.log(`${thousands(offers)} offers filled in ${Math.round((performance.now() - started) / 1000)} s`);
  return url;
}

/** The first start of all compiles the sources, which no later one does: it is not counted. */
async function measureStarts(url: string): Promise<Resources['startMs']> {
  const times = { product: [] as number[], floor: [] as number[] };
  for (let start = 0; start <= options.starts; start += 1) {
    const [product, floor] = [await startProduct(url), await startFloor(url)];
    if (start > 0) times.product.push(product.startMs);
    if (start > 0) times.floor.push(floor.startMs);
    await product.stop();
    await floor.stop();
  }
  return { product: median(times.product), floor: median(times.floor) };
}

async function open(url: string): Promise<Pair> {
  const opened = await openServers(url);
  return { ...opened, tokens: await signInAll(opened.product.port) };
}

async function openServers(url: string): Promise<Pick<Pair, 'product' | 'floor'>> {
  const product = await startProduct(url);
  running.defer(product.stop);
  const floor = await startFloor(url);
  running.defer(floor.stop);
  return { product, floor };
}

async function close({ product, floor }: Pair): Promise<void> {
  await product.stop();
  await floor.stop();
}

function pairOf(index: number): Pair {
  const found = pairs[index];
  if (!found) throw new Error('every size has its servers');
  return found;
}

async function uploadsOf(url: string): Promise<number | null> {
  if (!options.everything) return null;
  const product = await startProduct(url);
  try {
    return await onDatabase(url, (pool) => measureUploads(product, pool));
  } finally {
    await product.stop();
  }
}

async function framesOf({ url, sizes }: { url: string; sizes: Sizes }): Promise<Frames[] | null> {
  if (!options.everything || !hasBrowser()) return null;
  await ensureWebBuild();
  const product = await startProduct(url, { SERVE_WEB: 'true' });
  try {
    const { recruiter } = await signInAll(product.port);
    return await measureFrames(product.port, recruiter, offerId(busyOfferNumber(sizes)));
  } finally {
    await product.stop();
  }
}

async function versions(url: string): Promise<string[]> {
  const { rows } = await onDatabase(url, (pool) => pool.query<{ server_version: string }>('show server_version'));
  const manifest = JSON.parse(await readFile(join(root, 'apps/api/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const named = ['hono', '@hono/node-server', 'drizzle-orm', 'pg'];
  return [
    `PostgreSQL ${rows[0]?.server_version}`,
    `Node ${process.versions.node}`,
    ...named.map((name) => `${name} ${manifest.dependencies[name]}`),
  ];
}

function describe(sizes: Sizes): string {
  return Object.entries(sizes)
    .map(([name, size]) => `${thousands(size)} ${name}`)
    .join(', ');
}
