import { type Community, communities } from '../reference/communities.ts';
import { searchableWords } from '../search/searchable.ts';

/** The hospital's part of the text by which its offers are found. */
export const placeSearchText = (hospital: { name: string; city: string; community: Community }): string =>
  searchableWords(`${hospital.name} ${hospital.city} ${communities[hospital.community].name}`);
