import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { reason, StartupError } from '../../startup-error.ts';

const manifestFile = 'manifest.json';

const fileState = z.object({ bytes: z.number(), sha256: z.string() });

export type FileState = z.infer<typeof fileState>;

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  /** Whose data it is. */
  installation: z.uuid(),
  database: z.object({ kind: z.enum(['embedded', 'server']), name: z.string(), ...fileState.shape }),
  /** Whether the generated secret of the data folder is beside it. */
  hasSecret: z.boolean(),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  files: z.record(z.string(), fileState),
});

/** What a backup holds. Written last: a backup without it was never finished. */
export type Manifest = z.infer<typeof manifestSchema>;

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true, mode: 0o600 });

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    throw new StartupError(`${folder} is no finished backup: it has no ${manifestFile} (${reason(error)}).`);
  });
  const read = manifestSchema.safeParse(parsed(text));
  if (!read.success) throw new StartupError(`${join(folder, manifestFile)} is damaged or of another version.`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

/** Each file of the backup against what was written down of it, before anything is touched. Names what differs. */
export async function findDamage(folder: string, { database, files }: Manifest): Promise<string[]> {
  const expected = { [database.name]: database, ...prefixed(files) };
  const damaged: string[] = [];
  for (const [name, { bytes, sha256 }] of Object.entries(expected)) {
    const found = await measureFile(join(folder, name)).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256) damaged.push(name);
  }
  return damaged;
}

/** Where the files of the store lie in a backup. */
export const filesFolder = 'files';

const prefixed = (files: Manifest['files']) =>
  Object.fromEntries(Object.entries(files).map(([key, state]) => [`${filesFolder}/${key}`, state]));

/** Tables whose rows differ, in words. */
export function compareTables(expected: Manifest['tables'], found: Manifest['tables']): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].toSorted().flatMap((name) => {
    const [one, other] = [expected[name], found[name]];
    if (one?.rows === other?.rows && one?.hash === other?.hash) return [];
    const count = (state: typeof one) => (state ? `${state.rows} rows` : 'no such table');
    return [
      `${name}: ${count(one)} in the backup, ${count(other)} now${one?.rows === other?.rows ? ', not the same' : ''}`,
    ];
  });
}
