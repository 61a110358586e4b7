import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './repository.ts';

export type Step = {
  name: string;
  /** A program of node_modules/.bin, or `node`. */
  command: string;
  args: readonly string[];
  /** Slow steps write to the terminal while they run; the others only where they fail. */
  slow?: boolean;
  /** Settings beyond those of this run. */
  env?: Readonly<Record<string, string>>;
};

export type Result = { name: string; passed: boolean; seconds: number };

/** More than any step needs, on two cores the browser's half an hour; one that hangs must not hang the whole run. */
const limitMinutes = 40;

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());

/** Runs every step, some at a time, to the end: one failure does not hide the next. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step && !stopped.signal.aborted; step = waiting.shift()) {
      results.push(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (stopped.signal.aborted) {
    console.error('Stopped.');
    process.exit(130);
  }
  return results;
}

async function runStep({ name, command, args, slow = false, env = {} }: Step): Promise<Result> {
  if (slow) console.log(`\n── ${name}`);
  const started = performance.now();
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const { passed, output } = await run(program, args, slow, env);
  const seconds = (performance.now() - started) / 1000;
  if (!slow || !passed) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed && output) console.log(indent(output));
  return { name, passed, seconds };
}

function run(
  program: string,
  args: readonly string[],
  visible: boolean,
  env: Step['env'],
): Promise<{ passed: boolean; output: string }> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: visible ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    signal: stopped.signal,
    timeout: limitMinutes * 60_000,
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('close', (code) => {
      const lateness = child.killed ? `\nIt was ended after ${limitMinutes} minutes.` : '';
      resolve({ passed: code === 0, output: output + lateness });
    });
  });
}

const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '    ');

export function printSummary(results: readonly Result[]): void {
  console.log('\nSummary');
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, seconds } of results) {
    console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
  }
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`    ${'all steps, added up'.padEnd(width)}  ${total.toFixed(1).padStart(6)} s`);
}
