import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { sandboxCheckouts } from '../../db/schema/payments.ts';
import { ask } from '../../db/statements/prepared.ts';

export type SandboxRow = typeof sandboxCheckouts.$inferSelect;

/** The row of this payment, new or from an earlier request. */
export async function upsertSandboxCheckout(db: Queryable, row: SandboxRow): Promise<SandboxRow> {
  await db.insert(sandboxCheckouts).values(row).onConflictDoNothing();
  const [kept] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.idempotencyKey, row.idempotencyKey));
  if (!kept) throw new Error(`sandbox checkout ${row.idempotencyKey} is gone`);
  return kept;
}

export async function findSandboxCheckout(db: Queryable, id: string): Promise<SandboxRow | null> {
  const [row] = await ask(db, 'sandbox checkout', { id }, (p) =>
    db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, p.id)),
  );
  return row ?? null;
}

/** Ends an open checkout; null if it had ended already. */
export async function closeSandboxCheckout(db: Queryable, id: string, status: string, openAt: Date | null) {
  const [row] = await db
    .update(sandboxCheckouts)
    .set({ status })
    .where(
      and(
        eq(sandboxCheckouts.id, id),
        eq(sandboxCheckouts.status, 'open'),
        openAt ? gt(sandboxCheckouts.expiresAt, openAt) : undefined,
      ),
    )
    .returning();
  return row ?? null;
}

export async function setSandboxStatus(db: Queryable, id: string, from: string, to: string): Promise<void> {
  await db
    .update(sandboxCheckouts)
    .set({ status: to })
    .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, from)));
}
