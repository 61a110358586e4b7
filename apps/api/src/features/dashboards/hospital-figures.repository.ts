import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { askAtOnce, jsonRow, jsonRows } from '../../db/statements/figures.ts';

export type PipelineRow = {
  status: 'applied' | 'inProcess';
  step: number | null;
  total: number;
  late: number;
  oldest: string;
};

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
  /** Open candidacies by status and step, and the longest wait. */
  pipeline: PipelineRow[];
  unseen: number;
  /** Candidates, not documents, because the linked list is one of candidates. */
  toAccept: number;
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

type Wanted = { userId: string; now: Date; lateBefore: Date; week: { from: Date; to: Date }; interviewsShown: number };

const { placeholder } = sql;
const instant = (name: string) => sql`${placeholder(name)}::timestamptz`;

/** Every question is limited to the hospital of whoever asks. */
const own = sql`(select ${hospitalMembers.hospitalId} from ${hospitalMembers} where ${eq(hospitalMembers.userId, placeholder('userId'))})`;
const ownCandidacies = sql`${candidacies} where ${candidacies.hospitalId} = ${own}`;
const ownInterviews = sql`${interviews.hospitalId} = ${own}`;
const daysToHire = sql`extract(epoch from ${candidacies.stepSince} - ${candidacies.appliedAt}) / 86400`;

export const readHospitalFigures = (
  db: Queryable,
  { userId, now, lateBefore, week, interviewsShown }: Wanted,
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
        select ${candidacies.status}, ${candidacies.step}, count(*)::int as total,
          count(*) filter (where ${candidacies.stepSince} < ${instant('lateBefore')})::int as late,
          min(${candidacies.stepSince}) as oldest
        from ${ownCandidacies} and not ${candidacies.ended} group by ${candidacies.status}, ${candidacies.step}`),
      unseen: sql`(select count(*)::int from ${ownCandidacies} and not ${candidacies.ended} and ${candidacies.seenAt} is null)`,
      toAccept: sql`(select count(distinct ${documentRequests.candidacyId})::int from ${documentRequests}
        where ${documentRequests.hospitalId} = ${own} and ${documentRequests.status} = 'uploaded')`,
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
      ...{ weekFrom: week.from.toISOString(), weekTo: week.to.toISOString() },
    },
  );
