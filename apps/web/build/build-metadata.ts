import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes /build.json with an id made of the names of all hashed files: another id means another build. */
export function buildMetadata(): Plugin {
  return {
    name: 'fonendo:build-metadata',
    apply: 'build',
    generateBundle(_options, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id }) });
    },
  };
}
