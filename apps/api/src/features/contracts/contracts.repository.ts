import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';

export type ContractRow = typeof contracts.$inferSelect;

export async function findSignedContract(db: Queryable, userId: string): Promise<ContractRow | null> {
  const [row] = await ask(db, 'signed contract of user', { userId }, (p) =>
    db.select().from(contracts).where(eq(contracts.userId, p.userId)).orderBy(desc(contracts.signedAt)).limit(1),
  );
  return row ?? null;
}

export async function insertContract(tx: Queryable, row: typeof contracts.$inferInsert): Promise<ContractRow> {
  const [inserted] = await tx.insert(contracts).values(row).returning();
  if (!inserted) throw new Error('the contract was not inserted');
  return inserted;
}

export type ContractClient = Awaited<ReturnType<typeof getContractClient>>;

/** The client named in the contract. Without professional data, only what the account contains. */
export async function getContractClient(db: Queryable, userId: string) {
  const [row] = await ask(db, 'client of contract', { userId }, (p) => selectClient(db).where(eq(users.id, p.userId)));
  if (!row) throw new Error(`user ${userId} is gone`);
  return row;
}

/** Locked, so that two signatures of one person run one after the other. */
export async function lockContractClient(tx: Queryable, userId: string): Promise<ContractClient> {
  const [row] = await selectClient(tx).where(eq(users.id, userId)).for('update', { of: users });
  if (!row) throw new Error(`user ${userId} is gone`);
  return row;
}

const selectClient = (db: Queryable) =>
  db
    .select({
      userId: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      locale: users.locale,
      country: doctors.countryOfResidence,
      documentType: doctorPrivateData.documentType,
      documentNumber: doctorPrivateData.documentNumber,
      address: doctorPrivateData.address,
      city: doctorPrivateData.city,
      postalCode: doctorPrivateData.postalCode,
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.userId, users.id))
    .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, users.id))
    .$dynamic();
