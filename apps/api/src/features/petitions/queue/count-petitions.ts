import type { PetitionCounts } from '@fonendo/contract/petitions/queue.schema';
import type { PetitionsContext } from '../petitions.context.ts';
import { listCountries, readQueueExtent } from './choices.repository.ts';
import { termFilter } from './list-petitions.ts';
import { countByStatus } from './queue.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the tabs and filters of the queue offer, from the whole queue. */
export async function countPetitions({ db, now }: Pick<PetitionsContext, 'db' | 'now'>): Promise<PetitionCounts> {
  const overTerm = await termFilter(db, 'over', now());
  const [totals, countries, { paid, openWork, waitingSince }] = await Promise.all([
    countByStatus(db),
    listCountries(db),
    readQueueExtent(db, overTerm),
  ]);
  const longestWait = waitingSince && Math.floor((now().getTime() - waitingSince.getTime()) / dayMs);
  return { ...totals, countries, paid, openWork, longestWait };
}
