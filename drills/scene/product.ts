import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuild } from '../../apps/api/build/server-build.ts';
import { repositoryRoot } from './postgres.ts';

/** What an operator runs. */
const main = await ensureServerBuild();
/** What `npm start` runs: several processes on a server database. */
export const crew = join(repositoryRoot, 'scripts/start.ts');
const startLimitMs = 90_000;

export type Product = {
  origin: string;
  pid: number;
  output: () => string;
  isRunning: () => boolean;
  /** Ends with this signal, and waits until it has. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string>;
};

export type Environment = Record<string, string>;

/** The secret of every rehearsal: the webhooks of the sandbox are signed with a key made from it. */
export const secret = 'a secret for rehearsals, long enough for anybody';

/** The product in a process of its own, as an operator runs it. Its log goes to a file. */
export async function startProduct(environment: Environment, logFile: string, program = main): Promise<Product> {
  const child = spawnNode(program, { PORT: '0', LOG_LEVEL: 'info', ...environment });
  let output = '';
  const file = createWriteStream(logFile, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // The start is at the beginning and what went wrong at the end; the file has the rest.
      output = (output + text).slice(-500_000);
      file.write(text);
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const port = await portOf(child, () => output);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
      const how = await ended;
      clearTimeout(late);
      return how;
    },
  };
}

/** The demo data on an empty database. */
export async function seed(environment: Environment): Promise<void> {
  const child = spawnNode(join(repositoryRoot, 'apps/api/src/seed.ts'), environment);
  let output = '';
  child.stderr?.on('data', (text) => (output += String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`seeding ended with ${code}: ${output}`);
}

const spawnNode = (program: string, environment: Environment): ChildProcess =>
  spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      ...{ DEMO: 'true', SERVE_WEB: 'false', JWT_SECRET: secret, TRUSTED_PROXIES: '1' },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function portOf(child: ChildProcess, output: () => string): Promise<number> {
  const limit = performance.now() + startLimitMs;
  while (performance.now() < limit) {
    const port = /"port":(\d+),"msg":"listening"/.exec(output())?.[1];
    if (port) return Number(port);
    if (child.exitCode !== null) throw new Error(`the product ended while it started: ${output().slice(-2_000)}`);
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not start within ${startLimitMs / 1000} s: ${output().slice(-2_000)}`);
}

/** Files that the process holds open, by what they lead to. Linux only. */
export async function openFiles(pid: number): Promise<string[]> {
  const names = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('/') && !target.startsWith('/dev/'));
}
