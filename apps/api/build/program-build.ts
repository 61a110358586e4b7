import { join } from 'node:path';
import { root } from '../../../scripts/repository.ts';

/** Builds programs by name from their sources, with everything they import but the packages that stay apart. */
export async function buildPrograms(
  programs: Readonly<Record<string, string>>,
  { to, apart }: { to: string; apart: readonly string[] },
): Promise<void> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, join(root, source)])),
    platform: 'node',
    external: apart.map((name) => new RegExp(`^${name}(/|$)`)),
    logLevel: 'warn',
  });
  try {
    await bundle.write({
      dir: to,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await bundle.close();
  }
}
