import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Load, LoadResult } from './load.ts';

const run = promisify(execFile);

export const hasWrk = (): Promise<boolean> =>
  run('wrk', ['--version']).then(
    () => true,
    // It knows no way to say its version without an error.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );

/** The same load as `load` makes, by a program that takes far less of the machine. It counts whole seconds. */
export async function loadByWrk({ port, paths, order, token, connections, milliseconds }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-wrk-'));
  try {
    const script = join(folder, 'requests.lua');
    await writeFile(script, luaFor(paths, token, order));
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s', '-s', script];
    const { stdout } = await run('wrk', [...options, `http://127.0.0.1:${port}`]);
    return parseWrk(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const luaFor = (paths: readonly string[], token: string | null, order: Load['order']) => `
wrk.headers["Accept"] = "application/json"
${token === null ? '' : `wrk.headers["Authorization"] = "Bearer ${token}"`}
local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local turn = 0
local function inTurn() turn = turn % #paths + 1 return turn end
local function atRandom() return math.random(#paths) end
local threads = 0
setup = function(thread) threads = threads + 1 thread:set("seed", threads) end
init = function() math.randomseed(os.time() + seed) end
request = function() return wrk.format("GET", paths[${order === 'random' ? 'atRandom' : 'inTurn'}()]) end
`;

const inMs = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** What it prints. An answer that was not a good one makes the whole round worthless. */
export function parseWrk(output: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (failed) throw new Error(`wrk: ${failed}`);
  const latency = (share: number) => {
    const [, value, unit] = new RegExp(`\\s${share}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
    return Number(value) * inMs[(unit ?? 'ms') as keyof typeof inMs];
  };
  const result = {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: latency(50),
    p99Ms: latency(99),
  };
  if (Number.isNaN(result.requests)) throw new Error(`wrk says nothing that can be read: ${output}`);
  return result;
}
