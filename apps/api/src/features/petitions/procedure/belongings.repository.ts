import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { petitionAnswers, petitionHearings, petitionSuspensions } from '../../../db/schema/petitions.ts';
import { settings } from '../../../db/schema/settings.ts';
import { users } from '../../../db/schema/users.ts';
import { askAtOnce, type JsonRow, jsonRow, jsonRows, recordOf } from '../../../db/statements/figures.ts';
import type { AnswerRecord } from '../answers/answers.repository.ts';
import type { PetitionRecord, SuspensionRecord } from '../petitions.repository.ts';
import { holidaysKey } from '../review/settings.ts';
import type { HearingRecord } from './hearings.repository.ts';

type Belongings = {
  suspensions: SuspensionRecord[];
  hearings: HearingRecord[];
  /** Which documents were uploaded for which question. */
  answers: AnswerRecord[];
  /** The recognition has taken effect already. */
  certified: boolean;
  /** Where the doctor lives. */
  residence: { country: string; postalCode: string | null } | null;
  /** The administrators' differences to the calendar, as they are stored; null if there are none. */
  storedHolidays: unknown;
};

/** Suspensions and hearings newest first. A few small reads in one statement. */
export async function readBelongings(
  db: Queryable,
  { id, doctorId }: Pick<PetitionRecord, 'id' | 'doctorId'>,
): Promise<Belongings> {
  const petition = sql.placeholder('id');
  const doctor = sql.placeholder('doctorId');
  const { suspensions, hearings, answers, ...others } = await askAtOnce<
    Omit<Belongings, 'suspensions' | 'hearings' | 'answers'> & Record<'suspensions' | 'hearings' | 'answers', JsonRow[]>
  >(
    db,
    'belongings of petition',
    () => ({
      suspensions: jsonRows(sql`
        select * from ${petitionSuspensions} where ${petitionSuspensions.petitionId} = ${petition}
        order by ${petitionSuspensions.from} desc, ${petitionSuspensions.id} desc`),
      hearings: jsonRows(sql`
        select * from ${petitionHearings} where ${petitionHearings.petitionId} = ${petition}
        order by ${petitionHearings.id} desc`),
      answers: jsonRows(sql`select * from ${petitionAnswers} where ${petitionAnswers.petitionId} = ${petition}`),
      certified: sql`coalesce((
        select 'certifiedDoctor' = any(${users.policyGroups}) from ${users} where ${users.id} = ${doctor}), false)`,
      residence: jsonRow(sql`
        select ${doctors.countryOfResidence} as country, ${doctorPrivateData.postalCode} as "postalCode"
        from ${doctors} left join ${doctorPrivateData} on ${doctorPrivateData.userId} = ${doctors.userId}
        where ${doctors.userId} = ${doctor}`),
      storedHolidays: sql`(select ${settings.value} from ${settings} where ${settings.key} = ${holidaysKey})`,
    }),
    { id, doctorId },
  );
  return {
    ...others,
    suspensions: suspensions.map((row) => recordOf(petitionSuspensions, row)),
    hearings: hearings.map((row) => recordOf(petitionHearings, row)),
    answers: answers.map((row) => recordOf(petitionAnswers, row)),
  };
}
