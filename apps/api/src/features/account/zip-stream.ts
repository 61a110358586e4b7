import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  name: string;
  /** False for PDFs and the like, which are compressed already. */
  packed: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** A ZIP that is written while its files are read: none of them is in memory as a whole. */
export async function* zipStream(entries: Iterable<ZipEntry>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, packed, content } of entries) {
    const file = packed ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
