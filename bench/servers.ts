import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { returnedMemory } from '../scripts/supervise/returned-memory.ts';

/** Stopping a second time does nothing. */
export type RunningServer = { port: number; pid: number; startMs: number; stop: () => Promise<void> };

const startLimitMs = 60_000;

const productIsListening = /"port":(\d+),"msg":"listening"/;

/** The secret of this run: product and floor check the same tokens. */
export const secret = 'a secret for benchmarks, long enough for anybody';

/** The product as one process, on a server database, with its log on. */
export const startProduct = (databaseUrl: string, settings: Record<string, string> = {}): Promise<RunningServer> =>
  start('../apps/api/src/main.ts', productIsListening, { DATABASE_URL: databaseUrl, ...settings });

/** The product on its embedded database, with the data of the demo. */
export const startEmbedded = (): Promise<RunningServer> => start('../apps/api/src/main.ts', productIsListening, {});

export const startFloor = (databaseUrl: string): Promise<RunningServer> =>
  start('floor.ts', /listening on (\d+)/, { DATABASE_URL: databaseUrl });

/** The floor of the public pages; it takes from pages of the product what no offer changes. */
export const startPublicFloor = (databaseUrl: string, samples: Record<string, string>): Promise<RunningServer> =>
  start('public-pages/floor.ts', /listening on (\d+)/, { DATABASE_URL: databaseUrl, ...samples });

/** Each server has a process and a folder of its own; what it prints goes to a file there, as under a real service. */
async function start(program: string, ready: RegExp, settings: Record<string, string>): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-bench-'));
  const output = join(folder, 'output.log');
  const file = openSync(output, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    stdio: ['ignore', file, file],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      // As `npm start` does.
      ...returnedMemory,
      ...{ PORT: '0', DATA_DIR: folder, DEMO: 'true', JWT_SECRET: secret, SERVE_WEB: 'false', LOG_LEVEL: 'info' },
      ...settings,
    },
  });
  const port = await waitForPort(child, output, ready);
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
  if (!answer.ok) throw new Error(`${program} is not well: ${answer.status}`);
  return {
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForPort(child: ChildProcess, output: string, ready: RegExp): Promise<number> {
  const limit = performance.now() + startLimitMs;
  while (performance.now() < limit && child.exitCode === null) {
    const [, port] = ready.exec(await readFile(output, 'utf8')) ?? [];
    if (port) return Number(port);
    await sleep(10);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${await readFile(output, 'utf8')}`);
}
