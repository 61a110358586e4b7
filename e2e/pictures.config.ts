import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Takes the pictures that people look at: npm run pictures. No tests, so `npm test` leaves them out. */
export default defineConfig(config, { testMatch: 'pictures.ts' });
