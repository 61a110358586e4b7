import type { CandidateChoices } from '@fonendo/contract/selection/lists.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { certifications } from '@fonendo/domain/hospitals/view';
import { matchFloors, matchLevels } from '@fonendo/domain/offers/match';
import type { Queryable } from '../../../db/database.ts';
import { certificationsAmong, mostLookedUp } from '../../doctors/doctors.public.ts';
import { readKinds } from './choices.repository.ts';

type Scope = Parameters<typeof readKinds>[1];

/** What occurs among all candidacies of the hospital or of one offer, whatever is filtered. */
export async function readChoices(db: Queryable, scope: Scope, lateBefore: Date): Promise<CandidateChoices> {
  const { kinds, people } = await readKinds(db, scope, lateBefore, mostLookedUp);
  const isMany = kinds.length > mostLookedUp;
  return {
    statuses: candidacyStatuses.filter((one) => isMany || kinds.some(({ status }) => status === one)),
    certifications: isMany ? [...certifications] : certificationsAmong(people),
    // A level finds everybody who matches at least so well.
    matches: matchLevels.filter((level) => isMany || kinds.some(({ match }) => match >= matchFloors[level])),
    late: isMany || kinds.some(({ late }) => late),
  };
}
