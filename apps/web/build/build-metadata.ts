import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes /build.json with an id made of the names of all hashed files: another id means another build. The page says
 * which one it belongs to, so that nobody has to ask for it at the start.
 */
export function buildMetadata(): Plugin {
  return {
    name: 'fonendo:build-metadata',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle ? [{ tag: 'meta', attrs: { name: 'build', content: idOf(bundle) }, injectTo: 'head' }] : [],
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id: idOf(bundle) }) });
    },
  };
}

/**
 * Of the chunks alone: the other files are named in them, and are not all there yet when the page is written. The page's
 * own entry is left out, because Vite writes it into the page.
 */
function idOf(bundle: Rolldown.OutputBundle): string {
  const names = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && !file.isEntry ? [file.fileName] : [],
  );
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}
