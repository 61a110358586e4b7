import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../../db/database.ts';
import { lookUpCandidateRows } from './look-up-candidates.repository.ts';

/**
 * The hospital's candidates with these words in their name, the longest wait first. CVs are searched only by the list:
 * "ana" is in every "semana".
 */
export async function lookUpCandidates(
  db: Queryable,
  hospitalId: string,
  search: string,
  limit: number,
): Promise<SearchAnswer['candidacies']> {
  const rows = await lookUpCandidateRows(db, { hospitalId, search }, limit);
  return rows.map(({ id, status, firstname, lastname, offer }) => ({
    ...{ id, status, title: `${firstname ?? ''} ${lastname ?? ''}`.trim(), subtitle: offer ?? '' },
  }));
}
