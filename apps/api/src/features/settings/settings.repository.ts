import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';
import { prepared } from '../../db/statements/prepared.ts';

export async function listSettingRows(db: Queryable) {
  return prepared(db, 'settings', () =>
    db.select({ key: settings.key, value: settings.value }).from(settings),
  ).execute();
}

export async function findSettingRow(db: Queryable, key: string) {
  const statement = prepared(db, 'setting', () =>
    db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, sql.placeholder('key'))),
  );
  const [row] = await statement.execute({ key });
  return row ?? null;
}

/** Two administrators who save at once run one after the other; readers do not wait. */
export async function lockSettings(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

export async function upsertSettings(
  tx: Queryable,
  values: Record<string, unknown>,
  { now, userId }: { now: Date; userId: string },
): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, updatedAt: now, updatedBy: userId }));
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at`, updatedBy: sql`excluded.updated_by` },
    });
}
