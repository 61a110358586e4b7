import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, 'offline-worker.js');

/** Too heavy for what they are worth offline: documents are not there either. The gallery is for developers. */
const leftOut = /pdfjs-|pdf\.worker|pdf-viewer|pdf-lib|gallery/;

/** Writes /offline-worker.js: the service worker with the names of this build's files in it. */
export function offlineFiles(): Plugin {
  return {
    name: 'fonendo:offline-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !leftOut.test(name))
        .map((name) => `/${name}`)
        .sort();
      const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const worker = await readFile(source, 'utf8');
      const fileName = 'offline-worker.js';
      this.emitFile({ type: 'asset', fileName, source: worker.replace('BUILD', () => JSON.stringify({ id, files })) });
    },
  };
}
