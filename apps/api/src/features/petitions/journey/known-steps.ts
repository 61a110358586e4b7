import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { KnownSteps } from '@fonendo/domain/petitions/journey/marks';
import { decideRoad, type RoadFacts } from '@fonendo/domain/petitions/road';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findOwnData, type OwnData } from '../../doctors/doctors.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { findLastPetition } from '../petitions.repository.ts';
import { readFoundPetition } from '../read-petition.ts';
import { findFirstApplication, findPost, listMarks } from './journey.repository.ts';

export type JourneyContext = Pick<PetitionsContext, 'db' | 'now' | 'practiceRule'>;

/** Everything that the way to the first day depends on. */
export async function readJourneyFacts(context: Omit<JourneyContext, 'db'>, db: Queryable, actor: Actor) {
  const { userId } = actor;
  const [own, last, marks, post, appliedAt] = await Promise.all([
    findOwnData(db, userId),
    readLastPetition(context, db, actor),
    listMarks(db, userId),
    findPost(db, userId),
    findFirstApplication(db, userId),
  ]);
  if (!own) throw new ApiError('NotFound');
  const facts = roadFactsOf(own);
  const road = facts && decideRoad(facts).road;
  const petition = last?.status === null && road !== null && road !== 'homologation' ? null : last;
  // A doctor whose degree was recognised before they registered has no petition: nothing tells when that was.
  const isRecognised = petition === null && actor.policyGroups.includes('certifiedDoctor');
  const person = {
    nationalities: nationalitiesOf(own),
    countryOfResidence: own.doctor.countryOfResidence,
    // A petition that was sent is a homologation, even if the doctor's answers lead to another road today.
    road: petition === null ? road : ('homologation' as const),
    isRecognised,
  };
  const isOurs = petition !== null || person.road === null || person.road === 'homologation';
  const known: KnownSteps = {
    ...(isOurs && !isRecognised && petitionSteps(petition)),
    ...(post && { job: { startedOn: madridDate(post.appliedAt), doneOn: madridDate(post.acceptedAt) } }),
  };
  return { person, petition, marks, post, appliedOn: appliedAt && madridDate(appliedAt), known };
}

export type JourneyFacts = Awaited<ReturnType<typeof readJourneyFacts>>;

/** One that was withdrawn is as if it had not been: another may follow. */
async function readLastPetition(context: Omit<JourneyContext, 'db'>, db: Queryable, actor: Actor) {
  const last = await findLastPetition(db, actor.userId);
  if (last === null || last.resolutionKind === 'withdrawn') return null;
  return readFoundPetition(context, db, actor, last);
}

const nationalitiesOf = ({ privateData: { nationality, otherNationality } }: OwnData): string[] =>
  [nationality, otherNationality].flatMap((one) => one ?? []);

function roadFactsOf(own: OwnData): RoadFacts | null {
  const { degreeCountry, speciality } = own.doctor;
  return degreeCountry === null ? null : { nationalities: nationalitiesOf(own), degreeCountry, speciality };
}

/** From the beginning of the petition to its registry entry, and from there to the resolution. */
function petitionSteps(petition: Petition | null): KnownSteps {
  if (petition === null) return { sending: unknown, resolution: unknown };
  const registeredOn = petition.legalTerm?.registeredOn ?? null;
  const createdOn = madridDate(new Date(petition.createdAt));
  return {
    // A registry entry can be recorded later than it was made.
    sending: { startedOn: earlier(createdOn, registeredOn), doneOn: registeredOn },
    resolution: { startedOn: registeredOn, doneOn: petition.standing === 'Aproved' ? effectiveOn(petition) : null },
  };
}

const unknown = { startedOn: null, doneOn: null };

const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a);

/** The day of the notification, or of the last condition that had to be met. */
function effectiveOn({ resolution, conditions }: Petition): string | null {
  if (resolution === null) return null;
  const { notifiedOn, disposedOn } = resolution.notification;
  const days = conditions.flatMap(({ doneAt }) => (doneAt ? madridDate(new Date(doneAt)) : []));
  return [notifiedOn ?? disposedOn ?? madridDate(new Date(resolution.at)), ...days].toSorted().at(-1) ?? null;
}
