import { lazy } from 'react';

export const ReportedListScreen = lazy(async () => ({
  default: (await import('./reported-list.screen.tsx')).ReportedListScreen,
}));

export const ReportedScreen = lazy(async () => ({ default: (await import('./reported.screen.tsx')).ReportedScreen }));
