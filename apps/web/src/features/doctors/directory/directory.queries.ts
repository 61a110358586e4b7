import type { Query } from '@fonendo/client/client';
import type { Recommendation } from '@fonendo/contract/offers/recommendations.schema';
import { recommendationLimits } from '@fonendo/domain/offers/recommendation';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read, readPages } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

/** The parameters of the API; unset ones are left out. */
export type DirectoryFilter = Omit<Query<'/api/doctors'>, 'cursor' | 'limit'>;

export const directoryQuery = (filter: DirectoryFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.doctors.directory(filter),
    ...readPages('/api/doctors', { ...filter }),
    placeholderData: keepPreviousData,
  });

export const foundDoctorQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.doctors.found(id),
    ...read('/api/doctors/{id}', { path: { id } }),
  });

/** What ties chosen doctors to an offer; who is not among them can no longer be found. */
export const tiesQuery = (offer: string, doctorIds: readonly string[]) => {
  const filter = { offer, ids: doctorIds.join(';') };
  return queryOptions({
    queryKey: queryKeys.doctors.directory(filter),
    ...read('/api/doctors', { query: { ...filter, limit: recommendationLimits.atOnce } }),
    staleTime: 0,
  });
};

/** The open offers of the reader, which can be recommended. */
export const openOffersQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.offers.openChoices(search),
    ...read('/api/offers/managed', { query: { view: 'approved', limit: 50, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });

export const recommendOffer = (offerId: string, recommendation: Recommendation) =>
  api.post('/api/offers/managed/{id}/recommendations', { path: { id: offerId }, body: recommendation });
