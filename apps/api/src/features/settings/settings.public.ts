import { pricesSchema } from '@fonendo/contract/settings.schema';
import { defaultSettings, type Settings } from '@fonendo/domain/settings/settings';
import type { Queryable } from '../../db/database.ts';
import { findSettingRow, listSettingRows } from './settings.repository.ts';

/** The administrators' settings over the defaults, as seen by this transaction. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await listSettingRows(db);
  return settingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

export const settingsOf = (set: Readonly<Record<string, unknown>>): Settings =>
  pricesSchema.parse({ ...defaultSettings, ...set });

/** The stored value of a key; undefined if it is not set. The caller checks its shape. */
export async function findSetting(db: Queryable, key: string): Promise<unknown> {
  return (await findSettingRow(db, key))?.value;
}

/** Under which the state's fee is stored. */
export const stateFeeKey = 'stateFeeCents';

/** What the state charges for a petition, in cents: as it is stored, or else the default. */
export const stateFeeFrom = (stored: unknown): number =>
  settingsOf(stored === null ? {} : { [stateFeeKey]: stored })[stateFeeKey];

export { changeSettings, mergeOrRefuse } from './change-settings.ts';
export { refuseShortPassport } from './passport-length.ts';
