import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitalInvitations, hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacyNotes, documentRequests, interviews } from '../../../db/schema/selection.ts';
import { selectionProcesses } from '../../../db/schema/selection-processes.ts';
import { ask, askRows } from '../../../db/statements/prepared.ts';

/** The hospital of the record with this id, of any kind: ids are unique over all tables. */
export async function findHospitalIdOf(db: Queryable, thing: string): Promise<string | null> {
  const [row] = await askRows(
    db,
    'hospital of anything',
    { thing },
    (p) => sql<{ id: string }>`
    select hospital_id as id from (
      select ${candidacies.hospitalId} as hospital_id from ${candidacies} where ${candidacies.id} = ${p.thing}
      union all select ${offers.hospitalId} from ${offers} where ${offers.id} = ${p.thing}
      union all select ${documentRequests.hospitalId} from ${documentRequests} where ${documentRequests.id} = ${p.thing}
      union all select ${interviews.hospitalId} from ${interviews} where ${interviews.id} = ${p.thing}
      union all select ${candidacies.hospitalId} from ${candidacyNotes}
        join ${candidacies} on ${candidacies.id} = ${candidacyNotes.candidacyId} where ${candidacyNotes.id} = ${p.thing}
      union all select ${selectionProcesses.hospitalId} from ${selectionProcesses} where ${selectionProcesses.id} = ${p.thing}
      union all select ${hospitalMembers.hospitalId} from ${hospitalMembers} where ${hospitalMembers.userId} = ${p.thing}
      union all select ${hospitalInvitations.hospitalId} from ${hospitalInvitations} where ${hospitalInvitations.id} = ${p.thing}
    ) as owners limit 1`,
  );
  return row?.id ?? null;
}

/** The hospital's row, locked until the end of the transaction. */
export async function holdHospital(tx: Queryable, id: string, strength: 'share' | 'no key update') {
  const [row] = await ask(tx, `hospital held for ${strength}`, { id }, (p) =>
    tx.select().from(hospitals).where(eq(hospitals.id, p.id)).for(strength),
  );
  return row ?? null;
}
