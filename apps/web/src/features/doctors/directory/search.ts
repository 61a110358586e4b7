import { certifications } from '@fonendo/domain/hospitals/view';
import { specialities } from '@fonendo/domain/reference/specialities';
import { oneOf, readSearch, text } from '../../../ui/table/read-search.ts';
import type { DirectoryAddress } from './address.ts';
import type { DirectoryFilter } from './directory.queries.ts';

const fields = { q: text, speciality: oneOf(specialities), certification: oneOf(certifications) };

/** The query for the server. */
export function filterOf(address: DirectoryAddress): DirectoryFilter {
  const { q, ...rest } = readSearch(address, fields);
  return { ...(q && { search: q }), ...rest };
}
