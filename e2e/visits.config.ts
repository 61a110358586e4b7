import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Measures what a first visit of every page asks for and how long it waits: npm run visits. No tests. */
export default defineConfig(config, { testMatch: 'visits.ts', workers: 1, fullyParallel: false });
