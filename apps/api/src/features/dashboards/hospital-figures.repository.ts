import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { askAtOnce, jsonRow, jsonRows } from '../../db/statements/figures.ts';
import { awaitsAnswer, awaitsDate, awaitsResult, stepName } from '../selection/selection.public.ts';

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

export type RiskyOfferRow = { id: string; name: string | null; reason: string | null; since: string };

export type HospitalFigures = {
  /** Null before the hospital's data are given. */
  hospital: { name: string } | null;
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
  /** Candidates, not documents, because the linked list is one of candidates. */
  documents: WaitingRow | null;
  interviewResult: WaitingRow | null;
  /** Refused, or with a refused change. */
  toCorrect: RiskyOfferRow[];
  /** Open for long without a candidacy. */
  quiet: RiskyOfferRow[];
  /** All accepted candidacies: days from application to acceptance. */
  hires: { cases: number; medianDays: number | null };
  /** Interviews that take or took place this week. */
  interviews: number;
  upcoming: {
    id: string;
    candidacyId: string;
    startsAt: string;
    firstname: string;
    lastname: string;
    offer: string | null;
  }[];
};

type Wanted = {
  userId: string;
  now: Date;
  lateBefore: Date;
  /** Open since before this without a candidacy. */
  quietBefore: Date;
  week: { from: Date; to: Date };
  interviewsShown: number;
};

const { placeholder } = sql;
const instant = (name: string) => sql`${placeholder(name)}::timestamptz`;

/** Every question is limited to the hospital of whoever asks. */
const own = sql`(select ${hospitalMembers.hospitalId} from ${hospitalMembers} where ${eq(hospitalMembers.userId, placeholder('userId'))})`;
const ownCandidacies = sql`${candidacies} where ${candidacies.hospitalId} = ${own}`;
const ownInterviews = sql`${interviews.hospitalId} = ${own}`;
const daysToHire = sql`extract(epoch from ${candidacies.stepSince} - ${candidacies.appliedAt}) / 86400`;

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
  { userId, now, lateBefore, quietBefore, week, interviewsShown }: Wanted,
): Promise<HospitalFigures> =>
  askAtOnce<HospitalFigures>(
    db,
    'hospital dashboard',
    () => ({
      hospital: jsonRow(sql`select ${hospitals.name} from ${hospitals} where ${hospitals.id} = ${own}`),
      beginning: jsonRow(sql`
        select exists (
          select from ${offers} where ${offers.hospitalId} = ${own} and ${offers.publishedAt} is not null
        ) as "wasOpen", (
          select jsonb_build_object('id', ${offers.id}, 'status', ${offers.status}) from ${offers}
          where ${offers.hospitalId} = ${own} and ${offers.publishedAt} is null
          order by ${offers.updatedAt} desc, ${offers.id} desc limit 1
        ) as offer, (
          select count(*)::int from ${hospitalMembers} where ${hospitalMembers.hospitalId} = ${own}
        ) as members`),
      offers: jsonRow(sql`
        select count(*)::int as open, coalesce(sum(greatest(0, ${offers.vacancies} - (
          select count(*) from ${candidacies}
          where ${candidacies.offerId} = ${offers.id} and ${candidacies.status} = 'accepted'))), 0)::int as "vacanciesLeft"
        from ${offers} where ${offers.hospitalId} = ${own} and ${offers.status} = 'approved'`),
      pipeline: jsonRows(sql`
        select steps.status, steps.name as step, count(*)::int as total,
          count(*) filter (where steps.since < ${instant('lateBefore')})::int as late
        from (select ${candidacies.status} as status, ${candidacies.step} as position, ${stepName} as name,
          ${candidacies.stepSince} as since from ${ownCandidacies} and not ${candidacies.ended}) as steps
        group by steps.status, steps.name order by min(steps.position) nulls first, steps.name`),
      unseen: waiting(sql`select ${candidacies.id} as id, ${candidacies.appliedAt} as since
        from ${ownCandidacies} and not ${candidacies.ended} and ${candidacies.seenAt} is null`),
      messages: waiting(sql`select ${candidacies.id} as id, ${messages.sentAt} as since
        from ${messages} join ${candidacies} on ${candidacies.id} = ${messages.candidacyId}
        where ${candidacies.hospitalId} = ${own} and ${messages.side} = 'doctor' and ${messages.answeredAt} is null
          and ${awaitsAnswer}`),
      interviewDate: waiting(sql`select ${candidacies.id} as id, ${candidacies.stepSince} as since
        from ${ownCandidacies} and ${awaitsDate}`),
      documents: waiting(sql`select ${candidacies.id} as id, ${documentRequests.uploadedAt} as since
        from ${documentRequests} join ${candidacies} on ${candidacies.id} = ${documentRequests.candidacyId}
        where ${documentRequests.hospitalId} = ${own} and ${documentRequests.status} = 'uploaded'
          and not ${candidacies.ended}`),
      interviewResult: waiting(sql`select ${candidacies.id} as id, ${interviews.endsAt} as since
        from ${interviews} join ${candidacies} on ${candidacies.id} = ${interviews.candidacyId}
        where ${ownInterviews} and ${interviews.status} = 'confirmed' and ${interviews.endsAt} < ${instant('now')}
          and ${awaitsResult(instant('now'))}`),
      toCorrect: jsonRows(sql`
        select ${offers.id}, ${offers.name}, ${offers.refusalReason} as reason, ${offers.updatedAt} as since
        from ${offers} where ${offers.hospitalId} = ${own}
          and (${offers.status} = 'refused' or ${offers.status} = 'approved' and ${offers.revisionStatus} = 'refused')
        order by ${offers.updatedAt}, ${offers.id} limit ${offersShown}`),
      quiet: jsonRows(sql`
        select ${offers.id}, ${offers.name}, null as reason, ${offers.publishedAt} as since
        from ${offers} where ${offers.hospitalId} = ${own} and ${offers.status} = 'approved'
          and ${offers.publishedAt} < ${instant('quietBefore')}
          and not exists (select from ${candidacies} where ${candidacies.offerId} = ${offers.id})
        order by ${offers.publishedAt}, ${offers.id} limit ${offersShown}`),
      hires: jsonRow(sql`
        select count(*)::int as cases,
          round(percentile_cont(0.5) within group (order by ${daysToHire}))::int as "medianDays"
        from ${ownCandidacies} and ${candidacies.status} = 'accepted'`),
      interviews: sql`(select count(*)::int from ${interviews}
        where ${ownInterviews} and ${interviews.startsAt} >= ${instant('weekFrom')}
          and ${interviews.startsAt} < ${instant('weekTo')}
          and ${interviews.status} in ('confirmed', 'held', 'notAttended'))`,
      upcoming: jsonRows(sql`
        select ${interviews.id}, ${interviews.candidacyId} as "candidacyId", ${interviews.startsAt} as "startsAt",
          ${users.firstname} as "firstname", ${users.lastname} as "lastname", ${offers.name} as offer
        from ${interviews}
          join ${candidacies} on ${candidacies.id} = ${interviews.candidacyId}
          join ${offers} on ${offers.id} = ${candidacies.offerId}
          join ${users} on ${users.id} = ${interviews.doctorId}
        where ${ownInterviews} and ${interviews.startsAt} >= ${instant('now')} and ${interviews.status} = 'confirmed'
        order by ${interviews.startsAt}, ${interviews.id} limit ${interviewsShown}`),
    }),
    {
      ...{ userId, now: now.toISOString(), lateBefore: lateBefore.toISOString() },
      quietBefore: quietBefore.toISOString(),
      ...{ weekFrom: week.from.toISOString(), weekTo: week.to.toISOString() },
    },
  );
