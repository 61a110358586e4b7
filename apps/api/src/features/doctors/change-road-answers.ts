import type { RoadAnswers } from '@fonendo/contract/petitions/road.schema';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockOwnData, updateRoadAnswers } from './doctors.repository.ts';
import { refuseVerified } from './update-doctor.ts';
import { readVerifiedFields } from './verified-fields.ts';

/** The part of a doctor's data that decides on the road to practising; the rest stays. */
export async function changeRoadAnswers(
  { now }: { now: () => Date },
  tx: Transaction,
  actor: Actor,
  { nationality, otherNationality, degreeCountry, speciality }: RoadAnswers,
): Promise<void> {
  const row = await lockOwnData(tx, actor.userId);
  if (!row) throw new ApiError('NotFound');
  // Twice the same is one nationality.
  const other = otherNationality === nationality ? null : otherNationality;
  const change = {
    doctor: { degreeCountry, speciality },
    privateData: { nationality, otherNationality: other },
  };
  const changed = [
    ...(['degreeCountry', 'speciality'] as const).filter((field) => row.doctor[field] !== change.doctor[field]),
    ...(['nationality', 'otherNationality'] as const).filter(
      (field) => row.privateData[field] !== change.privateData[field],
    ),
  ];
  if (changed.length === 0) return;
  refuseVerified(changed, await readVerifiedFields(tx, row));
  await updateRoadAnswers(tx, actor.userId, change);
  // Only the names of the fields, not their values: these are personal data, and the audit outlives the account.
  const subject = { type: 'user', id: actor.userId } as const;
  await recordAudit(tx, now(), actor, 'doctor.updated', subject, { after: { changed } });
}
