import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { CandidacyStepStatus } from '@fonendo/domain/candidacies/steps';
import {
  awaitedDocumentRequestStatuses,
  openDocumentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import {
  type InterviewStatus,
  liveInterviewStatuses,
  openInterviewStatuses,
} from '@fonendo/domain/interviews/interview.lifecycle';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offers } from '../../../db/schema/offers.ts';
import { candidacyRatings, candidacySteps, documentRequests, interviews } from '../../../db/schema/selection.ts';
import { askAtOnce, jsonRows } from '../../../db/statements/figures.ts';
import { type CertificationFacts, certificationFacts } from '../../doctors/doctors.public.ts';
import { datesToPick } from './waiting.repository.ts';

/** Only what a card shows: neither the CV nor private data are read. */
export type CardRow = {
  id: string;
  offerId: string;
  doctorId: string;
  status: CandidacyStatus;
  step: number | null;
  appliedAt: string;
  since: string;
  seenAt: string | null;
  firstname: string | null;
  lastname: string | null;
  speciality: string | null;
  years: number | null;
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

/** The latest interview, with the number of dates that can still be picked. */
export type LatestInterview = {
  candidacyId: string;
  position: number;
  status: InterviewStatus;
  startsAt: string | null;
  dates: number;
};

export type CardFacts = {
  rows: CardRow[];
  offers: CardOffer[];
  /** The statuses of the steps reached. */
  steps: { candidacyId: string; position: number; status: CandidacyStepStatus }[];
  /** Open document requests. */
  requests: { candidacyId: string; awaitedOn: string | null; toAccept: number }[];
  interviews: LatestInterview[];
  ratings: { candidacyId: string; average: number; count: number }[];
  certifications: CertificationFacts[];
};

const { placeholder } = sql;

const among = (column: PgColumn) => oneOf(column, placeholder('ids'));

/** Everything about the cards with these ids in one statement, each kind of thing read once for all of them. */
export const readCardFacts = (db: Queryable, ids: readonly string[], now: Date): Promise<CardFacts> =>
  askAtOnce<CardFacts>(
    db,
    'cards of candidates',
    () => ({
      // The snapshot is unpacked once, because it contains the whole CV.
      rows: jsonRows(sql`
        select ${candidacies.id}, ${candidacies.offerId} as "offerId", ${candidacies.doctorId} as "doctorId",
          ${candidacies.status}, ${candidacies.step}, ${candidacies.appliedAt} as "appliedAt",
          ${candidacies.stepSince} as since, ${candidacies.seenAt} as "seenAt",
          person."firstname", person."lastname", person.speciality, person."yearsOfExperience" as years
        from ${candidacies} left join lateral jsonb_to_record(${candidacies.snapshot})
          as person("firstname" text, "lastname" text, speciality text, "yearsOfExperience" int) on true
        where ${among(candidacies.id)}`),
      offers: jsonRows(sql`
        select ${offers.id}, ${offers.name}, ${offers.steps}, ${offers.speciality},
          ${offers.yearsOfExperience} as "yearsOfExperience", ${offers.vacancies},
          (select count(*)::int from ${candidacies}
            where ${candidacies.offerId} = ${offers.id} and ${candidacies.status} = 'accepted') as accepted
        from ${offers} where ${offers.id} in (select ${candidacies.offerId} from ${candidacies} where ${among(candidacies.id)})`),
      steps: jsonRows(sql`
        select ${candidacySteps.candidacyId} as "candidacyId", ${candidacySteps.position}, ${candidacySteps.status}
        from ${candidacySteps} where ${among(candidacySteps.candidacyId)}`),
      requests: jsonRows(sql`
        select ${documentRequests.candidacyId} as "candidacyId",
          min(${documentRequests.dueOn}) filter (where ${inArray(documentRequests.status, [...awaitedDocumentRequestStatuses])}) as "awaitedOn",
          count(*) filter (where ${documentRequests.status} = 'uploaded')::int as "toAccept"
        from ${documentRequests}
        where ${among(documentRequests.candidacyId)}
          and ${inArray(documentRequests.status, [...openDocumentRequestStatuses])}
        group by ${documentRequests.candidacyId}`),
      interviews: jsonRows(sql`
        select distinct on (${interviews.candidacyId}) ${interviews.candidacyId} as "candidacyId",
          ${interviews.position}, ${interviews.status}, ${interviews.startsAt} as "startsAt", (
            select count(*)::int from ${datesToPick(sql`${placeholder('now')}::timestamptz`)}
          ) as dates
        from ${interviews} where ${among(interviews.candidacyId)}
        order by ${interviews.candidacyId}, ${interviews.createdAt} desc, ${interviews.id} desc`),
      ratings: jsonRows(sql`
        select ${candidacyRatings.candidacyId} as "candidacyId", avg(${candidacyRatings.stars})::float8 as average,
          count(*)::int as count
        from ${candidacyRatings} where ${among(candidacyRatings.candidacyId)} group by ${candidacyRatings.candidacyId}`),
      certifications: jsonRows(
        certificationFacts(sql`select ${candidacies.doctorId} from ${candidacies} where ${among(candidacies.id)}`),
      ),
    }),
    { ids: [...ids], now: now.toISOString() },
  );

export const isLive = (status: LatestInterview['status']) => liveInterviewStatuses.find((live) => live === status);

export const keepsStepOpen = (status: LatestInterview['status']): boolean =>
  openInterviewStatuses.some((open) => open === status);
