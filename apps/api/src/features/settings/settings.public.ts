import { pricesSchema } from '@fonendo/contract/settings.schema';
import { defaultSettings, type Settings } from '@fonendo/domain/settings';
import type { Queryable } from '../../db/database.ts';
import { listSettingRows } from './settings.repository.ts';

/** What administrators have set, over the defaults. Within a transaction: as it stands for that transaction. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await listSettingRows(db);
  return pricesSchema.parse({ ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) });
}

export { changeSetting, findSetting } from './stored-setting.ts';
