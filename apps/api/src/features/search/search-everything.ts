import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { isAdministrator, isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { mayFindDoctors } from '@fonendo/domain/hospitals/approval.lifecycle';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { lookUpOwnCandidacies } from '../candidacies/candidacies.public.ts';
import { lookUpDoctors, requireReach } from '../doctors/doctors.public.ts';
import { findOpenMembership, lookUpHospitals, type Membership } from '../hospitals/hospitals.public.ts';
import { lookUpManagedOffers, lookUpOpenOffers } from '../offers/offers.public.ts';
import { lookUpInvoices } from '../payments/payments.public.ts';
import { lookUpPetitions } from '../petitions/petitions.public.ts';
import { lookUpCandidates } from '../selection/selection.public.ts';
import { lookUpUsers } from '../users/users.public.ts';
import { correctSearch, type Vocabulary } from './slips/slips.public.ts';
import { vocabularyOfHospital, wholeVocabulary } from './vocabulary.repository.ts';

/** Per kind. */
const most = 5;

type Found = Omit<SearchAnswer, 'understood'>;

const nothing: Found = {
  users: [],
  doctors: [],
  candidacies: [],
  petitions: [],
  invoices: [],
  offers: [],
  hospitals: [],
};

/**
 * The first few matches of all lists that the actor has. Where there are none, slips are forgiven as in the search for
 * offers, and the answer says what was understood.
 */
export async function searchEverything(db: Database, actor: Actor, search: string): Promise<SearchAnswer> {
  const { policyGroups, userId } = actor;
  const ofHospital = !isAdministrator(policyGroups) && isHospitalStaff(policyGroups);
  const membership = ofHospital ? await findOpenMembership(db, userId) : null;
  const found = await lookUpEverything(db, actor, membership, search);
  if (hasAny(found)) return { ...found, understood: null };
  const vocabulary = vocabularyOf(actor, membership);
  const understood = vocabulary && (await correctSearch(db, vocabulary, search));
  const meant = understood ? await lookUpEverything(db, actor, membership, understood) : nothing;
  return { ...meant, understood: hasAny(meant) ? understood : null };
}

const hasAny = (found: Found): boolean => Object.values(found).some(({ length }) => length > 0);

/** Doctors look for offers, whose own search has forgiven already. */
function vocabularyOf({ policyGroups }: Actor, membership: Membership | null): readonly Vocabulary[] | null {
  if (isAdministrator(policyGroups)) return wholeVocabulary;
  return membership && vocabularyOfHospital(membership.hospital.id);
}

/**
 * Each feature looks up its own things by the rules of its list; this only knows who has which lists. They are asked
 * together and share one connection: this is called at every pause while typing, and must not take several per person.
 */
async function lookUpEverything(
  db: Database,
  actor: Actor,
  membership: Membership | null,
  search: string,
): Promise<Found> {
  const { policyGroups, userId } = actor;
  if (isAdministrator(policyGroups)) {
    const [users, petitions, invoices, offers, hospitals] = await Promise.all([
      lookUpUsers(db, search, most),
      lookUpPetitions(db, actor, search, most),
      lookUpInvoices(db, search, most),
      lookUpManagedOffers(db, { hospitalId: null }, search, most),
      lookUpHospitals(db, search, most),
    ]);
    return { ...nothing, users, petitions, invoices, offers, hospitals };
  }
  if (isHospitalStaff(policyGroups)) {
    // Somebody who has not entered their hospital's data yet has nothing to find.
    if (!membership) return nothing;
    const { id: hospitalId, approvalStatus } = membership.hospital;
    const [candidacies, offers, doctors] = await Promise.all([
      lookUpCandidates(db, hospitalId, search, most),
      lookUpManagedOffers(db, { hospitalId }, search, most),
      mayFindDoctors(approvalStatus) ? lookUpDoctors(db, requireReach(actor, membership), search, most) : [],
    ]);
    return { ...nothing, candidacies, offers, doctors };
  }
  if (!isDoctor(policyGroups)) return nothing;
  const [offers, candidacies, petitions] = await Promise.all([
    lookUpOpenOffers(db, actor, search, most),
    lookUpOwnCandidacies(db, userId, search, most),
    lookUpPetitions(db, actor, search, most),
  ]);
  return { ...nothing, offers, candidacies, petitions };
}
