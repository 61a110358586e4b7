import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The parts of the style in the order of a page; a later rule wins over an earlier one. */
const parts = ['base', 'frame', 'offer', 'list', 'hero', 'sections', 'panels', 'map', 'narrow'];
const styles = parts.map((part) => join(import.meta.dirname, 'front', `${part}.css`));
const tokens = join(import.meta.dirname, '../src/ui/theme/tokens.css');

/**
 * Writes the style of the public pages, which the server renders without the application: one small file with the
 * product's own tokens and font. /front.json tells the server under which names.
 */
export function frontStyle(): Plugin {
  return {
    name: 'fonendo:front-style',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const font = Object.keys(bundle).find((name) => /^assets\/inter-western-.*\.woff2$/.test(name));
      if (!font) throw new Error('the build has no font for the public pages (build/front-style.ts)');
      const [palette = '', ...texts] = await Promise.all([tokens, ...styles].map((path) => readFile(path, 'utf8')));
      const source = [colours(palette), ...texts]
        .join('\n')
        .replace('FONT', `/${font}`)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?([{};,]) ?/g, '$1');
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/front-${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source });
      const names = { style: `/${fileName}`, font: `/${font}` };
      this.emitFile({ type: 'asset', fileName: 'front.json', source: JSON.stringify(names) });
    },
  };
}

/** The colours of both schemes. Without JavaScript the reader's system chooses between them. */
function colours(text: string): string {
  const ofScheme = (scheme: string) => {
    const [, block] = new RegExp(`\\[data-mantine-color-scheme="${scheme}"\\] \\{([^}]*)\\}`).exec(text) ?? [];
    if (!block) throw new Error(`tokens.css has no colours for the ${scheme} scheme`);
    return `:root {${block}}`;
  };
  return `${ofScheme('light')} @media (prefers-color-scheme: dark) {${ofScheme('dark')}}`;
}
