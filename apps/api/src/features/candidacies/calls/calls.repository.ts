import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';

type Noted = { day: string; note: string; by: string };

export async function updateCall(tx: Queryable, candidacyId: string, { day, note, by }: Noted): Promise<void> {
  await tx
    .update(candidacies)
    .set({ calledOn: day, calledBy: by, callNote: note })
    .where(eq(candidacies.id, candidacyId));
}
