import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { petitionStanding } from '@fonendo/domain/petitions/standing';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { lookUpPetitionRows } from './look-up-petitions.repository.ts';

type Found = SearchAnswer['petitions'];

/** Petitions that match these words: all, or one's own. Names are shown to administrators only. */
export async function lookUpPetitions(db: Queryable, actor: Actor, search: string, limit: number): Promise<Found> {
  const rows = await lookUpPetitionRows(db, { actor, search }, limit);
  const byTeam = isAdministrator(actor.policyGroups);
  return rows.map(({ id, reference, registryNumber, firstname, lastname, ...facts }) => {
    const name = byTeam ? `${firstname} ${lastname}`.trim() : '';
    const numbers = [...(name ? [reference] : []), ...(registryNumber ? [registryNumber] : [])];
    return {
      id,
      standing: petitionStanding(facts),
      title: name || reference,
      subtitle: numbers.join(' · '),
    };
  });
}
