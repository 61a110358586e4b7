import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunningServer = { port: number; pid: number; stop: () => Promise<void> };
export type FixedAnswer = { headers: Record<string, string>; body: string };

const startLimitMs = 60_000;

/** The product as `npm start` runs it, on an empty embedded database, with its log on. */
export const startApi = () =>
  start([join(import.meta.dirname, '../apps/api/src/main.ts')], /"port":(\d+),"msg":"listening"/);

/** The same with the web as it was last built. */
export const startProduct = () =>
  start([join(import.meta.dirname, '../apps/api/src/main.ts')], /"port":(\d+),"msg":"listening"/, {
    SERVE_WEB: 'true',
  });

/** The floor; see bare-server.ts. */
export const startBareServer = (answer: FixedAnswer) =>
  start([join(import.meta.dirname, 'bare-server.ts'), JSON.stringify(answer)], /listening on (\d+)/);

/** Each server has a process and a folder of its own; what it prints goes to a file there, as under a real service. */
async function start(
  command: readonly string[],
  ready: RegExp,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-bench-'));
  const output = join(folder, 'output.log');
  const file = openSync(output, 'w');
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', file, file],
    env: {
      ...process.env,
      ...{
        PORT: '0',
        DATA_DIR: folder,
        DEMO: 'false',
        ADMIN_SECOND_FACTOR: 'optional',
        SERVE_WEB: 'false',
        LOG_LEVEL: 'info',
      },
      ...settings,
    },
  });
  const port = await waitForPort(child, output, ready);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function waitForPort(child: ChildProcess, output: string, ready: RegExp): Promise<number> {
  const limit = performance.now() + startLimitMs;
  while (performance.now() < limit && child.exitCode === null) {
    const [, port] = ready.exec(await readFile(output, 'utf8')) ?? [];
    if (port) return Number(port);
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${await readFile(output, 'utf8')}`);
}
