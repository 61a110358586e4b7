import type { Cv } from '@fonendo/contract/cv.schema';
import { isProfileLocked } from '@fonendo/domain/candidacies/profile-lock';
import { findCvGaps } from '@fonendo/domain/cv/completeness';
import { emptyCv } from '@fonendo/domain/cv/cv';
import { awaitsCorrection } from '@fonendo/domain/cv/cv.lifecycle';
import type { CvPerson } from '@fonendo/domain/cv/outline';
import { splitE164 } from '../auth/auth.public.ts';
import type { CvRow } from './cv.repository.ts';

type Owner = CvPerson & { birthDate: string | null };

/** Without a CV, an empty one. */
export function presentCv(row: CvRow | null, person: Owner, hasOpenCandidacy: boolean): Cv {
  const content = row?.content ?? emptyCv;
  return {
    version: row?.version ?? 0,
    content,
    status: row?.status ?? 'pending',
    updatedAt: row?.updatedAt.toISOString() ?? null,
    locked: isProfileLocked(hasOpenCandidacy, changeOf(row)),
    returned: presentReturn(row),
    gaps: findCvGaps(content),
    born: person.birthDate,
    person: presentCvPerson(person),
  };
}

/** A CV that was given back can be corrected until it is reviewed. */
export const changeOf = (row: Pick<CvRow, 'returnedAt'> | null): 'cv' | 'returnedCv' =>
  row !== null && row.returnedAt !== null ? 'returnedCv' : 'cv';

/** What an administrator wants changed in it. */
export const presentReturn = (row: CvRow | null): Cv['returned'] =>
  row?.returnedAt && row.returnReason
    ? { at: row.returnedAt.toISOString(), reason: row.returnReason, corrected: !awaitsCorrection(row) }
    : null;

/** A phone for reading: the prefix separated from the number. */
export function presentCvPerson({ firstname, lastname, speciality, email, phone, city, country }: CvPerson): CvPerson {
  const split = splitE164(phone);
  const readable = split.phone && `${split.phonePrefix} ${split.phone}`;
  return { firstname, lastname, speciality, email, phone: readable, city, country };
}
