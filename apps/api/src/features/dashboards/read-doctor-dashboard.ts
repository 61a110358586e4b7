import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type DoctorFacts, nextStep } from '@fonendo/domain/dashboards/next-step';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../http/access/access.ts';
import { readReadiness } from '../doctors/doctors.public.ts';
import { readFittingOffers } from '../offers/offers.public.ts';
import { readLatestPetition } from '../petitions/petitions.public.ts';
import type { DashboardsContext } from './dashboards.context.ts';
import {
  countOpenCandidacies,
  listAwaitedRequests,
  listComingInterviews,
  listLatestCandidacies,
} from './doctor-figures.repository.ts';

const offersShown = 3;
const candidaciesShown = 3;

/** A doctor's next step, and the state of everything else. */
export async function readDoctorDashboard(context: DashboardsContext, actor: Actor): Promise<DoctorDashboard> {
  const { db, now } = context;
  const { userId } = actor;
  const today = madridDate(now());
  const [readiness, petition, offers, interviews, requests, openCandidacies, candidacies] = await Promise.all([
    readReadiness(context, db, userId),
    readLatestPetition(context, db, actor),
    readFittingOffers(context, userId, offersShown),
    listComingInterviews(db, userId, now()),
    listAwaitedRequests(db, userId),
    countOpenCandidacies(db, userId),
    listLatestCandidacies(db, userId, candidaciesShown, now()),
  ]);
  const facts: DoctorFacts = {
    missingForPetition: readiness.petition?.missing ?? null,
    missingForOffers: readiness.apply.missing,
    petition: petition && petitionFacts(petition),
    interviewsToPick: interviews.flatMap(({ interview, firstDate, hospital }) =>
      interview.status === 'pendingConfirmation' && firstDate
        ? [{ candidacyId: interview.candidacyId, hospital, by: madridDate(firstDate) }]
        : [],
    ),
    requests: requestFacts(requests),
    openCandidacies,
  };
  return {
    next: nextStep(facts),
    petition: petition && presentPetition(petition, today),
    offers: offers && presentOffers(offers),
    interviews: interviews.map(({ interview, dates, offer, hospital }) => ({
      id: interview.id,
      candidacyId: interview.candidacyId,
      status: interview.status,
      startsAt: interview.startsAt?.toISOString() ?? null,
      durationMinutes: interview.durationMinutes,
      place: interview.place,
      location: interview.location,
      dates,
      offer: offer ?? '',
      hospital,
    })),
    requests: requests.map(({ request, offer, hospital }) => ({
      id: request.id,
      candidacyId: request.candidacyId,
      kind: request.kind,
      name: request.name,
      status: request.status,
      dueOn: request.dueOn,
      overdue: request.dueOn < today,
      offer: offer ?? '',
      hospital,
    })),
    openCandidacies,
    candidacies: candidacies.map(({ offer, ...candidacy }) => ({ ...candidacy, offer: offer ?? '' })),
  };
}

function presentOffers({
  total,
  filter: asked,
  items,
  places,
}: NonNullable<Awaited<ReturnType<typeof readFittingOffers>>>) {
  const filter = { speciality: asked.speciality, maxExperience: String(asked.maxExperience) };
  return {
    ...{ count: total, filter, items },
    places: places.map((place) => ({ ...place, filter: { ...filter, community: place.community } })),
  };
}

const petitionFacts = ({ id, next, legalTerm }: Petition): DoctorFacts['petition'] => ({
  ...{ id, step: next },
  ...{ daysLeft: legalTerm?.daysLeft ?? 0, daysOver: legalTerm?.daysOver ?? 0 },
});

/** One task per candidacy, however many documents it requests. */
function requestFacts(requests: Awaited<ReturnType<typeof listAwaitedRequests>>): DoctorFacts['requests'] {
  const byCandidacy = Map.groupBy(requests, ({ request }) => request.candidacyId);
  return [...byCandidacy].flatMap(([candidacyId, [first, ...others]]) =>
    first ? [{ candidacyId, hospital: first.hospital, by: first.request.dueOn, count: 1 + others.length }] : [],
  );
}

function presentPetition(
  { id, reference, status, standing, steps, sentAt, legalTerm }: Petition,
  today: CalendarDate,
): DoctorDashboard['petition'] {
  return {
    ...{ id, reference, status, standing, steps, legalTerm },
    daysSinceSent: sentAt ? daysBetween(madridDate(new Date(sentAt)), today) : null,
  };
}
