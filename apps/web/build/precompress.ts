import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json|txt)$/;

/** Compresses once at build time what the server would otherwise compress on every request. */
export function precompress(): Plugin {
  return {
    name: 'fonendo:precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return;
      // Vite copies it as it is, with comments and all, and everything waits for it.
      const first = join(dir, 'first.js');
      await writeFile(first, minifySync(first, await readFile(first, 'utf8')).code);
      const files = (await readdir(dir, { recursive: true })).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compressFile(join(dir, file))));
    },
  };
}

async function compressFile(path: string) {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
