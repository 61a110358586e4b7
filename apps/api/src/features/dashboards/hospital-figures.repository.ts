import { manyDays } from '@fonendo/domain/dashboards/hospital-steps';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import type { InterviewPlace } from '@fonendo/domain/interviews/interview';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { askAtOnce, jsonRow, jsonRows } from '../../db/statements/figures.ts';
import { awaitingDateAt, awaitsAnswer, awaitsReply, awaitsResult } from '../selection/selection.public.ts';
import {
  filled,
  hired,
  openSteps,
  own,
  ownCandidacies,
  ownOffers,
  sharedRows,
  usualOpening,
} from './hospital-rows.repository.ts';
import { type ClashRow, type EndingRow, nextClash, nextEndingDates } from './urgent-interviews.repository.ts';

export type PipelineRow = {
  status: 'applied' | 'inProcess';
  step: string | null;
  total: number;
  late: number;
};

/** How many candidacies wait, and the one that waits longest. */
export type WaitingRow = {
  count: number;
  since: string;
  candidacyId: string;
  firstname: string;
  lastname: string;
  offer: string | null;
};

export type RiskyOfferRow = {
  id: string;
  name: string | null;
  status: 'approved' | 'refused';
  reason: string | null;
  since: string;
  vacancies: number;
  vacanciesLeft: number;
  /** How long half of the closed offers were open, where it matters. */
  medianDays: number | null;
};

export type HospitalFigures = {
  /** With the reader's role there. Null before the hospital's data are given. */
  hospital: { name: string; role: HospitalRole } | null;
  /** Whether an offer was ever open, the one that was changed last, and how many people work there. */
  beginning: {
    wasOpen: boolean;
    offer: { id: string; status: 'draft' | 'pending' | 'refused' } | null;
    members: number;
  };
  /** Open offers, and their vacancies that are not filled yet. */
  offers: { open: number; vacanciesLeft: number };
  /** Open candidacies by status and name of the step, in the order of the steps. */
  pipeline: PipelineRow[];
  /** Of each kind null if nothing waits. */
  unseen: WaitingRow | null;
  /** Candidates who wrote and were not answered. */
  messages: WaitingRow | null;
  interviewDate: WaitingRow | null;
  /** Candidates who proposed other dates. */
  interviewProposal: WaitingRow | null;
  /** Candidates, not documents, because the linked list is one of candidates. */
  documents: WaitingRow | null;
  interviewResult: WaitingRow | null;
  /** Of each the nearest, or null. */
  clash: ClashRow | null;
  datesEnding: EndingRow | null;
  /** Refused, or with a refused change. */
  toCorrect: RiskyOfferRow[];
  /** Open for long without a candidacy. */
  quiet: RiskyOfferRow[];
  /** Open for longer than the hospital's offers are, with candidacies. */
  long: RiskyOfferRow[];
  /** All accepted candidacies: days from application to acceptance. */
  hires: { cases: number; medianDays: number | null };
  /** The same by month of the acceptance, as `2026-03`; months without one are left out. */
  hireMonths: { month: string; cases: number; medianDays: number }[];
  /** Confirmed, or with a date that was proposed: the two statuses of the index of interviews that are not over. */
  upcoming: {
    id: string;
    candidacyId: string;
    status: 'confirmed' | 'pendingConfirmation';
    startsAt: string;
    endsAt: string | null;
    place: InterviewPlace;
    location: string;
    firstname: string;
    lastname: string;
    offer: string | null;
    /** Where the candidate lives, for the time there; null once the account is deleted. */
    country: string | null;
    state: string | null;
    postalCode: string | null;
  }[];
};

type Wanted = {
  userId: string;
  now: Date;
  lateBefore: Date;
  /** Until when proposed dates are about to be over. */
  endingBefore: Date;
  /** Open since before this without a candidacy. */
  quietBefore: Date;
  /** As `2026-03`. */
  hireMonths: readonly string[];
  interviewsShown: number;
};

const { placeholder } = sql;
const instant = (name: string) => sql`${placeholder(name)}::timestamptz`;

const ownInterviews = sql`${interviews.hospitalId} = ${own}`;
const daysToHire = sql`date_part('epoch', ${candidacies.stepSince} - ${candidacies.appliedAt}) / 86400`;
const medianToHire = sql`round(percentile_cont(0.5) within group (order by ${daysToHire}))::int`;
const vacanciesLeft = sql`greatest(0, ${offers.vacancies} - ${filled})`;
const riskyOffer = sql`${offers.id}, ${offers.name}, ${offers.status}, ${offers.refusalReason} as reason,
  coalesce(${offers.vacancies}, 0) as vacancies, coalesce(${vacanciesLeft}, 0)::int as "vacanciesLeft"`;

/** The candidacies of a question, each with when its wait began: how many, and whose is the longest. */
const waiting = (question: SQL): SQL =>
  jsonRow(sql`
    select oldest.count, oldest.since, oldest.id as "candidacyId", ${users.firstname} as "firstname",
      ${users.lastname} as "lastname", ${offers.name} as offer
    from (select count(distinct found.id)::int as count, min(found.since) as since,
        (array_agg(found.id order by found.since, found.id))[1] as id from (${question}) as found) as oldest
      join ${candidacies} on ${candidacies.id} = oldest.id
      join ${offers} on ${offers.id} = ${candidacies.offerId}
      join ${users} on ${users.id} = ${candidacies.doctorId}`);

/** More are in the list of offers. */
const offersShown = 4;

export const readHospitalFigures = (
  db: Queryable,
  { userId, now, lateBefore, endingBefore, quietBefore, hireMonths, interviewsShown }: Wanted,
): Promise<HospitalFigures> =>
  askAtOnce<HospitalFigures>(
    db,
    'hospital dashboard',
    () => ({
      hospital: jsonRow(sql`
        select ${hospitals.name}, ${hospitalMembers.role} from ${hospitals}
          join ${hospitalMembers} on ${hospitalMembers.hospitalId} = ${hospitals.id}
        where ${eq(hospitalMembers.userId, placeholder('userId'))}`),
      beginning: jsonRow(sql`
        select exists (select from ${ownOffers} where ${offers.publishedAt} is not null) as "wasOpen", (
          select jsonb_build_object('id', ${offers.id}, 'status', ${offers.status}) from ${ownOffers}
          where ${offers.publishedAt} is null order by ${offers.updatedAt} desc, ${offers.id} desc limit 1
        ) as offer, (
          select count(*)::int from ${hospitalMembers} where ${hospitalMembers.hospitalId} = ${own}
        ) as members`),
      offers: jsonRow(sql`
        select count(*)::int as open, coalesce(sum(${vacanciesLeft}), 0)::int as "vacanciesLeft"
        from ${ownOffers} where ${offers.status} = 'approved'`),
      pipeline: jsonRows(sql`
        select status, name as step, sum(total)::int as total, sum(late)::int as late
        from ${openSteps} group by status, name order by min(${openSteps}.step) nulls first, name`),
      unseen: waiting(sql`select ${candidacies.id} as id, ${candidacies.appliedAt} as since
        from ${ownCandidacies} and not ${candidacies.ended} and ${candidacies.seenAt} is null`),
      messages: waiting(sql`select ${candidacies.id} as id, ${messages.sentAt} as since
        from ${messages} join ${candidacies} on ${candidacies.id} = ${messages.candidacyId}
        where ${candidacies.hospitalId} = ${own} and ${messages.side} = 'doctor' and ${messages.answeredAt} is null
          and ${awaitsAnswer}`),
      interviewDate: waiting(awaitingDateAt(openSteps, own, instant('now'))),
      interviewProposal: waiting(sql`select ${candidacies.id} as id, ${interviews.updatedAt} as since
        from ${interviews} join ${candidacies} on ${candidacies.id} = ${interviews.candidacyId}
        where ${ownInterviews} and ${interviews.status} = 'declined' and ${awaitsReply(instant('now'))}`),
      documents: waiting(sql`select ${candidacies.id} as id, ${documentRequests.uploadedAt} as since
        from ${documentRequests} join ${candidacies} on ${candidacies.id} = ${documentRequests.candidacyId}
        where ${documentRequests.hospitalId} = ${own} and ${documentRequests.status} = 'uploaded'
          and not ${candidacies.ended}`),
      interviewResult: waiting(sql`select ${candidacies.id} as id, ${interviews.endsAt} as since
        from ${interviews} join ${candidacies} on ${candidacies.id} = ${interviews.candidacyId}
        where ${ownInterviews} and ${interviews.status} = 'confirmed' and ${interviews.endsAt} < ${instant('now')}
          and ${awaitsResult(instant('now'))}`),
      clash: jsonRow(nextClash({ hospital: own, now: instant('now') })),
      datesEnding: jsonRow(nextEndingDates({ hospital: own, now: instant('now') }, instant('endingBefore'))),
      toCorrect: jsonRows(sql`
        select ${riskyOffer}, ${offers.updatedAt} as since, null as "medianDays"
        from ${ownOffers}
        where ${offers.status} = 'refused' or ${offers.status} = 'approved' and ${offers.revisionStatus} = 'refused'
        order by ${offers.updatedAt}, ${offers.id} limit ${offersShown}`),
      quiet: jsonRows(sql`
        select ${riskyOffer}, ${offers.publishedAt} as since, null as "medianDays"
        from ${ownOffers} where ${offers.status} = 'approved' and ${offers.publishedAt} < ${instant('quietBefore')}
          and ${filled} = 0
          and not exists (select from ${candidacies} where ${candidacies.offerId} = ${offers.id})
        order by ${offers.publishedAt}, ${offers.id} limit ${offersShown}`),
      long: jsonRows(sql`
        select ${riskyOffer}, ${offers.publishedAt} as since, round(usual.days)::int as "medianDays"
        from ${ownOffers} cross join ${usualOpening} as usual
        where ${offers.status} = 'approved'
          and usual.cases >= ${sql.raw(String(manyDays.leastClosed))}
          and extract(epoch from ${instant('now')} - ${offers.publishedAt}) / 86400
            > usual.days * ${sql.raw(String(manyDays.times))}
          and ${vacanciesLeft} > 0
          and exists (select from ${candidacies} where ${candidacies.offerId} = ${offers.id})
        order by ${offers.publishedAt}, ${offers.id} limit ${offersShown}`),
      hires: jsonRow(sql`select count(*)::int as cases, ${medianToHire} as "medianDays" from ${hired}`),
      hireMonths: jsonRows(sql`
        select months.value as month, accepted.* from (
          select value, (value || '-01')::timestamp as first from unnest(${placeholder('hireMonths')}::text[]) as value
        ) as months, lateral (
          select count(*)::int as cases, ${medianToHire} as "medianDays" from ${hired}
            and ${candidacies.stepSince} >= months.first at time zone 'Europe/Madrid'
            and ${candidacies.stepSince} < (months.first + interval '1 month') at time zone 'Europe/Madrid'
        ) as accepted where accepted.cases > 0`),
      upcoming: jsonRows(sql`
        select ${interviews.id}, ${interviews.candidacyId} as "candidacyId", ${interviews.status},
          coalesce(${interviews.startsAt}, proposed.date) as "startsAt", ${interviews.endsAt} as "endsAt",
          ${interviews.place}, ${interviews.location},
          ${users.firstname} as "firstname", ${users.lastname} as "lastname", ${offers.name} as offer,
          ${doctors.countryOfResidence} as country, ${doctorPrivateData.state},
          ${doctorPrivateData.postalCode} as "postalCode"
        from ${interviews}
          join ${candidacies} on ${candidacies.id} = ${interviews.candidacyId}
          join ${offers} on ${offers.id} = ${candidacies.offerId}
          join ${users} on ${users.id} = ${interviews.doctorId}
          left join ${doctors} on ${doctors.userId} = ${interviews.doctorId}
          left join ${doctorPrivateData} on ${doctorPrivateData.userId} = ${interviews.doctorId}
          left join lateral (
            select min(${interviewSlots.startsAt}) as date from ${interviewSlots}
            where ${interviews.status} = 'pendingConfirmation' and ${interviewSlots.interviewId} = ${interviews.id}
              and ${interviewSlots.withdrawnAt} is null and ${interviewSlots.startsAt} >= ${instant('now')}
          ) as proposed on true
        where ${ownInterviews} and ${interviews.status} in ('pendingConfirmation', 'confirmed') and (
          ${interviews.status} = 'confirmed' and ${interviews.endsAt} >= ${instant('now')} or proposed.date is not null)
        order by "startsAt", ${interviews.id} limit ${interviewsShown}`),
    }),
    {
      ...{ userId, now: now.toISOString(), lateBefore: lateBefore.toISOString() },
      ...{ endingBefore: endingBefore.toISOString(), quietBefore: quietBefore.toISOString() },
      hireMonths,
    },
    sharedRows,
  );
