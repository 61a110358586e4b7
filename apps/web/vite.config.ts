import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './build/build-metadata.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { precompress } from './build/precompress.ts';

const firstPage =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|clsx|@mantine\/core\/esm\/(core|components\/(Button|Input|InputBase|Loader|Box|Group|Stack|Text|Title|Anchor|UnstyledButton|ActionIcon|VisuallyHidden|Transition|Portal|InlineInput|TextInput)))\//;

/** Icons that several pages behind the login share; those of the first page travel with it. */
const laterIcon = (id: string): boolean =>
  /node_modules\/lucide-react\/dist\/esm\/icons\//.test(id) &&
  !/icons\/(chevron-down|circle-alert|circle-exclamation-point|flask-conical|globe|hospital|stethoscope)\./.test(id);

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    buildMetadata(),
    pdfAssets(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs and most others too travels as one file: dozens of small ones compress worse, by a
    // tenth of the first load. Named one by one, because what later pages share must not come along with it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', minShareCount: 20, test: (id) => firstPage.test(id) },
            { name: 'icons', minShareCount: 3, includeDependenciesRecursively: false, test: laterIcon },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
