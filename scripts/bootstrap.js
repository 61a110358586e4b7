/**
 * Runs a TypeScript file of this repository on the Node version it is written for:
 *   node scripts/bootstrap.js scripts/start.ts [arguments]
 * Plain JavaScript without dependencies, because it has to run in a fresh clone on whatever Node is there.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const oldestNode = 20;

const [file, ...args] = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  fail(
    `Fonendo needs Node ${oldestNode} or later to start (this is ${process.version}). Install it from https://nodejs.org`,
  );
} else if (file === undefined) {
  fail('Name the file to run: node scripts/bootstrap.js scripts/start.ts');
} else {
  const problem = isInstalled() ? null : await install();
  if (problem) fail(problem);
  else runOnPinnedNode(join(root, file), args);
}

/**
 * npm notes what it has put into node_modules, at the end and only on success. Where that note agrees with
 * the lockfile there is nothing to do; packages for other platforms are optional and never in it.
 */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .every(([path, entry]) => {
      const present = installed[path];
      return present ? present.version === entry.version : entry.optional === true;
    });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Returns what went wrong in one line, or null. */
async function install() {
  console.log('Installing the dependencies (npm ci). This takes about a minute…');
  // NODE_ENV=production must not leave out the pinned Node and the build tools, which are development dependencies.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(flags);
  if (code === 0 && existsSync(pinnedNode)) return null;
  if (code === 0) {
    return 'npm ci did not fetch the pinned Node: its install script was not allowed to run. Run: npm rebuild node --ignore-scripts=false';
  }
  return explain(output);
}

function runNpm(flags) {
  // npm puts node_modules/.bin first on the path of its scripts; npm ci empties that folder, so it must not run from it.
  const path = searchPath().filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const child = spawn('npm', flags, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    env: environmentWithPath(path),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  forwardSignals(child);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function explain(output) {
  if (/spawn npm ENOENT/.test(output))
    return 'npm was not found. Install Node with npm (version 10 or later) and run the command again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'Cannot reach the npm registry to install the dependencies. Check the network connection and run the command again.';
  }
  if (/npm error code EUSAGE/.test(output)) {
    return 'npm ci refused package-lock.json: it does not agree with package.json. Run npm ci to see where.';
  }
  const line = output.split('\n').find((text) => /^npm error (?!code )\S/.test(text));
  return `npm ci failed (${(line ?? output.trim().split('\n')[0] ?? '').replace(/^npm error /, '') || 'no output'}). Run npm ci to see all of it.`;
}

function runOnPinnedNode(path, args) {
  const child = spawn(pinnedNode, [path, ...args], {
    cwd: root,
    stdio: 'inherit',
    // What the task starts by name (vite, biome) begins with "#!/usr/bin/env node": it gets the pinned one as well.
    env: environmentWithPath([join(root, 'node_modules', '.bin'), ...searchPath()]),
  });
  forwardSignals(child);
  child.once('error', (error) =>
    fail(`Cannot run ${pinnedNode} (${error.message}). Delete node_modules and run the command again.`),
  );
  child.once('exit', (code, signal) => {
    // What the loader of Linux answers when a library is missing; it has said which one.
    if (code === 127) fail('Node cannot start without that library. On Debian and Ubuntu: apt-get install libatomic1');
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}

function searchPath() {
  return (process.env.PATH ?? '').split(delimiter);
}

function environmentWithPath(folders) {
  const others = Object.entries(process.env).filter(([name]) => name.toUpperCase() !== 'PATH');
  return { ...Object.fromEntries(others), PATH: folders.join(delimiter) };
}

/** The child decides how to stop; this process stays until it has. */
function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes signals to the shell between us, which dies of them without a word to its children.
  const parent = process.ppid;
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  const orphaned = () => startedByNpm && process.ppid !== parent;
  setInterval(() => orphaned() && child.kill('SIGTERM'), 250).unref();
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
