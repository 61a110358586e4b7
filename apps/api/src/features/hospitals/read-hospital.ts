import type { HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentHospitalDetail } from './hospital.presenter.ts';
import { countOffersByStatus } from './hospital-list.repository.ts';
import { findHospital } from './hospitals.repository.ts';
import { listMembers } from './members/members.repository.ts';

/** One hospital with its people and offers, for the platform's administrators. */
export async function readHospital(db: Queryable, actor: Actor, id: string): Promise<HospitalDetail> {
  const [hospital, members, offers] = await Promise.all([
    findHospital(db, id),
    listMembers(db, id),
    countOffersByStatus(db, id),
  ]);
  if (!hospital) throw new ApiError('NotFound');
  return presentHospitalDetail(hospital, members, offers, actor);
}
