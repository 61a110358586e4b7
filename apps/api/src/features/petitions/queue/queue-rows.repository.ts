import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { cvs } from '../../../db/schema/cvs.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { documents } from '../../../db/schema/documents.ts';
import {
  petitionAnswers,
  petitionConditions,
  petitionHearings,
  petitionSuspensions,
} from '../../../db/schema/petitions.ts';
import { users } from '../../../db/schema/users.ts';
import { askAtOnce, jsonRows } from '../../../db/statements/figures.ts';
import { cvAwaitsCorrection } from '../../cv/cv.public.ts';

type Row<Table extends { $inferSelect: object }, Column extends keyof Table['$inferSelect']> = Pick<
  Table['$inferSelect'],
  Column
>;

export type PageFacts = {
  people: (Row<typeof users, 'firstname' | 'lastname' | 'email'> & {
    doctorId: string;
    cvStatus: (typeof cvs.$inferSelect)['status'] | null;
    /** Given back with a reason, and not changed since. */
    cvReturned: boolean;
    hasOpenCandidacy: boolean;
  })[];
  /** The current documents. */
  documents: (Row<typeof documents, 'doctorId' | 'kind' | 'status' | 'version' | 'validUntil'> & {
    uploadedAt: string;
    /** The request, hearing or condition for which it was uploaded. */
    uploadedFor: string | null;
  })[];
  /** The facts for the requirement rules. */
  doctors: (Row<typeof doctors, 'graduationDate' | 'degreeCountry' | 'countryOfResidence'> & {
    [Column in 'nationality' | 'otherNationality' | 'postalCode']:
      | (typeof doctorPrivateData.$inferSelect)[Column]
      | null;
  } & { doctorId: string })[];
  suspensions: Row<
    typeof petitionSuspensions,
    'id' | 'petitionId' | 'from' | 'until' | 'answerBy' | 'channel' | 'disposedOn' | 'notifiedOn'
  >[];
  /** Hearings that nobody has closed; most petitions have none. */
  hearings: Row<typeof petitionHearings, 'id' | 'petitionId' | 'channel' | 'disposedOn' | 'notifiedOn'>[];
  /** Open conditions per petition. */
  conditions: { petitionId: string; open: number }[];
};

const { placeholder } = sql;

/**
 * Everything about the petitions of a page and their doctors in one statement, after the page is cut: joining before
 * would look up thousands in vain.
 */
export const readPageFacts = (
  db: Queryable,
  { doctorIds, petitionIds }: { doctorIds: readonly string[]; petitionIds: readonly string[] },
): Promise<PageFacts> =>
  askAtOnce<PageFacts>(
    db,
    'page of petitions',
    () => ({
      people: jsonRows(sql`
        select ${users.id} as "doctorId", ${users.firstname} as firstname, ${users.lastname} as lastname, ${users.email},
          ${cvs.status} as "cvStatus", ${cvAwaitsCorrection} as "cvReturned", exists (
            select from ${candidacies} where ${candidacies.doctorId} = ${users.id}
              and ${inArray(candidacies.status, [...openCandidacyStatuses])}
          ) as "hasOpenCandidacy"
        from ${users} left join ${cvs} on ${cvs.doctorId} = ${users.id} where ${oneOf(users.id, placeholder('doctorIds'))}`),
      documents: jsonRows(sql`
        select ${documents.doctorId} as "doctorId", ${documents.kind}, ${documents.status}, ${documents.version},
          ${documents.validUntil} as "validUntil", ${documents.uploadedAt} as "uploadedAt",
          coalesce(${petitionAnswers.requirementId}, ${petitionAnswers.hearingId}, ${petitionAnswers.conditionId}) as "uploadedFor"
        from ${documents} left join ${petitionAnswers} on ${petitionAnswers.documentId} = ${documents.id}
        where ${oneOf(documents.doctorId, placeholder('doctorIds'))} and ${documents.supersededAt} is null`),
      doctors: jsonRows(sql`
        select ${doctors.userId} as "doctorId", ${doctors.graduationDate} as "graduationDate",
          ${doctors.degreeCountry} as "degreeCountry", ${doctors.countryOfResidence} as "countryOfResidence",
          ${doctorPrivateData.nationality}, ${doctorPrivateData.otherNationality} as "otherNationality",
          ${doctorPrivateData.postalCode} as "postalCode"
        from ${doctors} left join ${doctorPrivateData} on ${doctorPrivateData.userId} = ${doctors.userId}
        where ${oneOf(doctors.userId, placeholder('doctorIds'))}`),
      suspensions: jsonRows(sql`
        select ${petitionSuspensions.id}, ${petitionSuspensions.petitionId} as "petitionId", ${petitionSuspensions.from}, ${petitionSuspensions.until},
          ${petitionSuspensions.answerBy} as "answerBy", ${petitionSuspensions.channel},
          ${petitionSuspensions.disposedOn} as "disposedOn", ${petitionSuspensions.notifiedOn} as "notifiedOn"
        from ${petitionSuspensions} where ${oneOf(petitionSuspensions.petitionId, placeholder('petitionIds'))}`),
      hearings: jsonRows(sql`
        select ${petitionHearings.id}, ${petitionHearings.petitionId} as "petitionId", ${petitionHearings.channel},
          ${petitionHearings.disposedOn} as "disposedOn", ${petitionHearings.notifiedOn} as "notifiedOn"
        from ${petitionHearings}
        where ${oneOf(petitionHearings.petitionId, placeholder('petitionIds'))} and ${petitionHearings.closedOn} is null`),
      conditions: jsonRows(sql`
        select ${petitionConditions.petitionId} as "petitionId", count(*)::int as open
        from ${petitionConditions}
        where ${oneOf(petitionConditions.petitionId, placeholder('petitionIds'))} and ${petitionConditions.doneAt} is null
        group by ${petitionConditions.petitionId}`),
    }),
    { doctorIds: [...doctorIds], petitionIds: [...petitionIds] },
  );
