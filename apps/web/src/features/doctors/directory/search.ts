import { certifications } from '@fonendo/domain/hospitals/view';
import { specialities } from '@fonendo/domain/reference/specialities';
import type { DirectoryAddress } from './address.ts';
import type { DirectoryFilter } from './directory.queries.ts';

/** What the server is asked for; what makes no sense is dropped. */
export function filterOf({ q, speciality, certification }: DirectoryAddress): DirectoryFilter {
  const text = q?.trim();
  return {
    ...(text && { search: text }),
    ...(specialities.some((known) => known === speciality) && speciality && { speciality }),
    ...(certifications.some((known) => known === certification) && certification && { certification }),
  };
}
