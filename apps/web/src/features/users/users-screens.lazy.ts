import { lazy } from 'react';

export const UsersScreen = lazy(async () => ({ default: (await import('./users.screen.tsx')).UsersScreen }));

export const UserScreen = lazy(async () => ({ default: (await import('./user.screen.tsx')).UserScreen }));
