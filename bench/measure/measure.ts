import { setTimeout as sleep } from 'node:timers/promises';
import { read, type Tokens } from '../client.ts';
import type { Options } from '../options.ts';
import type { RunningServer } from '../servers.ts';
import type { DeepPage, Work } from '../work.ts';
import { differences } from './alike.ts';
import { load } from './load.ts';
import { memoryMb, processorMs, processorMsOfFamily } from './processes.ts';
import { median, type Round } from './verdicts.ts';
import { hasWrk, loadByWrk } from './wrk.ts';

export type Pair = { product: RunningServer; floor: RunningServer; tokens: Tokens };

export type Loaded = { work: Work; product: Round[]; floor: Round[] };
export type LoadedAll = { rows: Loaded[]; memory: { product: number; floor: number }; generator: string };

/** Medians in milliseconds of one request at a time, in the order of the sizes. */
export type Grown = { work: Work; product: number[]; floor: number[] };

const tokenOf = ({ tokens }: Pair, { as }: Work) => (as === null ? null : tokens[as]);
const floorPathsOf = ({ paths, floorPaths }: Work) => floorPaths ?? paths;

const settleMs = 150;

/** Who finds other rows does other work: then no figure says anything. */
export async function assertAlike(pair: Pair, works: readonly Work[]): Promise<void> {
  for (const work of works) {
    const token = tokenOf(pair, work);
    const ask = async (port: number, [path = '']: readonly string[]) => JSON.parse(await read(port, path, token));
    const product = await ask(pair.product.port, work.paths);
    const floor = await ask(pair.floor.port, floorPathsOf(work));
    const [different] = differences(product, floor, work.alike);
    if (different) throw new Error(`${work.name}: product and floor differ in ${different}`);
  }
}

/** Product and floor in turn, so that whatever else the machine does meets both. */
export async function measureLoad(
  pair: Pair,
  works: readonly Work[],
  databasePid: number,
  { rounds, roundMs, warmUpMs, connections }: Options,
): Promise<LoadedAll> {
  const byWrk = await hasWrk();
  const memory = { product: 0, floor: 0 };
  const rows: Loaded[] = [];
  for (const work of works) {
    const row: Loaded = { work, product: [], floor: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of ['product', 'floor'] as const) {
        const { port, pid } = pair[side];
        const paths = (side === 'product' ? work.paths : floorPathsOf(work)).map((path) => `/api${path}`);
        // What the last round left unanswered is still being worked on.
        await sleep(settleMs);
        const before = { api: await processorMs(pid), database: await processorMsOfFamily(databasePid) };
        const wanted = { port, paths, token: tokenOf(pair, work), connections: work.connections ?? connections };
        const result =
          round === 0
            ? await load({ ...wanted, milliseconds: warmUpMs })
            : await (byWrk ? loadByWrk : load)({ ...wanted, milliseconds: roundMs });
        const answered = Math.max(1, result.requests);
        const spent = {
          apiMs: ((await processorMs(pid)) - before.api) / answered,
          databaseMs: ((await processorMsOfFamily(databasePid)) - before.database) / answered,
        };
        memory[side] = Math.max(memory[side], await memoryMb(pid, 'VmRSS'));
        if (round > 0) row[side].push({ ...result, ...spent });
      }
    }
    rows.push(row);
    console.log(progress(row));
  }
  return { rows, memory, generator: byWrk ? 'wrk' : 'bench/measure/load.ts' };
}

function progress({ work, product, floor }: Loaded): string {
  const rate = (rounds: readonly Round[]) => Math.round(median(rounds.map((round) => round.requestsPerSecond)));
  return `${work.name.padEnd(32)} ${String(rate(product)).padStart(6)} of ${String(rate(floor)).padStart(6)} requests per second`;
}

/** One request at a time, every size in turn; a path of its own each round where there are several. */
export async function measureGrowth(
  pairs: readonly Pair[],
  worksOf: readonly (readonly Work[])[],
  glances: number,
): Promise<Grown[]> {
  const grown: Grown[] = [];
  for (const [index, work] of (worksOf[0] ?? []).entries()) {
    const times = pairs.map(() => ({ product: [] as number[], floor: [] as number[] }));
    // The first two compile and plan what the others are measured with.
    for (let glance = -2; glance < glances; glance += 1) {
      for (const [size, pair] of pairs.entries()) {
        const own = worksOf[size]?.[index] ?? work;
        const token = tokenOf(pair, own);
        const product = await time(pair.product.port, own.paths, glance, token);
        const floor = await time(pair.floor.port, floorPathsOf(own), glance, token);
        if (glance < 0) continue;
        times[size]?.product.push(product);
        times[size]?.floor.push(floor);
      }
    }
    const row = {
      work,
      product: times.map(({ product }) => median(product)),
      floor: times.map(({ floor }) => median(floor)),
    };
    grown.push(row);
    console.log(`${work.name.padEnd(32)} ${row.product.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`);
  }
  return grown;
}

async function time(port: number, paths: readonly string[], turn: number, token: string | null): Promise<number> {
  const path = paths[(turn + 2) % paths.length] ?? '';
  const started = performance.now();
  await read(port, path, token);
  return performance.now() - started;
}

const pageSize = 20;

/** The cursor of page 500, found by walking there in the largest steps that the API allows. */
export async function findDeepPage({ product, tokens }: Pick<Pair, 'product' | 'tokens'>): Promise<DeepPage> {
  let deep: DeepPage = { cursor: '', after: '' };
  for (let left = 499 * pageSize; left > 0; left -= 100) {
    const path = `/offers?limit=${Math.min(left, 100)}${deep.cursor && `&cursor=${encodeURIComponent(deep.cursor)}`}`;
    const { items, nextCursor } = JSON.parse(await read(product.port, path, tokens.doctor)) as {
      items: { id: string; publishedAt: string }[];
      nextCursor: string;
    };
    const last = items.at(-1);
    deep = { cursor: nextCursor, after: `${last?.publishedAt}_${last?.id}` };
  }
  return deep;
}
