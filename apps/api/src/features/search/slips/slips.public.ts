export { correctSearch } from './correct-search.ts';
export { readForgiving, type Searched, understandSearch } from './forgive-slips.ts';
export type { Vocabulary } from './similar-texts.repository.ts';
