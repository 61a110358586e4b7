import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.ts';
import { reportAndExit } from './report.ts';

export type Lockfile = { packages: Record<string, LockedPackage> };
type LockedPackage = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };

/**
 * A lockfile that names a registry ties everybody to that host, and npm 11 refuses to install from one that
 * lacks a package which exists for another platform only.
 */
export function findLockfileProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved && !entry.link ? [`package-lock.json: ${path} names the host of ${entry.resolved}`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `package-lock.json: ${name}, optional for ${path}, is missing; npm ci refuses the lockfile`),
  ]);
}

/** The same search as Node's: in the package's own node_modules, then in every one above it. */
function isLocked(packages: Lockfile['packages'], path: string, name: string): boolean {
  const folders = path.split('/').map((_, index, all) => `${all.slice(0, all.length - index).join('/')}/`);
  return [...folders, ''].some((folder) => `${folder}node_modules/${name}` in packages);
}

/** The registry is a setting of the machine or the person: no file of the repository chooses it. */
export function findRegistryHosts(file: string, text: string): string[] {
  const lines = text.split('\n').map((line, index) => ({ line, place: `${file}:${index + 1}` }));
  return lines
    .filter(({ line }) => /\bregistry\s*=\s*\S+:|(https?:)?\/\/registry\.[\w-]+\./.test(line))
    .map(({ place }) => `${place}: names a registry host`);
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  reportAndExit('Lockfile', [
    ...findLockfileProblems(JSON.parse(read('package-lock.json'))),
    ...files.flatMap((file) => findRegistryHosts(file, read(file))),
  ]);
}
