import { differencesOf, mergeChange } from '@fonendo/domain/shared/concurrent-change';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AuditAction, type AuditFacts, recordAudit } from '../audit/audit.public.ts';
import { lockSettings, upsertSettings } from './settings.repository.ts';

type SettingsAction = Extract<AuditAction, `settings.${string}`>;
type Change = Record<'before' | 'after', AuditFacts<SettingsAction>>;

type SettingsChange<Values> = {
  /** What the entry is about: "prices". */
  id: string;
  action: SettingsAction;
  /** As they stand for the transaction, defaults included: by the key each is kept under. */
  read: (tx: Queryable) => Promise<Values>;
  decide: (current: Values) => Values;
};

/** Decided under the lock over what holds at that moment; only what differs is written and told. */
export async function changeSettings<Values extends Record<string, unknown>>(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  { id, action, read, decide }: SettingsChange<Values>,
): Promise<Values> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const current = await read(tx);
    const next = decide(current);
    const change = differencesOf(current, next);
    const changed = Object.keys(change.after);
    if (changed.length === 0) return current;
    const values = Object.fromEntries(changed.map((key) => [key, next[key]]));
    await upsertSettings(tx, values, { now: now(), userId: actor.userId });
    await recordAudit(tx, now(), actor, action, { type: 'settings', id }, change as Change);
    return next;
  });
}

/** What others have saved since it was read is never undone: kept, or refused where both changed the same. */
export function mergeOrRefuse<Values extends object>(stored: Values, read: Values, wanted: Values): Values {
  const { mine, conflicts } = mergeChange(stored, read, wanted);
  if (conflicts.length > 0) throw new ApiError('Conflict');
  return mine;
}
