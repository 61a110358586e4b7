import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { users } from '../../../db/schema/users.ts';

export async function findPersonByEmail(db: Queryable, email: string): Promise<{ id: string } | undefined> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return person;
}
