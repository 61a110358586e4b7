import { pricesSchema } from '@fonendo/contract/settings.schema';
import { defaultSettings, type Settings } from '@fonendo/domain/settings/settings';
import type { Queryable } from '../../db/database.ts';
import { findSettingRow, listSettingRows } from './settings.repository.ts';

/** What administrators have set, over the defaults. Within a transaction: as it stands for that transaction. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await listSettingRows(db);
  return pricesSchema.parse({ ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) });
}

/** What administrators have set under a key; undefined where they have set nothing. Whoever asks checks its shape. */
export async function findSetting(db: Queryable, key: string): Promise<unknown> {
  return (await findSettingRow(db, key))?.value;
}

export { changeSettings, mergeOrRefuse } from './change-settings.ts';
