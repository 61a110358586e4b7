import type { OwnCandidacy } from '@fonendo/contract/candidacies.schema';
import { decideCandidacy } from '@fonendo/domain/candidacy.lifecycle';
import type { OwnCandidacyRow } from './candidacies.repository.ts';

/** For its doctor, field by field: what a hospital notes about somebody stays out of it. */
export function presentOwnCandidacy({ candidacy, offer, hospital }: OwnCandidacyRow): OwnCandidacy {
  const { name, speciality, community } = offer;
  if (name === null || speciality === null || community === null) {
    throw new Error(`offer ${offer.id} has candidacies but is incomplete`);
  }
  return {
    id: candidacy.id,
    status: candidacy.status,
    appliedAt: candidacy.appliedAt.toISOString(),
    statusSince: candidacy.statusSince.toISOString(),
    offer: {
      ...{ id: offer.id, name, speciality, community },
      open: offer.status === 'approved' && !offer.hospitalBlocked,
    },
    hospital: { name: hospital.name, city: hospital.city },
    can: { withdraw: 'to' in decideCandidacy(candidacy.status, 'withdraw', 'doctor') },
  };
}
