import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../repository.ts';

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** Nothing reads these at run time: types, maps, papers, what packages were made with, and their copies for browsers. */
const unread =
  /(\.map|\.[cm]?ts|\.md|\.flow|\.standalone\.js|[/.]browser[^/]*)$|\/(\.[^/]+|docs|examples|tests?|__tests__)$/;

/** Copies packages and what they need, as they are installed here. Returns how many. */
export function copyPackages(names: readonly string[], to: string): number {
  const copied = new Set<string>();
  for (const name of names) copy(name, root);
  return copied.size;

  function copy(name: string, neededBy: string): void {
    const folder = find(name, neededBy);
    if (!folder || copied.has(folder)) return;
    copied.add(folder);
    cpSync(folder, join(to, folder.slice(root.length)), {
      recursive: true,
      // Packages inside it come by themselves, where they are needed.
      filter: (path) => path === folder || !(unread.test(path) || path === join(folder, 'node_modules')),
    });
    const { dependencies, optionalDependencies }: Manifest = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copy(needed, folder);
  }
}

/** Where Node finds it from there. Null for an optional one that is not for this machine. */
function find(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return null;
}
