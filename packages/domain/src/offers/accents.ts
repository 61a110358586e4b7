import { communities } from '../reference/communities.ts';
import { specialities } from '../reference/specialities.ts';
import { searchable } from '../search/searchable.ts';

const names = [...specialities, ...Object.values(communities).map(({ name }) => name)];

const written = new Map(
  names
    .flatMap((name) => name.toLocaleLowerCase('es').split(/[^\p{L}]+/u))
    .filter((word) => word !== '')
    .map((word) => [searchable(word), word]),
);

/** Words are stored without accents: what the search says that it understood is written as people write it. */
export const withAccents = (word: string): string => written.get(word) ?? word;
