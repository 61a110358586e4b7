import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPdf } from '../apps/api/src/testing/files/pdf-files.ts';
import { signIn } from './sign-in.ts';

/**
 * Twenty files of 5 MB at once must keep the process under 300 MB (issue "The doctor's path"). Needs Linux, which
 * counts the most memory a process ever had, and an empty database on a PostgreSQL server:
 * `DATABASE_URL=postgres://… node bench/uploads.ts`
 */
const uploads = 20;
const bytes = 5_242_880;
const barMb = 300;
const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error('DATABASE_URL names the empty PostgreSQL database to measure with.');

const api = join(import.meta.dirname, '../apps/api/src');
const folder = await mkdtemp(join(tmpdir(), 'fonendo-uploads-'));
const environment = {
  ...process.env,
  DATA_DIR: folder,
  DEMO: 'true',
  SERVE_WEB: 'false',
  PORT: '0',
  LOG_LEVEL: 'info',
};

try {
  await finished(spawn(process.execPath, [join(api, 'seed.ts')], { env: environment, stdio: 'ignore' }));
  const server = spawn(process.execPath, [join(api, 'main.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await measure(server, `http://127.0.0.1:${await portOf(server)}`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(server: ChildProcess, url: string) {
  const token = await signIn(url, { email: 'doctor.nuevo@fonendo.test', password: 'Demo1234!' });
  const pdf = new Uint8Array(await buildPdf({ bytes }));
  await fetch(`${url}/api/documents`, { headers: { authorization: `Bearer ${token}` } });
  const idle = await memoryMb(server, 'VmRSS');
  const started = performance.now();
  const statuses = await Promise.all(Array.from({ length: uploads }, () => upload(url, token, pdf)));
  const seconds = (performance.now() - started) / 1000;
  const most = await memoryMb(server, 'VmHWM');
  console.log(`${uploads} uploads of ${bytes} bytes at once: ${statuses.join(' ')}`);
  console.log(`idle ${idle} MB, most ${most} MB (bar ${barMb} MB), ${seconds.toFixed(1)} s`);
  if (most > barMb || statuses.some((status) => status !== 201)) process.exitCode = 1;
}

async function upload(url: string, token: string, pdf: Uint8Array<ArrayBuffer>): Promise<number> {
  const response = await fetch(`${url}/api/documents/additional`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf', 'x-file-name': 'curso.pdf' },
    body: pdf,
  });
  await response.arrayBuffer();
  return response.status;
}

async function memoryMb({ pid }: ChildProcess, counter: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`${counter}:\\s+(\\d+) kB`).exec(status)?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  let output = '';
  for await (const text of stdout ?? []) {
    output += String(text);
    const port = /"port":(\d+),"msg":"listening"/.exec(output)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server did not start:\n${output}`);
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`seeding ended with ${code}`);
}
