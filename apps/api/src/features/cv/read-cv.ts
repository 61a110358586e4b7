import type { Cv } from '@fonendo/contract/cv.schema';
import type { Actor } from '../../http/access/access.ts';
import { hasOpenCandidacy } from '../candidacies/profile-lock/profile-lock.public.ts';
import type { CvContext } from './cv.context.ts';
import { presentCv } from './cv.presenter.ts';
import { findCv, getCvPerson } from './cv.repository.ts';

export async function readCv({ db }: CvContext, { userId }: Actor): Promise<Cv> {
  const [row, person, isCandidate] = await Promise.all([
    findCv(db, userId),
    getCvPerson(db, userId),
    hasOpenCandidacy(db, userId),
  ]);
  return presentCv(row, person, isCandidate);
}
