import type { Query } from '@fonendo/client/client';
import type { HospitalSort } from '@fonendo/contract/hospitals/list.schema';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { oneOf, readSearch, type SearchOf, sortedBy, text } from '../../../ui/table/read-search.ts';
import { orderBy } from '../../../ui/table/table-search.ts';
import type { ManagedHospitalsAddress } from './address.ts';

/** Written again, because the contract's schemas would load the validator. */
const sorts = ['approval', 'name', 'created'] as const satisfies readonly HospitalSort[];

const fields = {
  q: text,
  sector: oneOf(hospitalSectors),
  community: oneOf(communityCodes),
  blocked: oneOf(['true', 'false']),
  approval: oneOf(hospitalApprovalStatuses),
  sort: sortedBy(sorts),
};

export type ManagedHospitalsSearch = SearchOf<typeof fields>;

export const parseManagedHospitalsSearch = (address: ManagedHospitalsAddress): ManagedHospitalsSearch =>
  readSearch(address, fields);

export type HospitalsFilter = Omit<Query<'/api/hospitals'>, 'cursor' | 'limit'>;

/** The query for the server. Without a chosen column, pending hospitals come first. */
export function filterOf({ q, sort, ...rest }: ManagedHospitalsSearch): HospitalsFilter {
  return { ...rest, ...(q && { search: q }), ...orderBy(sort, sorts) };
}
