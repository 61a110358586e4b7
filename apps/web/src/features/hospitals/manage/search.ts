import type { Query } from '@fonendo/client/client';
import type { HospitalSort } from '@fonendo/contract/hospitals/list.schema';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { orderBy, parseSort } from '../../../ui/table/table-search.ts';
import type { ManagedHospitalsAddress } from './address.ts';

/** The list of hospitals as its address says it. A type, not an interface, so that it is a plain search object. */
export type ManagedHospitalsSearch = {
  q?: string;
  sector?: string;
  community?: string;
  blocked?: 'true' | 'false';
  approval?: string;
  sort?: string;
};

/** The contract's own words; its schemas would bring the validator along. */
const sorts = ['approval', 'name', 'created'] as const satisfies readonly HospitalSort[];

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseManagedHospitalsSearch(raw: ManagedHospitalsAddress): ManagedHospitalsSearch {
  const text = raw.q?.trim();
  const sector = hospitalSectors.find((known) => known === raw.sector);
  const community = communityCodes.find((known) => known === raw.community);
  const blocked = (['true', 'false'] as const).find((known) => known === raw.blocked);
  const approval = hospitalApprovalStatuses.find((known) => known === raw.approval);
  const sort = sorts.some((known) => known === parseSort(raw.sort)?.key) ? raw.sort : undefined;
  return {
    ...(text && { q: text }),
    ...(sector && { sector }),
    ...(community && { community }),
    ...(blocked && { blocked }),
    ...(approval && { approval }),
    ...(sort && { sort }),
  };
}

export type HospitalsFilter = Omit<Query<'/api/hospitals'>, 'cursor' | 'limit'>;

/** What the server is asked for. Without a column of one's own choice those who wait come first. */
export function filterOf({ q, sort, ...rest }: ManagedHospitalsSearch): HospitalsFilter {
  return { ...rest, ...(q && { search: q }), ...orderBy(sort, sorts) };
}
