import type { AnswerClaim, CifClaims, RefuseHospital } from '@fonendo/contract/hospitals/approval.schema';
import type { HospitalCorrection } from '@fonendo/contract/hospitals/hospitals.schema';
import type { BlockHospital, HospitalDetail } from '@fonendo/contract/hospitals/list.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import type { HospitalsFilter } from './search.ts';

export const hospitalsPageQuery = (filter: HospitalsFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.hospitals.page(filter),
    ...readPages('/api/hospitals', { limit: 25, ...filter }),
    placeholderData: keepPreviousData,
  });

export const hospitalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.hospitals.one(id),
    ...read('/api/hospitals/{id}', { path: { id } }),
  });

export const correctHospital = (id: string, body: HospitalCorrection) =>
  api.put('/api/hospitals/{id}', { path: { id }, body });

export const blockHospital = (id: string, body: BlockHospital) =>
  api.post('/api/hospitals/{id}/block', { path: { id }, body });

export const unblockHospital = (id: string) => api.post('/api/hospitals/{id}/unblock', { path: { id } });

export const approveHospital = (id: string, version: number) =>
  api.post('/api/hospitals/{id}/approve', { path: { id }, body: { version } });

export const refuseHospital = (id: string, body: RefuseHospital) =>
  api.post('/api/hospitals/{id}/refuse', { path: { id }, body });

export const claimsQuery = queryOptions({
  queryKey: queryKeys.hospitals.claims,
  ...read('/api/hospitals/claims'),
});

export const answerClaim = (id: string, body: AnswerClaim) =>
  api.post('/api/hospitals/claims/{id}/answer', { path: { id }, body });

/** The answer contains the remaining claims. */
export function cacheClaims(queryClient: QueryClient, claims: CifClaims): void {
  queryClient.setQueryData(claimsQuery.queryKey, claims);
  void invalidateAnswers(queryClient, affectedBy.hospital, { except: claimsQuery.queryKey });
}

/** The answer is the whole hospital: it is stored, and lists are invalidated. */
export function cacheHospital(queryClient: QueryClient, detail: HospitalDetail): void {
  const { queryKey } = hospitalQuery(detail.hospital.id);
  queryClient.setQueryData(queryKey, detail);
  void invalidateAnswers(queryClient, affectedBy.hospital, { except: queryKey });
}
