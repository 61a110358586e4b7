import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

/** Loaded with its texts where it is needed: nearly nobody sees it. */
export const UndeliverableBanner = lazy(async () => {
  const [module] = await Promise.all([import('./undeliverable-banner.tsx'), loadTexts('bounces')]);
  return { default: module.UndeliverableBanner };
});
