import { placeSearchText } from '@fonendo/domain/hospitals/search';
import { offerSearchTexts } from '@fonendo/domain/offers/search';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { candidacies } from '../schema/candidacies.ts';
import type { offers } from '../schema/offers.ts';
import type { selectionProcesses } from '../schema/selection-processes.ts';
import { mayApply } from './candidacies.ts';
import type { DemoDoctor } from './doctors.ts';
import { demoHospitals } from './hospitals.ts';
import { demoId } from './ids.ts';
import { demoPosts } from './offer-posts.ts';
import { authorOf, contentOf } from './offers.ts';
import { demoProcessOf } from './processes.ts';
import { shareOfWork, workedAt } from './working-time.ts';

type OfferRow = typeof offers.$inferInsert;
type CandidacyRow = typeof candidacies.$inferInsert;

const dayMs = 24 * 60 * 60 * 1000;

/** When somebody was accepted, as a day of the month, and how many days after they had applied. */
type Hire = { day: number; after: number };

/**
 * Posts for some weeks that the demo hospital has filled: enough people in each month for its days until hiring to be
 * drawn. They ask for no speciality, and a doctor who had such a post may be looking for the next.
 */
const seasons: readonly { monthsAgo: number; name: string; hires: readonly Hire[] }[] = [
  {
    monthsAgo: 4,
    name: 'Refuerzo de verano en urgencias',
    hires: [day(7, 34), day(11, 38), day(25, 29)],
  },
  {
    monthsAgo: 3,
    name: 'Sustitución de vacaciones en urgencias',
    hires: [day(4, 27), day(6, 35), day(20, 31), day(27, 24)],
  },
  {
    monthsAgo: 2,
    name: 'Guardias de fin de semana en urgencias',
    hires: [day(9, 26), day(10, 19), day(24, 30)],
  },
  {
    monthsAgo: 1,
    name: 'Refuerzo de otoño en urgencias',
    hires: [day(5, 22), day(14, 17), day(19, 25), day(22, 20)],
  },
];

function day(number: number, after: number): Hire {
  return { day: number, after };
}

type Earlier = { offers: OfferRow[]; candidacies: CandidacyRow[] };

/** Their serials come after those of the other offers and candidacies, which keep theirs. */
export function demoEarlierHires(
  doctors: readonly DemoDoctor[],
  processes: readonly (typeof selectionProcesses.$inferInsert)[],
  serials: { offers: number; candidacies: number },
  now: Date,
): Earlier {
  const earlier: Earlier = { offers: [], candidacies: [] };
  // Nobody of the login page: their own lists stay short.
  const free = doctors.filter((doctor) => mayApply(doctor) && doctor.serial >= 100);
  for (const [index, { monthsAgo, name, hires }] of seasons.entries()) {
    const at = (hire: Hire) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, hire.day, 10, 20));
    const ends = hires.map((hire) => ({
      acceptedAt: at(hire),
      appliedAt: new Date(at(hire).getTime() - hire.after * dayMs),
    }));
    const firstApplied = new Date(Math.min(...ends.map(({ appliedAt }) => appliedAt.getTime())));
    const lastAccepted = new Date(Math.max(...ends.map(({ acceptedAt }) => acceptedAt.getTime())));
    const offer = seasonOffer(serials.offers + index + 1, name, hires.length, firstApplied, lastAccepted, processes);
    earlier.offers.push(offer);
    for (const end of ends) {
      const who = free.findIndex(({ daysAgo }) => now.getTime() - (daysAgo - 6) * dayMs < end.appliedAt.getTime());
      const [doctor] = who < 0 ? [] : free.splice(who, 1);
      if (!doctor) continue;
      const id = demoId('candidacy', serials.candidacies + earlier.candidacies.length + 1);
      earlier.candidacies.push(hired(id, offer, doctor, end));
    }
  }
  return earlier;
}

function seasonOffer(
  serial: number,
  name: string,
  vacancies: number,
  firstApplied: Date,
  lastAccepted: Date,
  processes: readonly (typeof selectionProcesses.$inferInsert)[],
): OfferRow {
  const [hospital] = demoHospitals;
  const [post] = demoPosts;
  if (!hospital || !post) throw new Error('the demo has no hospital or no post');
  const content = {
    ...contentOf({ ...post, name }, hospital, 0, serial),
    contractType: 'temporaryReplacement' as const,
    vacancies,
  };
  const before = (days: number) => workedAt(new Date(firstApplied.getTime() - days * dayMs));
  return {
    id: demoId('offer', serial),
    hospitalId: hospital.id,
    status: 'closed',
    ...content,
    createdBy: authorOf(0),
    createdAt: before(3),
    publishedAt: before(2),
    updatedAt: workedAt(lastAccepted),
    closedAt: workedAt(new Date(lastAccepted.getTime() + dayMs)),
    ...demoProcessOf(processes, hospital.id, 0),
    searchHospital: placeSearchText(hospital),
    ...offerSearchTexts(content),
  };
}

/** Their first day was agreed on with the acceptance. */
function hired(
  id: string,
  offer: OfferRow,
  { doctor }: DemoDoctor,
  end: { appliedAt: Date; acceptedAt: Date },
): CandidacyRow {
  const [appliedAt, acceptedAt] = [workedAt(end.appliedAt), workedAt(end.acceptedAt)];
  const later = (days: number) => madridDate(new Date(acceptedAt.getTime() + days * dayMs));
  return {
    id,
    offerId: offer.id,
    hospitalId: offer.hospitalId,
    doctorId: doctor.userId,
    status: 'accepted',
    appliedAt,
    statusSince: acceptedAt,
    step: (offer.steps?.length ?? 1) - 1,
    stepSince: acceptedAt,
    discardReason: null,
    seenAt: shareOfWork(appliedAt, acceptedAt, 0.2),
    firstDayFrom: later(7),
    firstDayTo: later(21),
    firstDayAgreed: later(10),
  };
}
