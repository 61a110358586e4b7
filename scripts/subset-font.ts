import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './repository.ts';

/**
 * Cuts Inter to what pages are written with: the letters of western Europe, the weights and the features that the
 * theme uses. `npm run font` after another version of the typeface, or where the theme needs more of it.
 */
const source = join(root, 'node_modules/@fontsource-variable/inter');
const target = join(root, 'apps/web/src/ui/theme/fonts');
/** The page of the test gateway brings its own. */
const gateway = join(root, 'apps/api/src/features/demo/sandbox-gateway');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
// fonts.css names the same letters.
const letters = `${range(0x20, 0x7e)}\u00a0¡ª«°·º»¿×${range(0xc0, 0xff)}\u2009–—‘’“”•…\u202f€−`;

const font = await subsetFont(readFileSync(join(source, 'files/inter-latin-wght-normal.woff2')), letters, {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['ccmp', 'cv11', 'kern', 'locl', 'mark', 'mkmk', 'ss03', 'tnum'],
  variationAxes: { wght: { min: 400, max: 700 } },
});
for (const folder of [target, gateway]) writeFileSync(join(folder, 'inter-western.woff2'), font);
copyFileSync(join(source, 'LICENSE'), join(target, 'inter-licence.txt'));
console.log(`inter-western.woff2: ${(font.length / 1000).toFixed(1)} KB`);
