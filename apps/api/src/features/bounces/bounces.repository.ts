import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { bounces, users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type BounceRow = typeof bounces.$inferSelect;

export async function findBounce(db: Queryable, userId: string): Promise<BounceRow | null> {
  const build = () =>
    db
      .select()
      .from(bounces)
      .where(eq(bounces.userId, sql.placeholder('userId')));
  const [row] = await prepared(db, 'bounce of somebody', build).execute({ userId });
  return row ?? null;
}

export async function saveBounce(tx: Queryable, row: BounceRow): Promise<void> {
  await tx.insert(bounces).values(row).onConflictDoUpdate({ target: bounces.userId, set: row });
}

export async function deleteBounce(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(bounces).where(eq(bounces.userId, userId));
}

/** Something arrived: the link of a mail was opened. What they complained about is another matter. */
export async function settleDelivery(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(bounces)
    .set({ undeliverableAt: null, reason: null, status: null, diagnostic: null, failedOn: [] })
    .where(eq(bounces.userId, userId));
}

/** Somebody chose mails again. */
export async function forgetComplaint(tx: Queryable, userId: string): Promise<void> {
  await tx.update(bounces).set({ complainedAt: null }).where(eq(bounces.userId, userId));
}

const addressee = {
  ...{ id: users.id, email: users.email },
  ...{ mailFamilies: users.mailFamilies, digestFamilies: users.digestFamilies },
};

/** The person whom a mail is for; null for addresses without an account. */
export async function findAddressee(db: Queryable, email: string): Promise<{ id: string; email: string } | null> {
  const build = () =>
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.email, sql.placeholder('email')), isNull(users.deletedAt)));
  const [row] = await prepared(db, 'whose address', build).execute({ email });
  return row ?? null;
}

export async function findPerson(db: Queryable, id: string): Promise<{ id: string; email: string } | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

/** Nobody changes their address or their wanted mails meanwhile. */
export async function lockPerson(tx: Queryable, id: string) {
  const [row] = await tx
    .select(addressee)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function wantNoMails(tx: Queryable, id: string): Promise<void> {
  await tx.update(users).set({ mailFamilies: [], digestFamilies: [] }).where(eq(users.id, id));
}

/** Of how many people nothing is delivered. */
export async function countUndeliverable(db: Queryable): Promise<number> {
  const [row] = await ask(db, 'undeliverable people', {}, () =>
    db.select({ total: count() }).from(bounces).where(isNotNull(bounces.undeliverableAt)),
  );
  return row?.total ?? 0;
}
