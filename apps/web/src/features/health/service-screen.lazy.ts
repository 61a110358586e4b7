import { lazy } from 'react';

export const ServiceScreen = lazy(async () => ({ default: (await import('./service.screen.tsx')).ServiceScreen }));
