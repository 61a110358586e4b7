import type { FirstDay } from '@fonendo/domain/candidacies/first-day';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';

export async function updateFirstDay(
  tx: Queryable,
  candidacyId: string,
  { from, to, agreed }: FirstDay,
): Promise<void> {
  await tx
    .update(candidacies)
    .set({ firstDayFrom: from, firstDayTo: to, firstDayAgreed: agreed })
    .where(eq(candidacies.id, candidacyId));
}
