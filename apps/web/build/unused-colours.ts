import type { Plugin } from 'vite';

/**
 * Leaves out the colours of Mantine's that the product has no use for: its own are named in src/ui/theme. They are a
 * seventh of the styles that everybody waits for before the first paint.
 */
const unused = /--mantine-color-(pink|grape|violet|indigo|cyan|green|lime|orange)-[\w-]+/;

export function unusedColours(): Plugin {
  return {
    name: 'fonendo:unused-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/default-css-variables.layer.css')) return null;
      const left = code.replaceAll(new RegExp(`\\s*${unused.source}:[^;}]*;?`, 'g'), '');
      if (left.length > code.length * 0.7)
        throw new Error('Mantine writes its colours differently (unused-colours.ts)');
      return { code: left, map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const [named] = (file.type === 'asset' && unused.exec(String(file.source))) || [];
        if (named) throw new Error(`${file.fileName} names ${named}, which is left out (build/unused-colours.ts)`);
      }
    },
  };
}
