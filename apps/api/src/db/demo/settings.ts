import { defaultSettings, type Settings } from '@fonendo/domain/settings/settings';
import type { settings } from '../schema/settings.ts';
import { demoAdministratorId } from './staff.ts';

/** The demo charges for access to offers, so that its payment can be tried; elsewhere it is free until somebody sets it. */
const changed = { offersAccessPriceCents: 4900 } satisfies Partial<Settings>;

export const demoPrices: Settings = { ...defaultSettings, ...changed };

export const demoSettings = (updatedAt: Date): (typeof settings.$inferInsert)[] =>
  Object.entries(changed).map(([key, value]) => ({ key, value, updatedAt, updatedBy: demoAdministratorId }));
