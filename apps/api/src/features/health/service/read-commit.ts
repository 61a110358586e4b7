import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { productFolder } from '../../../source-folder.ts';

/** From which commit this was made: a file beside the product says it, or its repository does. Null where neither is. */
export function readCommit(root = productFolder): string | null {
  const commit = read(join(root, 'commit')) ?? readFromRepository(root);
  return commit && /^[0-9a-f]{40}$/.test(commit) ? commit : null;
}

/** Read and not asked of git, which a server need not have. */
function readFromRepository(root: string): string | null {
  // The folder itself, or in a second working copy a file that names it.
  const named = /^gitdir: (.+)$/.exec(read(join(root, '.git')) ?? '')?.[1];
  const folder = named ? resolve(root, named) : join(root, '.git');
  const head = read(join(folder, 'HEAD'));
  const ref = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (!ref) return head;
  const common = resolve(folder, read(join(folder, 'commondir')) ?? '.');
  const packed = read(join(common, 'packed-refs'))?.split('\n') ?? [];
  return read(join(common, ref)) ?? packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
