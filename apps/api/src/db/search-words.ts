import { searchable } from '@fonendo/domain/search/searchable';

/** Escapes a text so that `like` takes it literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The words of a search, without accents and capitals, each escaped for a pattern. */
export const searchWords = (search = ''): string[] => searchable(search).split(/\s+/).filter(Boolean).map(escapeLike);
