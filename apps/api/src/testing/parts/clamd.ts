import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { answers, freePort } from './ports.ts';

/** Debian: `apt-get install clamav-daemon`. `scripts/test-on-postgres.sh` does it where it may. */
const program = '/usr/sbin/clamd';

export const hasClamd = existsSync(program);

export const missingClamd =
  'NOT TESTED: ClamAV is not installed, so no file was shown to a real scanner. Debian: apt-get install clamav-daemon';

/** What the one signature of the test's daemon finds, wherever it stands in a file. */
export const clamdFinds = 'FONENDO-TEST-SIGNATURE-9f3c1d';

/** ClamAV's daemon with one signature of its own: those of the world are 300 MB, and need a network. */
export async function startClamd({ streamMaxMegabytes = 25 }: { streamMaxMegabytes?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-clamd-'));
  const port = await freePort();
  // Name, any type of file, anywhere, the bytes.
  await writeFile(join(folder, 'test.ndb'), `Fonendo.Test:0:*:${Buffer.from(clamdFinds).toString('hex')}\n`);
  await writeFile(
    join(folder, 'clamd.conf'),
    [
      ...['Foreground yes', 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, `DatabaseDirectory ${folder}`],
      ...[`StreamMaxLength ${streamMaxMegabytes}M`, `LogFile ${folder}/log`, 'MaxThreads 4'],
    ].join('\n'),
  );
  await chmod(folder, 0o755);
  const daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => daemon.once('close', resolve));
  const stop = async () => {
    daemon.kill('SIGKILL');
    await ended;
  };
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  await answers(port, () => readFile(join(folder, 'log'), 'utf8').catch(() => 'no log'));
  return { url: `tcp://127.0.0.1:${port}`, stop };
}
