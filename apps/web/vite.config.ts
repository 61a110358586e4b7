import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './build/build-metadata.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { precompress } from './build/precompress.ts';

/**
 * What every visit needs, whatever the page: the framework, the platform, and the parts of the login form. One file of
 * it compresses better than sixty, and is asked for once.
 */
const firstPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack|i18next|i18next-browser-languagedetector|react-i18next|clsx|klona|fast-deep-equal)/',
    'node_modules/@mantine/form/',
    'node_modules/@mantine/core/esm/core/',
    'node_modules/@mantine/core/esm/utils/(InlineInput|InputsGroupFieldset)/',
    'node_modules/@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Box|Button|Checkbox|Collapse|FloatingIndicator|Group|Input|InputBase|InlineInput|Loader|PasswordInput|Portal|SegmentedControl|Stack|Text|TextInput|Title|Transition|UnstyledButton|VisuallyHidden)/',
    'node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|context|shared/)',
    'apps/web/src/(platform|ui/fields/(email|text|field-label|password/password-)|ui/(marks/logo|table/table-search)|app/(user-menu/language-switch|layouts/skip-link|landing-page))',
    'packages/domain/src/(shared/(limits|locale)|auth/(policy-group|registration|second-factor)|offers/offer\\.lifecycle|payments/payment\\.lifecycle)',
    'vite/preload-helper',
  ].join('|'),
);

/** Icons that several pages behind the login share; those of the first page travel with it. */
const laterIcon = (id: string): boolean =>
  /node_modules\/lucide-react\/dist\/esm\/icons\//.test(id) &&
  !/icons\/(chevron-down|circle-alert|circle-exclamation-point|flask-conical|globe|hospital|key-round|stethoscope|triangle-exclamation-point)\./.test(
    id,
  );

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
    // What later pages share must not come along with the first: hence the names, and only what eight chunks share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', minShareCount: 8, test: (id) => firstPage.test(id) },
            { name: 'icons', minShareCount: 3, includeDependenciesRecursively: false, test: laterIcon },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
