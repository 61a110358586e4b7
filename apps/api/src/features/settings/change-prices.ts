import { isDeepStrictEqual } from 'node:util';
import type { Prices } from '@fonendo/contract/settings.schema';
import type { SettingKey } from '@fonendo/domain/settings';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { readSettings } from './settings.public.ts';
import { lockSettings, upsertSettings } from './settings.repository.ts';

/** New prices hold for the next checkout: a payment that has begun keeps its own copy of what was agreed. */
export async function changePrices(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  wanted: Prices,
): Promise<Prices> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const current = await readSettings(tx);
    const changed = (Object.keys(wanted) as SettingKey[]).filter(
      (key) => !isDeepStrictEqual(current[key], wanted[key]),
    );
    if (changed.length === 0) return current;
    const pick = (prices: Prices) => Object.fromEntries(changed.map((key) => [key, prices[key]]));
    await upsertSettings(tx, pick(wanted), { now: now(), userId: actor.userId });
    const change = { before: pick(current), after: pick(wanted) };
    await recordAudit(tx, now(), actor, 'settings.pricesChanged', { type: 'settings', id: 'prices' }, change);
    return readSettings(tx);
  });
}
