import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { OfferParty } from '@fonendo/domain/offers/offer.lifecycle';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { getMembership, requireRight } from '../hospitals/hospitals.public.ts';
import type { OfferScope } from './offers.repository.ts';

/** Whose offers the caller sees, and for which party they act; null if they only read. */
export type OfferReader = OfferScope & Pick<Actor, 'impersonatorId'> & { party: OfferParty | null; mayCreate: boolean };

const team = { hospitalId: null, party: 'administrator' } as const;

export async function readerOf(db: Queryable, actor: Actor): Promise<OfferReader> {
  const { impersonatorId } = actor;
  // A new offer is one of the hospital that they have chosen.
  if (isAdministrator(actor.policyGroups)) return { ...team, impersonatorId, mayCreate: Boolean(actor.work?.chosen) };
  const { hospital, member } = await getMembership(db, actor);
  const party = hasHospitalRight(member.role, 'writeOffers') ? 'hospital' : null;
  return { hospitalId: hospital.id, party, impersonatorId, mayCreate: party === 'hospital' };
}

/** The same for a change. Called first in its transaction, so that the right cannot be lost before its end. */
export async function changerOf(tx: Queryable, actor: Actor): Promise<OfferScope & { party: OfferParty }> {
  if (isAdministrator(actor.policyGroups)) return team;
  const { hospital } = await requireRight(tx, actor, 'writeOffers');
  return { hospitalId: hospital.id, party: 'hospital' };
}
