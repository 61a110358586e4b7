import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { ask } from '../../db/statements/prepared.ts';

/**
 * A recognition is under way from sending the petition until it is refused or takes effect, also while a conditional
 * grant waits for its training, because until then it gives no right to practise. Not called for recognised doctors.
 */
export async function isRecognitionUnderWay(db: Queryable, doctorId: string): Promise<boolean> {
  const rows = await ask(db, 'recognition of doctor under way', { doctorId }, (p) =>
    db
      .select({ id: petitions.id })
      .from(petitions)
      .where(and(eq(petitions.doctorId, p.doctorId), isNotNull(petitions.status), ne(petitions.status, 'Refused')))
      .limit(1),
  );
  return rows.length > 0;
}
