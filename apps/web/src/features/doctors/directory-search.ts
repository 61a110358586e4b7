import { certifications } from '@fonendo/domain/hospital-view';
import { specialities } from '@fonendo/domain/specialities';
import type { DirectoryFilter } from './directory.queries.ts';
import type { DirectoryAddress } from './directory-address.ts';

/** What the server is asked for; what makes no sense is dropped. */
export function filterOf({ q, speciality, certification }: DirectoryAddress): DirectoryFilter {
  const text = q?.trim();
  return {
    ...(text && { search: text }),
    ...(specialities.some((known) => known === speciality) && speciality && { speciality }),
    ...(certifications.some((known) => known === certification) && certification && { certification }),
  };
}
