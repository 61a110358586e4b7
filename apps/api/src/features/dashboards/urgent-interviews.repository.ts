import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { type SQL, sql } from 'drizzle-orm';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { datesToPick } from '../selection/selection.public.ts';

/** Somebody who takes part in two agreed interviews at once, since when, and the second of them. */
export type ClashRow = {
  interviewer: string;
  interviewId: string;
  candidacyId: string;
  /** Of the second interview, and of the first. */
  firstname: string;
  lastname: string;
  otherFirstname: string;
  otherLastname: string;
  offer: string | null;
  /** Of the first. */
  startsAt: string;
};

/** A candidate whose proposed dates will soon all be over. */
export type EndingRow = {
  candidacyId: string;
  firstname: string;
  lastname: string;
  offer: string | null;
  endsAt: string;
};

type Scope = { hospital: SQL; now: SQL };

/** Whoever no longer interviews is not missed at either. */
const interviewing = sql.raw(
  hospitalRoles
    .filter((role) => hasHospitalRight(role, 'manageInterviews'))
    .map((role) => `'${role}'`)
    .join(', '),
);

/** The next two agreed interviews that one person cannot both hold. */
export const nextClash = ({ hospital, now }: Scope): SQL => sql`
  select colleague.name as interviewer, later.id as "interviewId", later.candidacy_id as "candidacyId",
    ${users.firstname} as firstname, ${users.lastname} as lastname,
    other.first_name as "otherFirstname", other.last_name as "otherLastname",
    ${offers.name} as offer, earlier.starts_at as "startsAt"
  from ${interviews} as earlier
    join ${interviews} as later on later.hospital_id = earlier.hospital_id and later.status = 'confirmed'
      and later.starts_at >= earlier.starts_at and later.starts_at < earlier.ends_at
      and (later.starts_at, later.id) > (earlier.starts_at, earlier.id)
      and later.interviewer_ids && earlier.interviewer_ids
    cross join lateral (
      select concat_ws(' ', person.first_name, person.last_name) as name
      from ${hospitalMembers} join ${users} as person on person.id = ${hospitalMembers.userId}
      where ${hospitalMembers.hospitalId} = earlier.hospital_id
        and person.id = any(earlier.interviewer_ids) and person.id = any(later.interviewer_ids)
        and ${hospitalMembers.role} in (${interviewing})
        and person.blocked_at is null and person.deleted_at is null and person.verified_at is not null
      order by 1 limit 1
    ) as colleague
    join ${users} on ${users.id} = later.doctor_id
    join ${users} as other on other.id = earlier.doctor_id
    join ${candidacies} on ${candidacies.id} = later.candidacy_id
    join ${offers} on ${offers.id} = ${candidacies.offerId}
  where earlier.hospital_id = ${hospital} and earlier.status = 'confirmed'
    and earlier.ends_at > ${now} and later.ends_at > ${now}
  order by earlier.starts_at, later.starts_at, later.id limit 1`;

/** The candidate who declined, and the last of whose own dates is the next to be over, if it is before the instant. */
export const nextEndingDates = ({ hospital, now }: Scope, before: SQL): SQL => sql`
  select ${candidacies.id} as "candidacyId", ${users.firstname} as firstname, ${users.lastname} as lastname,
    ${offers.name} as offer, last.date as "endsAt"
  from ${interviews}
    join ${candidacies} on ${candidacies.id} = ${interviews.candidacyId}
    join ${offers} on ${offers.id} = ${candidacies.offerId}
    join ${users} on ${users.id} = ${interviews.doctorId}
    cross join lateral (select max(starts_at) as date from ${datesToPick(now)}) as last
  where ${interviews.hospitalId} = ${hospital} and ${interviews.status} = 'declined'
    and not ${candidacies.ended} and last.date < ${before}
  order by last.date, ${interviews.id} limit 1`;
