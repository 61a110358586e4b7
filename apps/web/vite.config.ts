import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './build/build-metadata.ts';
import { chunkGroups, findAreas } from './build/chunks.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { frontStyle } from './build/front-style.ts';
import { offlineFiles } from './build/offline-files.ts';
import { pageFiles } from './build/page-files.ts';
import { pageFrame } from './build/page-frame.ts';
import { pageList } from './build/page-list.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { precompress } from './build/precompress.ts';
import { unusedColours } from './build/unused-colours.ts';

// Named in index.html, where a missing value would stay as it is written.
process.env['VITE_API_URL'] ??= '';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    unusedColours(),
    findAreas(),
    buildMetadata(),
    pageFiles(),
    pageFrame(),
    pageList(),
    pdfAssets(),
    offlineFiles(),
    // After the list of files that work without a network, which it is not part of.
    frontStyle(),
    compileAhead(),
    precompress(),
  ],
  // The router brings what older Reacts lack as well.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first file is the largest; what it may weigh is checked by scripts/checks/size-budget.ts.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // A lazy part that is in the same file as who asks for it is there at once, which is the intention.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
