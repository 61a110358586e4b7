import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Fonts and character maps that a PDF may count on without bringing them, and decoders of scanned images. */
const folders = { standard_fonts: /\.(pfb|ttf)$/, cmaps: /\.bcmap$/, wasm: /_nowasm_fallback\.js$/ };

/**
 * pdf.js asks for these by name while it draws, so they keep their names; the folder carries the version instead,
 * and is as immutable as every hashed asset. The decoders are those without WebAssembly, which our content security
 * policy does not allow.
 */
export function pdfAssets(): Plugin {
  return {
    name: 'fonendo:pdf-assets',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
      for (const [folder, wanted] of Object.entries(folders)) {
        for (const name of await readdir(join(root, folder))) {
          if (!wanted.test(name)) continue;
          const source = await readFile(join(root, folder, name));
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${name}`, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /^\/assets\/pdfjs-[\d.]+\/(\w+\/[\w.-]+)$/.exec(request.url ?? '')?.[1];
        if (!path) return next();
        if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(root, normalize(path)))
          .on('error', next)
          .pipe(response);
      });
    },
  };
}
