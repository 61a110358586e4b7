import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished, vi } from 'vitest';
import { ensureServerBuild } from '../../build/server-build.ts';

/** The build: it starts in a third of the time that the sources need. */
const program = await ensureServerBuild();

export type Product = {
  process: ChildProcess;
  /** Standard output and standard error so far. */
  output: () => string;
  errors: () => string;
  /** Resolves with the exit code, or with the name of the signal that ended it. */
  exited: Promise<number | string>;
};

/** Makes a data folder with a migrated, empty database: a start on it skips five seconds of computing. */
export async function makeDataFolder(folder: string): Promise<void> {
  const template = inject('templateDatabase');
  if (template.kind !== 'embedded') throw new Error('on a server the product needs no data folder with a database');
  const files = join(folder, 'postgres');
  await mkdir(files, { recursive: true });
  await promisify(execFile)('tar', ['-xf', template.file, '-C', files]);
}

/** The product in a process of its own, as an operator starts it; it ends with the test. */
export function startProduct(environment: Record<string, string>, file = program): Product {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], SERVE_WEB: 'false', DEMO: 'false', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { process: child, output: () => output, errors: () => errors, exited };
}

/** The port it listens on, once it does. */
export async function portOf({ output, errors, process: child }: Product): Promise<number> {
  const port = await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`it ended: ${errors()}`);
      return /"port":(\d+),"msg":"listening"/.exec(output())?.[1];
    },
    { timeout: 90_000, interval: 50 },
  );
  return Number(port);
}
