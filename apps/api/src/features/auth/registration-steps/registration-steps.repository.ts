import type { ResumableStep } from '@fonendo/domain/auth/registration';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { ask } from '../../../db/statements/prepared.ts';

/** Null for a doctor without professional data. */
export async function findRegistrationStep(db: Queryable, userId: string): Promise<ResumableStep | null> {
  const [row] = await ask(db, 'registration step', { userId }, (p) =>
    db.select({ step: doctors.registrationStep }).from(doctors).where(eq(doctors.userId, p.userId)),
  );
  return row?.step ?? null;
}

/** False if the doctor was at another step. */
export async function moveRegistrationStep(
  tx: Queryable,
  userId: string,
  from: ResumableStep,
  to: ResumableStep,
): Promise<boolean> {
  const moved = await tx
    .update(doctors)
    .set({ registrationStep: to })
    .where(and(eq(doctors.userId, userId), eq(doctors.registrationStep, from)))
    .returning({ userId: doctors.userId });
  return moved.length > 0;
}
