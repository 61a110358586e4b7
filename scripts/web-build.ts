import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './build-stamp.ts';
import { root } from './repository.ts';

const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.vite/inputs.sha256');

/** Builds the web application unless the present build was made from exactly these sources. */
export async function ensureWebBuild(): Promise<void> {
  if (isUpToDate()) return;
  console.log('Building the web application…');
  const started = performance.now();
  await build();
  writeFileSync(stamp, currentStamp());
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function isUpToDate(): boolean {
  return existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === currentStamp();
}

const currentStamp = () => stampOf(['apps/web', 'packages']);

function build(): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    // The build is the one that is served to people, whatever mode the server runs in.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = () => child.kill();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (code === 0) resolve();
      else
        reject(
          new WebBuildError(
            signal
              ? 'The build of the web application was stopped.'
              : 'The build of the web application failed; the reason is above.',
          ),
        );
    });
  });
}

export class WebBuildError extends Error {}
