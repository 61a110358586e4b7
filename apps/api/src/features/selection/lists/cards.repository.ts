import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { CandidacyStepStatus } from '@fonendo/domain/candidacies/steps';
import {
  awaitedDocumentRequestStatuses,
  openDocumentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Certification } from '@fonendo/domain/hospitals/view';
import type { InterviewStatus } from '@fonendo/domain/interviews/interview.lifecycle';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacyRatings, candidacySteps, documentRequests, interviews } from '../../../db/schema/selection.ts';
import { askRows } from '../../../db/statements/prepared.ts';
import { certificationNow } from '../../doctors/doctors.public.ts';
import { datesToPick } from './waiting.repository.ts';

/**
 * Everything that a card follows from, but the offer. Neither the CV nor private data are read, and what may still be
 * open only of candidacies that have not ended: of the others nothing depends on it. Instants are text.
 */
export type CardRow = {
  id: string;
  offerId: string;
  doctorId: string;
  status: CandidacyStatus;
  step: number | null;
  match: number;
  appliedAt: string;
  since: string;
  seen: boolean;
  firstname: string | null;
  lastname: string | null;
  speciality: string | null;
  years: number | null;
  /** Null once the account is deleted. */
  certification: Certification | null;
  /** The statuses of the steps reached, by their position. */
  walked: Record<string, CandidacyStepStatus> | null;
  /** Of open document requests: how many wait for a verdict, and the nearest due date of the others. */
  toAccept: number | null;
  awaitedOn: string | null;
  /** Of the latest interview, with the number of dates that can still be picked. */
  interviewStatus: InterviewStatus | null;
  interviewPosition: number | null;
  startsAt: string | null;
  dates: number | null;
  averageRating: number | null;
  ratings: number | null;
};

/** The offer of a card, with the number of filled vacancies. */
export type CardOffer = {
  id: string;
  name: string | null;
  steps: readonly ProcessStep[] | null;
  speciality: string | null;
  yearsOfExperience: number | null;
  vacancies: number | null;
  accepted: number;
};

const { placeholder } = sql;

/**
 * The cards of the candidacies that `asked` selects by `id`, in the order of its `place` and with its other columns.
 * Each is looked up by its keys, one card after the other: sets of everything at once cost PostgreSQL twice as much. The
 * snapshot is unpacked once, because it contains the whole CV.
 */
export const cardsOf = <Asked>(asked: SQL<Asked>, now: Placeholder): SQL<CardRow & Asked> => sql`
  select asked.*, ${candidacies.offerId} as "offerId", ${candidacies.doctorId} as "doctorId", ${candidacies.status},
    ${candidacies.step}, ${candidacies.match}, ${candidacies.appliedAt} as "appliedAt",
    ${candidacies.stepSince} as since, ${candidacies.seenAt} is not null as seen,
    person."firstname", person."lastname", person.speciality, person."yearsOfExperience" as years,
    ${certificationNow(candidacies.doctorId)} as certification, steps.walked, requests.*, interview.*, rating.*
  from (${asked}) asked
  join ${candidacies} on ${candidacies.id} = asked.id
  left join lateral jsonb_to_record(${candidacies.snapshot})
    as person("firstname" text, "lastname" text, speciality text, "yearsOfExperience" int) on true
  left join lateral (
    select json_object_agg(${candidacySteps.position}, ${candidacySteps.status}) as walked
    from ${candidacySteps} where not ${candidacies.ended} and ${candidacySteps.candidacyId} = ${candidacies.id}
    group by ${candidacySteps.candidacyId}
  ) steps on true
  left join lateral (
    select count(*) filter (where ${documentRequests.status} = 'uploaded')::int as "toAccept",
      min(${documentRequests.dueOn}) filter (where ${inArray(documentRequests.status, [...awaitedDocumentRequestStatuses])}) as "awaitedOn"
    from ${documentRequests}
    where not ${candidacies.ended} and ${documentRequests.candidacyId} = ${candidacies.id}
      and ${inArray(documentRequests.status, [...openDocumentRequestStatuses])}
    group by ${documentRequests.candidacyId}
  ) requests on true
  left join lateral (
    select ${interviews.status} as "interviewStatus", ${interviews.position} as "interviewPosition",
      ${interviews.startsAt} as "startsAt", (select count(*)::int from ${datesToPick(sql`${now}::timestamptz`)}) as dates
    from ${interviews} where not ${candidacies.ended} and ${interviews.candidacyId} = ${candidacies.id}
    order by ${interviews.createdAt} desc, ${interviews.id} desc limit 1
  ) interview on true
  left join lateral (
    select avg(${candidacyRatings.stars})::float8 as "averageRating", count(*)::int as ratings
    from ${candidacyRatings} where ${candidacyRatings.candidacyId} = ${candidacies.id}
    group by ${candidacyRatings.candidacyId}
  ) rating on true
  order by asked.place`;

/** The cards with these ids, in this order. */
export const listCards = (db: Queryable, ids: readonly string[], now: Date): Promise<CardRow[]> =>
  askRows(db, 'cards of candidates', { ids: [...ids], now }, (p) =>
    cardsOf(sql`select id, place from unnest(${p.ids}::uuid[]) with ordinality as listed(id, place)`, p.now),
  );

/** The offers of these candidacies. */
export const listCardOffers = (db: Queryable, ids: readonly string[]): Promise<CardOffer[]> =>
  askRows(
    db,
    'offers of cards',
    { ids: [...ids] },
    () => sql`
    select ${offers.id}, ${offers.name}, ${offers.steps}, ${offers.speciality},
      ${offers.yearsOfExperience} as "yearsOfExperience", ${offers.vacancies},
      (select count(*)::int from ${candidacies}
        where ${candidacies.offerId} = ${offers.id} and ${candidacies.status} = 'accepted') as accepted
    from ${offers} where ${offers.id} in (
      select ${candidacies.offerId} from ${candidacies} where ${oneOf(candidacies.id, placeholder('ids'))})`,
  );
