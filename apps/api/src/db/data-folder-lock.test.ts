import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'fonendo-lock-'));
afterAll(() => rm(folder, { recursive: true }));

/** A process that tries to take the lock, says whether it did, and holds it until it is killed. */
function startHolder() {
  const module = JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'));
  const code = `import(${module}).then(({ lockDataFolder }) => {
    try { lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }
  });`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = once(child.stdout.setEncoding('utf8'), 'data').then(([text]) => String(text).trim());
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  };
  onTestFinished(kill);
  return { pid: child.pid, said, kill };
}

test('of several processes that start at once, one gets the folder', async () => {
  const holders = Array.from({ length: 4 }, startHolder);
  const said = await Promise.all(holders.map((holder) => holder.said));
  expect(said.filter((text) => text === 'locked')).toHaveLength(1);
  const refusals = said.filter((text) => text !== 'locked');
  for (const text of refusals)
    expect(text).toMatch(/^The data folder .* is in use by .* Stop that one, or set DATA_DIR/);
});

test('whoever comes second learns which process to stop', async () => {
  const holder = startHolder();
  expect(await holder.said).toBe('locked');
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${holder.pid}.`);
});

test('a killed process leaves no lock behind', async () => {
  const holder = startHolder();
  expect(await holder.said).toBe('locked');
  await holder.kill();
  const unlock = lockDataFolder(folder);
  unlock();
});

test('it can be taken again after it was given back, but not twice', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}.`);
  unlock();
  lockDataFolder(folder)();
});
