import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Takes the pictures of the README: npm run tour. */
export default defineConfig(config, { testMatch: 'tour.ts', workers: 1 });
