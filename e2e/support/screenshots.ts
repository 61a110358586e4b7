import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../test-results/pictures');
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** The page as it is now, on a phone and on a desktop, in light and dark. */
export async function takePictures(page: Page, name: string): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${screen}-${colorScheme}.png`) });
    }
  }
}
