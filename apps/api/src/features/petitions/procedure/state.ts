import type { MissingItem } from '@fonendo/contract/doctors/doctors.schema';
import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { effectOf } from '@fonendo/domain/petitions/legal-clock/notification';
import { type LegalTerm, legalTerm } from '@fonendo/domain/petitions/legal-term';
import {
  decidePetition,
  type PetitionEvent,
  type PetitionFacts,
  type PetitionStatus,
} from '@fonendo/domain/petitions/petition.lifecycle';
import { decideRoad } from '@fonendo/domain/petitions/road';
import { type PlacedHolidays, residenceOf, withResidence } from '@fonendo/domain/reference/regional-holidays';
import type { Holidays } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { type CvRow, findCv } from '../../cv/cv.public.ts';
import { readReadiness } from '../../doctors/doctors.public.ts';
import { listDocuments } from '../../documents/documents.public.ts';
import { findRoadFacts } from '../../payments/payments.public.ts';
import type { AnswerRecord } from '../answers/answers.repository.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import type { PetitionRecord, SuspensionRecord } from '../petitions.repository.ts';
import { seatHolidaysFrom } from '../review/settings.ts';
import { readBelongings } from './belongings.repository.ts';
import { resolutionNotification } from './clock.ts';
import type { HearingRecord } from './hearings.repository.ts';

type Rules = Pick<PetitionsContext, 'now' | 'practiceRule'>;

/** The facts for every decision about a petition. Under the lock of its doctor they cannot change. */
export type PetitionState = {
  facts: PetitionFacts;
  /** The recognition has taken effect already. */
  certified: boolean;
  documents: DoctorDocuments;
  cv: CvRow | null;
  missing: MissingItem[];
  suspensions: SuspensionRecord[];
  hearings: HearingRecord[];
  answers: AnswerRecord[];
  /** Of the ministry's seat and of the community in which the doctor lives. */
  holidays: PlacedHolidays;
};

export async function readPetitionState(rules: Rules, db: Queryable, petition: PetitionRecord): Promise<PetitionState> {
  const { doctorId, status } = petition;
  const [documents, cv, readiness, road, belongings] = await Promise.all([
    listDocuments(rules, db, doctorId, true),
    findCv(db, doctorId),
    // Only while it is being filled in: a sent petition was complete.
    status === null ? readReadiness(rules, db, doctorId) : null,
    status === null ? findRoadFacts(db, doctorId) : null,
    readBelongings(db, petition),
  ]);
  const { certified, suspensions, hearings, answers, residence, storedHolidays } = belongings;
  const community = residence && residenceOf(residence.country, residence.postalCode);
  const holidays = withResidence(seatHolidaysFrom(storedHolidays, rules.now()), community);
  const missing = readiness?.petition?.missing ?? [];
  const lacks = (...keys: MissingItem['key'][]) => missing.some(({ key }) => keys.includes(key));
  const { required } = documents;
  return {
    ...{ certified, documents, cv, missing, suspensions, hearings, answers, holidays },
    facts: {
      status,
      // The answers may have changed since it was started. One that is missing is among the missing data.
      ownRoad: road === null || decideRoad(road).road === 'homologation',
      dataComplete: !lacks('personalData', 'cv', 'contract'),
      documentsUploaded: !lacks('documentMissing', 'documentRejected'),
      documentsApproved: required.approved === required.total,
      cvReviewed: cv?.status === 'reviewed',
      paid: status === null ? !lacks('payment') : petition.paid,
    },
  };
}

/** The next status; throws if the event is refused. */
export function nextStatus({ facts }: PetitionState, event: PetitionEvent, actor: Actor): PetitionStatus {
  const decision = decidePetition(facts, event, roleOf(actor));
  if ('refused' in decision) throw new ApiError(decision.refused);
  return decision.to;
}

export const roleOf = (actor: Pick<Actor, 'policyGroups'>) =>
  isAdministrator(actor.policyGroups) ? 'administrator' : 'doctor';

/**
 * Null before the registry entry. After the petition ended the clock stands still: for the ministry's term it is enough
 * to have put the resolution at disposal (art. 43.3 Ley 39/2015).
 */
export function legalTermOf(
  petition: Parameters<typeof resolutionNotification>[0] & Pick<PetitionRecord, 'registeredOn'>,
  suspensions: readonly Pick<SuspensionRecord, 'from' | 'until' | 'answerBy'>[],
  holidays: Holidays,
  now: Date,
): LegalTerm | null {
  if (petition.registeredOn === null) return null;
  const today = madridDate(now);
  const notification = resolutionNotification(petition);
  const seenOn = notification ? effectOf(notification, today).fulfilledOn : today;
  return legalTerm(petition.registeredOn, suspensions, seenOn, holidays);
}
