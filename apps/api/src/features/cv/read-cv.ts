import type { Cv } from '@fonendo/contract/cv.schema';
import type { Actor } from '../../http/access/access.ts';
import { hasOpenCandidacy } from '../candidacies/profile-lock/profile-lock.public.ts';
import type { CvContext } from './cv.context.ts';
import { presentCv } from './cv.presenter.ts';
import { findCv, getCvPerson } from './cv.repository.ts';

export async function readCv({ db }: CvContext, { userId }: Actor): Promise<Cv> {
  const row = await findCv(db, userId);
  return presentCv(row, await getCvPerson(db, userId), await hasOpenCandidacy(db, userId));
}
