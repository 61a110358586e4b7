import { differencesOf, mergeChange } from '@fonendo/domain/shared/concurrent-change';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AuditAction, type AuditFacts, recordAudit } from '../audit/audit.public.ts';
import { lockSettings, upsertSettings } from './settings.repository.ts';

type SettingsAction = Extract<AuditAction, `settings.${string}`>;
type Change = Record<'before' | 'after', AuditFacts<SettingsAction>>;

type SettingsChange<Values> = {
  /** The subject of the audit entry: "prices". */
  id: string;
  action: SettingsAction;
  /** The values within the transaction, defaults included, by their keys. */
  read: (tx: Queryable) => Promise<Values>;
  decide: (current: Values) => Values;
  /** What the audit entry says besides the new values. */
  alsoRecord?: (current: Values, next: Values) => AuditFacts<SettingsAction>;
};

/** Decided under the lock with the current values; only differences are written and recorded. */
export async function changeSettings<Values extends Record<string, unknown>>(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  { id, action, read, decide, alsoRecord }: SettingsChange<Values>,
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
    const after = { ...change.after, ...alsoRecord?.(current, next) };
    await recordAudit(tx, now(), actor, action, { type: 'settings', id }, { ...change, after } as Change);
    return next;
  });
}

/** Never undoes what others have saved since it was read: merges, or refuses if both changed the same. */
export function mergeOrRefuse<Values extends object>(stored: Values, read: Values, wanted: Values): Values {
  const { mine, conflicts } = mergeChange(stored, read, wanted);
  if (conflicts.length > 0) throw new ApiError('Conflict');
  return mine;
}
