import { join } from 'node:path';
import type { RolldownPlugin } from 'rolldown';
import { root } from '../../../scripts/repository.ts';

/**
 * A program's text stays in memory, with two bytes for each character as soon as a single one of them needs two: 4 MB more
 * for the server. Nobody reads its comments there.
 */
export const written = { format: 'esm', charset: 'ascii', comments: false } as const;

/** `charset` leaves tagged templates as they are, for those that read them raw; ours read what an escape means. */
export const asciiTemplates: RolldownPlugin = {
  name: 'fonendo:ascii-templates',
  renderChunk: (code) =>
    code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

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
    plugins: [asciiTemplates],
  });
  try {
    await bundle.write({
      dir: to,
      ...written,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await bundle.close();
  }
}
