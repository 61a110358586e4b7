import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { askAtOnce, jsonRows } from '../../../db/statements/figures.ts';
import { type CertificationFacts, certificationFacts } from '../../doctors/doctors.public.ts';
import { scopeOf } from './filter.repository.ts';

type Kinds = { kinds: { status: CandidacyStatus; match: number; late: boolean }[]; people: CertificationFacts[] };

const { placeholder } = sql;

/**
 * What some candidacies of a hospital, or of one of its offers, are: one more than are looked up, where there are more.
 * Who applied is read only where there are not.
 */
export function readKinds(
  db: Queryable,
  { hospitalId, offerId }: { hospitalId: string; offerId?: string | undefined },
  lateBefore: Date,
  mostLookedUp: number,
): Promise<Kinds> {
  return askAtOnce<Kinds>(
    db,
    offerId ? 'choices of one offer' : 'choices of a hospital',
    () => {
      const scope = scopeOf({
        hospitalId: placeholder('hospitalId'),
        offerId: offerId ? placeholder('offerId') : undefined,
      });
      const most = sql`${placeholder('mostLookedUp')}::int`;
      const some = sql`from ${candidacies} where ${scope} limit ${most} + 1`;
      const few = sql`select doctor_id from (
        select doctor_id, count(*) over () as many from (select ${candidacies.doctorId} ${some}) as applied
      ) as counted where many <= ${most}`;
      return {
        kinds: jsonRows(sql`select ${candidacies.status} as status, ${candidacies.match} as match,
          not ${candidacies.ended} and ${candidacies.stepSince} < ${placeholder('lateBefore')}::timestamptz as late ${some}`),
        people: jsonRows(certificationFacts(few)),
      };
    },
    { hospitalId, offerId, mostLookedUp, lateBefore: lateBefore.toISOString() },
  );
}
