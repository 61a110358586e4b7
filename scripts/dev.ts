import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './repository.ts';

/** The API restarts and the web reloads when a file changes; the web's development server passes /api on. */
const api = run(['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], root);
const web = run([join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], join(root, 'apps/web'));
const both = [api, web];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));

const exits = both.map((child) => new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0))));
process.exitCode = await Promise.race(exits);
stop('SIGTERM');

function run(args: string[], cwd: string): ChildProcess {
  // The browser is at the web's development server: links in mails and the way back from paying lead there.
  const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env, SERVE_WEB: 'false' };
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env });
}

function stop(signal: NodeJS.Signals) {
  for (const child of both) if (child.exitCode === null) child.kill(signal);
}
