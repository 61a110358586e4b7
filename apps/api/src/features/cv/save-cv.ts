import { isDeepStrictEqual } from 'node:util';
import { type Cv, type CvUpdate, cvDraftSchema } from '@fonendo/contract/cv.schema';
import { fieldErrors } from '@fonendo/contract/shared/field-errors';
import { isProfileLocked } from '@fonendo/domain/candidacies/profile-lock';
import { type CvContent, emptyCv } from '@fonendo/domain/cv/cv';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { hasOpenCandidacy } from '../candidacies/profile-lock/profile-lock.public.ts';
import { lockDoctor } from '../documents/documents.public.ts';
import type { CvContext } from './cv.context.ts';
import { changeOf, presentCv } from './cv.presenter.ts';
import { type CvRow, findCv, getCvPerson, insertCv, replaceCv } from './cv.repository.ts';

/**
 * Saves a CV over the version that was edited, and sets its review to pending. If the stored version is another one it
 * is a conflict, and nothing is overwritten.
 */
export async function saveCv({ db, now }: CvContext, actor: Actor, { version, content }: CvUpdate): Promise<Cv> {
  return db.transaction(async (tx) => {
    // Applying takes the same lock, so that the CV does not change while it is copied.
    await lockDoctor(tx, actor.userId);
    const open = await hasOpenCandidacy(tx, actor.userId);
    const stored = await findCv(tx, actor.userId);
    if (isProfileLocked(open, changeOf(stored))) throw new ApiError('ProfileLocked');
    const person = await getCvPerson(tx, actor.userId);
    if (person.birthDate) refuseBeforeBirth(content, now, person.birthDate);
    const changed = changedParts(stored?.content ?? emptyCv, content);
    // Saved already: the answer was lost and the same content was sent again.
    const row = changed.length === 0 ? stored : await storeVersion(tx, actor.userId, version, content, now());
    if (changed.length > 0) {
      // Only the names of the changed parts: the audit outlives the CV.
      const subject = { type: 'user', id: actor.userId } as const;
      await recordAudit(tx, now(), actor, 'cv.updated', subject, { after: { changed, version: row?.version } });
    }
    return presentCv(row, person, open);
  });
}

/** The rest was looked at with the request, which does not know the doctor. */
function refuseBeforeBirth(content: CvContent, now: () => Date, born: string): void {
  const result = cvDraftSchema(now, born).safeParse(content);
  if (result.success) return;
  const fields = Object.entries(fieldErrors(result.error, content)).map(([path, error]) => [`content.${path}`, error]);
  throw new ApiError('ValidationFailed', { fields: Object.fromEntries(fields) });
}

async function storeVersion(
  tx: Transaction,
  doctorId: string,
  version: number,
  content: CvContent,
  updatedAt: Date,
): Promise<CvRow> {
  const row =
    version === 0
      ? await insertCv(tx, { doctorId, content, updatedAt })
      : await replaceCv(tx, { doctorId, version, content, updatedAt });
  if (!row) throw new ApiError('Conflict');
  return row;
}

const changedParts = (before: CvContent, after: CvContent) =>
  (Object.keys(emptyCv) as (keyof CvContent)[]).filter((part) => !isDeepStrictEqual(before[part], after[part]));
