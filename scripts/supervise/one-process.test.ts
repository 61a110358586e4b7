import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const supervisor = pathToFileURL(join(import.meta.dirname, 'one-process.ts')).href;
const main = join(import.meta.dirname, '../../apps/api/src/main.ts');

type Options = { waitMs?: number; soundAfterMs?: number; environment?: Record<string, string> };

/** A supervisor in a process of its own, over a program that notes each of its starts. */
function start(args: readonly string[], { waitMs = 10, soundAfterMs = 60_000, environment = {} }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fonendo-supervise-'));
  const starts = join(folder, 'starts');
  const patience = { firstWaitMs: waitMs, longestWaitMs: 4 * waitMs, soundAfterMs, crashesInARow: 4 };
  const script = `const { supervise } = await import(${JSON.stringify(supervisor)});
    process.exitCode = await supervise(${JSON.stringify(args)}, ${JSON.stringify(patience)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], STARTS: starts, DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = once(child, 'close').then(([code]) => code as number);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  const pids = () =>
    existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n').filter(Boolean).map(Number) : [];
  return { child, exited, output: () => output, errors: () => errors, pids };
}

/** A program that does something else at each start; the last thing from then on. */
const program = (...turns: string[]) => [
  '-e',
  `const { appendFileSync, readFileSync } = require('node:fs');
  appendFileSync(process.env.STARTS, process.pid + '\\n');
  const turn = readFileSync(process.env.STARTS, 'utf8').trim().split('\\n').length;
  const turns = [${turns.map((turn) => `() => { ${turn} }`).join(', ')}];
  turns[Math.min(turn, turns.length) - 1]();`,
];

const crash = 'process.exit(1)';

test('starts again what crashed, whatever it died of', async () => {
  const { exited, pids, errors } = start(program(crash, `process.kill(process.pid, 'SIGKILL')`, 'process.exit(0)'));
  expect(await exited).toBe(0);
  expect(new Set(pids()).size).toBe(3);
  expect(errors()).toBe(
    'Fonendo crashed (exit code 1). Starting it again in 0.01 s.\n' +
      'Fonendo crashed (signal SIGKILL). Starting it again in 0.02 s.\n',
  );
});

test.each([
  ['an end without a fault', 'process.exit(0)', 0],
  ['a start that was refused', 'process.exit(78)', 78],
  ['a signal to stop', `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`, 143],
])('leaves it at %s', async (_name, turn, code) => {
  const { exited, pids, errors } = start(program(turn));
  expect(await exited).toBe(code);
  expect(pids()).toHaveLength(1);
  expect(errors()).toBe('');
});

test('gives up after too many crashes in a row, and says so', async () => {
  const { exited, pids, errors } = start(program(crash));
  expect(await exited).toBe(1);
  expect(pids()).toHaveLength(4);
  expect(errors().trim().split('\n').at(-1)).toBe(
    'Fonendo crashed 4 times in a row, the last time with exit code 1. It is not started again: the log says why.',
  );
});

test('crashes far apart do not add up', async () => {
  const late = 'setTimeout(() => process.exit(1), 60)';
  const { exited, pids } = start(program(late, late, late, late, late, late, 'process.exit(0)'), { soundAfterMs: 50 });
  expect(await exited).toBe(0);
  expect(pids()).toHaveLength(7);
});

test.each(['SIGTERM', 'SIGINT'] as const)('passes %s on and waits for the end', async (signal) => {
  const polite = `setInterval(() => {}, 1000);
    process.on('${signal}', () => setTimeout(() => { console.log('done'); process.exit(0); }, 100)); console.log('up');`;
  const { child, exited, output, pids } = start(program(polite));
  await expect.poll(output, { timeout: 20_000 }).toContain('up');
  child.kill(signal);
  expect(await exited).toBe(0);
  expect(output()).toContain('done');
  expect(pids()).toHaveLength(1);
});

test('whoever stops it between two starts does not wait for the next', async () => {
  const { child, exited, errors, pids } = start(program(crash), { waitMs: 600_000 });
  await expect.poll(errors, { timeout: 20_000 }).toContain('Starting it again in 600 s.');
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(pids()).toHaveLength(1);
});

test('the product itself is back after a crash, and stops when it is told to', { timeout: 240_000 }, async () => {
  const script = `process.on('SIGUSR2', () => { throw new Error('the fault'); }); console.log('pid ' + process.pid + ';');`;
  const { child, exited, output, errors } = start(
    [`--import=data:text/javascript,${encodeURIComponent(script)}`, main],
    { environment: { SERVE_WEB: 'false', DEMO: 'false', PORT: '0' } },
  );
  const listening = () => output().match(/"port":\d+,"msg":"listening"/g)?.length ?? 0;
  await expect.poll(listening, { timeout: 90_000 }).toBe(1);
  process.kill(Number(/pid (\d+);/.exec(output())?.[1]), 'SIGUSR2');
  await expect.poll(listening, { timeout: 90_000 }).toBe(2);
  expect(output()).toContain('the fault');
  expect(errors()).toContain('Fonendo crashed (exit code 1). Starting it again in');
  const port = /"port":(\d+),"msg":"listening"(?![\s\S]*listening)/.exec(output())?.[1];
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});
