import { type Community, communities } from '../reference/communities.ts';
import { searchableWords } from '../search/searchable.ts';

/** What a hospital adds to the text its offers are found by. */
export const placeSearchText = (hospital: { name: string; city: string; community: Community }): string =>
  searchableWords(`${hospital.name} ${hospital.city} ${communities[hospital.community].name}`);
