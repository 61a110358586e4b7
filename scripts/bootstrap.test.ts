import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A small repository of its own: one locked dependency, and this Node in the place of the pinned one. */
let root: string;
const locked = {
  'node_modules/left': { version: '1.0.0' },
  'node_modules/mac-only': { version: '1.0.0', optional: true },
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fonendo-bootstrap-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  cpSync(join(import.meta.dirname, 'bootstrap.js'), join(root, 'scripts/bootstrap.js'));
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  write('package.json', { name: 'sample', type: 'module', dependencies: { left: '1.0.0' } });
  write('package-lock.json', {
    name: 'sample',
    lockfileVersion: 3,
    packages: { '': { dependencies: { left: '1.0.0' } }, ...locked },
  });
  write('node_modules/.package-lock.json', { packages: { 'node_modules/left': { version: '1.0.0' } } });
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));
const task = (code: string) => writeFileSync(join(root, 'task.ts'), code);

/** Nothing listens on port 9, so an install that is tried fails like one without a network. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.js'), ...args], {
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(root, 'cache'),
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'close').then(([code]) => ({ code: code as number, output }));
  return { child, exit };
}

test('runs the file with its arguments and passes its exit code on', async () => {
  task("const words: string[] = process.argv.slice(2); console.log(words.join('+')); process.exitCode = 7;");
  expect(await start('task.ts', 'a', 'b').exit).toEqual({ code: 7, output: 'a+b\n' });
});

test('says what to install where the system lacks a library of Node', async () => {
  rmSync(join(root, 'node_modules/node/bin/node'));
  const loader = '#!/bin/sh\necho "node: error while loading shared libraries: libatomic.so.1" >&2\nexit 127\n';
  writeFileSync(join(root, 'node_modules/node/bin/node'), loader, { mode: 0o755 });
  const { code, output } = await start('task.ts').exit;
  expect(code).toBe(127);
  expect(output).toContain('apt-get install libatomic1');
});

test('puts the programs of the repository first on the search path', async () => {
  task("console.log(process.env['PATH']?.split(':')[0]);");
  expect((await start('task.ts').exit).output.trim()).toBe(join(root, 'node_modules/.bin'));
});

test('lets the file decide how to stop', async () => {
  task(
    "process.on('SIGTERM', () => { console.log('closing'); process.exit(3); }); setInterval(() => {}, 1000); console.log('up');",
  );
  const { child, exit } = start('task.ts');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await exit).toEqual({ code: 3, output: 'up\nclosing\n' });
});

const reasons: [string, () => void][] = [
  [
    'another version is locked',
    () => write('node_modules/.package-lock.json', { packages: { 'node_modules/left': { version: '0.9.0' } } }),
  ],
  ['a package is not there', () => write('node_modules/.package-lock.json', { packages: {} })],
  ['the last install did not finish', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
  ['the pinned Node is missing', () => rmSync(join(root, 'node_modules/node'), { recursive: true })],
];

test.each(reasons)(
  'installs where %s, and says in one line that it cannot',
  async (_reason, prepare) => {
    task("console.log('never');");
    prepare();
    expect(await start('task.ts').exit).toEqual({
      code: 1,
      output:
        'Installing the dependencies (npm ci). This takes about a minute…\n' +
        'Cannot reach the npm registry to install the dependencies. Check the network connection and run the command again.\n',
    });
  },
  60_000,
);
