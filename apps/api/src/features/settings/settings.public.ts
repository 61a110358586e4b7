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

/** What the state charges for a petition, in cents. */
export async function readStateFee(db: Queryable): Promise<number> {
  const stored = await findSetting(db, 'stateFeeCents');
  return settingsOf(stored === undefined ? {} : { stateFeeCents: stored }).stateFeeCents;
}

export { changeSettings, mergeOrRefuse } from './change-settings.ts';
export { refuseShortPassport } from './passport-length.ts';
