import { searchable } from '@fonendo/domain/search/searchable';

/** As `like` reads it, a text that means nothing but itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The words of a search, without accents and capitals, each ready for a pattern. */
export const searchWords = (search = ''): string[] => searchable(search).split(/\s+/).filter(Boolean).map(escapeLike);
