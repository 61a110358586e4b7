import type { OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { findOpenClaimOf } from './claims/claims.repository.ts';
import { canEditHospital } from './hospital.policy.ts';
import { presentOwnHospital } from './hospital.presenter.ts';
import { findMembership } from './hospitals.repository.ts';

/** The caller's hospital, its approval, and what their role allows. */
export async function readOwnHospital(db: Queryable, actor: Actor): Promise<OwnHospital> {
  const [membership, claim] = await Promise.all([findMembership(db, actor.userId), findOpenClaimOf(db, actor.userId)]);
  return presentOwnHospital(membership, claim, canEditHospital(actor, membership), actor);
}
