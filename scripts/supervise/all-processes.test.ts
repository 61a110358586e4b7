import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const supervisor = pathToFileURL(join(import.meta.dirname, 'all-processes.ts')).href;

type Options = { web?: number; jobs?: boolean; waitMs?: number; endWithinMs?: number };

/** A crew in processes of its own, over a program that prints its role and number. */
function start(turn: string, { web = 2, jobs = true, waitMs = 10, endWithinMs = 20_000 }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fonendo-crew-'));
  const program = join(folder, 'program.cjs');
  writeFileSync(
    program,
    `const role = process.env.PROCESS_ROLE; console.log(role + ' ' + process.pid + ';');\n${turn}`,
  );
  const patience = { firstWaitMs: waitMs, longestWaitMs: 4 * waitMs, soundAfterMs: 60_000, crashesInARow: 3 };
  const script = `const { superviseAll } = await import(${JSON.stringify(supervisor)});
    const onReady = (port) => console.log('ready on ' + port + ';');
    const crew = { web: ${web}, jobs: ${jobs}, patience: ${JSON.stringify(patience)}, endWithinMs: ${endWithinMs}, onReady };
    process.exitCode = await superviseAll(${JSON.stringify(program)}, crew);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'] },
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
  const pids = (role: string) => [...output.matchAll(new RegExp(`${role} (\\d+);`, 'g'))].map(([, pid]) => Number(pid));
  return { child, exited, output: () => output, errors: () => errors, pids };
}

/** Answers with its number, and ends when it is told to as the product does. */
const serve = `
  if (role === 'jobs') setInterval(() => undefined, 1000);
  else require('node:http').createServer((request, response) => {
    response.setHeader('connection', 'close').end(String(process.pid));
  }).listen(0, '127.0.0.1', () => console.log('up ' + process.pid + ';'));
  process.on('SIGTERM', () => { console.log('ended ' + process.pid + ';'); process.exit(0); });`;

const portOf = (output: string) => Number(/ready on (\d+);/.exec(output)?.[1]);

async function answering(output: () => string, processes: number): Promise<Set<string>> {
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        seen.add(await (await fetch(`http://127.0.0.1:${portOf(output())}`)).text());
        return seen.size;
      },
      { timeout: 20_000, interval: 5 },
    )
    .toBe(processes);
  return seen;
}

const patient = { timeout: 20_000 };

test('several processes answer behind one port, and one is for the jobs', async () => {
  const { child, exited, output, pids } = start(serve);
  await expect.poll(() => [pids('up').length, pids('jobs').length], patient).toEqual([2, 1]);
  expect(await answering(output, 2)).toEqual(new Set(pids('web').map(String)));
  expect(output().match(/ready on/g)).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(pids('ended').toSorted()).toEqual([...pids('web'), ...pids('jobs')].toSorted());
});

test('where the jobs are done elsewhere, none is for them', async () => {
  const { child, exited, output, pids } = start(serve, { jobs: false });
  await expect.poll(() => pids('up').length, patient).toBe(2);
  await answering(output, 2);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(pids('jobs')).toEqual([]);
});

test.each(['web', 'jobs'])('whoever of %s dies is replaced, and the others go on', async (role) => {
  const { output, errors, pids } = start(serve);
  await expect.poll(() => [pids('up').length, pids('jobs').length], patient).toEqual([2, 1]);
  const [victim = 0, ...others] = pids(role);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => pids(role).length, patient).toBe(others.length + 2);
  expect(errors()).toBe(`A process of Fonendo (${role}) ended (signal SIGKILL). Starting it again in 0.01 s.\n`);
  await expect.poll(() => pids('up').length, patient).toBe(role === 'web' ? 3 : 2);
  expect(await answering(output, 2)).not.toContain(String(victim));
});

test('a start that is refused is refused once', async () => {
  const { exited, errors, pids } = start(`console.error('PORT is wrong.'); process.exit(78);`);
  expect(await exited).toBe(78);
  expect(pids('web')).toHaveLength(1);
  expect(pids('jobs')).toEqual([]);
  expect(errors()).toBe('PORT is wrong.\n');
});

test('where nobody ever answers it gives up', async () => {
  const { exited, errors, pids } = start('process.exit(1)');
  expect(await exited).toBe(1);
  expect(pids('web')).toHaveLength(3);
  expect(errors().trim().split('\n').at(-1)).toBe(
    'A process of Fonendo (web) crashed 3 times in a row, the last time with exit code 1. It is not started again: the log says why.',
  );
});

test('while others answer, one that does not start is tried again and again', async () => {
  // The first one answers; whoever comes later is refused, as when the database is away for a moment.
  const { child, exited, output, pids } = start(
    `if (require('node:cluster').worker.id > 1 && role === 'web') process.exit(78);\n${serve}`,
  );
  await expect.poll(() => pids('web').length, patient).toBeGreaterThan(5);
  expect(await answering(output, 1)).toEqual(new Set([String(pids('up')[0])]));
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('whoever does not end in time is ended', async () => {
  const stubborn = serve.replace(
    /process\.on\('SIGTERM'.*$/m,
    `process.on('SIGTERM', () => console.log('told ' + process.pid + ';'));`,
  );
  const { child, exited, pids } = start(stubborn, { endWithinMs: 300 });
  await expect.poll(() => [pids('up').length, pids('jobs').length], patient).toEqual([2, 1]);
  child.kill('SIGTERM');
  expect(await exited).toBe(137);
  expect(pids('told')).toHaveLength(3);
});

test('whoever stops it while it waits to start one again does not wait', async () => {
  const { child, exited, errors } = start('process.exit(1)', { waitMs: 600_000 });
  await expect.poll(errors, patient).toContain('Starting it again in 600 s.');
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
});

test('whichever process is asked for metrics gets those of all, each under its name', async () => {
  // As the product does: asks when a request comes, measures when it is told to.
  const share = `
  const waiting = new Map();
  process.on('message', (message) => {
    if (message.metrics === 'measure') process.send({ metrics: 'measured', id: message.id, samples: [{ pid: process.pid }] });
    if (message.metrics === 'answer') waiting.get(message.id).end(JSON.stringify(message.processes));
  });
  if (role === 'jobs') setInterval(() => undefined, 1000);
  else require('node:http').createServer((request, response) => {
    const id = crypto.randomUUID();
    waiting.set(id, response.setHeader('connection', 'close'));
    process.send({ metrics: 'ask', id });
  }).listen(0, '127.0.0.1', () => console.log('up ' + process.pid + ';'));
  process.on('SIGTERM', () => process.exit(0));`;
  const { output, pids } = start(share);
  await expect.poll(() => [pids('up').length, pids('jobs').length], patient).toEqual([2, 1]);
  type Told = { process: string; samples: { pid: number }[] }[];
  const ask = async () => {
    const told = (await (await fetch(`http://127.0.0.1:${portOf(output())}`)).json()) as Told;
    return new Map(told.map(({ process: name, samples }) => [name, samples[0]?.pid]));
  };
  await expect.poll(async () => (await ask()).size, patient).toBe(3);
  const first = await ask();
  expect([...first.keys()].toSorted()).toEqual(['jobs', 'web-1', 'web-2']);
  expect(new Set(first.values())).toEqual(new Set([...pids('web'), ...pids('jobs')]));
  // Whoever takes the place of one that died has its name.
  process.kill(first.get('jobs') ?? 0, 'SIGKILL');
  await expect.poll(async () => (await ask()).get('jobs'), patient).toBe(pids('jobs')[1]);
  expect((await ask()).get('web-1')).toBe(first.get('web-1'));
});
