import { lazy } from 'react';

export const UsersScreen = lazy(async () => ({ default: (await import('./list/users.screen.tsx')).UsersScreen }));

export const UserScreen = lazy(async () => ({ default: (await import('./user/user.screen.tsx')).UserScreen }));
