import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../../scripts/build-stamp.ts';
import { asciiTemplates, written } from './program-build.ts';

type Note = { stamp: string; program: string };

const folder = join(import.meta.dirname, '../dist');
const noteFile = join(folder, 'server.json');
const dayMs = 24 * 60 * 60_000;

/** Builds the server unless the present build was made from exactly these sources. Returns the file to run. */
export async function ensureServerBuild(): Promise<string> {
  const stamp = stampOf(['apps/api', 'packages/contract', 'packages/domain', 'packages/messages']);
  const present = readNote();
  if (present?.stamp === stamp && existsSync(join(folder, present.program))) return join(folder, present.program);
  const program = await build();
  // Last and in one piece: a server that starts meanwhile finds either the build before or this one.
  const unfinished = `${noteFile}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ stamp, program } satisfies Note));
  renameSync(unfinished, noteFile);
  return join(folder, program);
}

function readNote(): Note | null {
  try {
    return JSON.parse(readFileSync(noteFile, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * One file for what every start needs, one for each part that is loaded on use. All are named after their content, so a
 * server that still runs from an earlier build finds its parts.
 */
async function build(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../src/serve.ts'),
    platform: 'node',
    // Reads its own files from beside its sources.
    external: /^@electric-sql\/pglite/,
    logLevel: 'warn',
    plugins: [asciiTemplates],
  });
  try {
    const { output } = await bundle.write({
      dir: folder,
      ...written,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
    });
    removeForgotten(new Set(output.map(({ fileName }) => fileName)));
    return output[0].fileName;
  } finally {
    await bundle.close();
  }
}

function removeForgotten(current: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!current.has(name) && path !== noteFile && Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path);
  }
}
