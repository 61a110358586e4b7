import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Measures pages as Lighthouse does on a phone and writes docs/lighthouse.md: npm run lighthouse. No tests. */
export default defineConfig(config, { testMatch: 'lighthouse.ts', workers: 1, fullyParallel: false });
