import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { type AuditAction, recordAudit } from '../audit/audit.public.ts';
import { findSettingRow, lockSettings, upsertSettings } from './settings.repository.ts';

/** What administrators have set under a key; undefined where they have set nothing. Whoever asks checks its shape. */
export async function findSetting(db: Queryable, key: string): Promise<unknown> {
  return (await findSettingRow(db, key))?.value;
}

/** Sets a value under a key, whole; the same value again changes nothing. */
export async function changeSetting(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  key: string,
  value: unknown,
  action: AuditAction,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await findSetting(tx, key);
    if (isDeepStrictEqual(before, value)) return;
    await upsertSettings(tx, { [key]: value }, { now: now(), userId: actor.userId });
    const change = { ...(before !== undefined && { before: { [key]: before } }), after: { [key]: value } };
    await recordAudit(tx, now(), actor, action, { type: 'settings', id: key }, change);
  });
}
