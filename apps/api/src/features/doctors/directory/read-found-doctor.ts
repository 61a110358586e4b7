import type { FoundDoctor } from '@fonendo/contract/doctors/directory.schema';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { getMembership } from '../../hospitals/hospitals.public.ts';
import { findDoctorProfile } from '../doctor-profile.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import { countDirectory, listCandidaciesAt, listRecommendedAt } from './directory.repository.ts';
import { requireReach } from './directory-scope.ts';

/**
 * One doctor of the directory, as the doctor previews it. A doctor who does not wish to be found, is blocked or has
 * left is not there, even for a hospital that they applied to: that one has what they handed in.
 */
export async function readFoundDoctor(
  { db, now }: Pick<DoctorsContext, 'db' | 'now'>,
  actor: Actor,
  doctorId: string,
): Promise<FoundDoctor> {
  const membership = await getMembership(db, actor);
  const reach = requireReach(actor, membership);
  const { hospital, member } = membership;
  if ((await countDirectory(db, { reach, ids: [doctorId] })) === 0) throw new ApiError('NotFound');
  const [profile, candidacies, recommended] = await Promise.all([
    findDoctorProfile(db, doctorId, now()),
    listCandidaciesAt(db, hospital.id, doctorId),
    listRecommendedAt(db, hospital.id, doctorId),
  ]);
  if (!profile) throw new ApiError('NotFound');
  const named = ({ id, name }: { id: string; name: string | null }) => ({ id, name: name ?? '' });
  return {
    profile,
    candidacies: candidacies.map(({ id, status, appliedAt, offer }) => ({
      ...{ id, status, appliedAt: appliedAt.toISOString(), offer: named(offer) },
    })),
    recommended: recommended.map(({ offer, at }) => ({ offer: named(offer), at: at.toISOString() })),
    can: rightsFor(actor, { recommend: hasHospitalRight(member.role, 'writeOffers') }),
  };
}
