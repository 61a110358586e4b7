import type { HospitalCorrection } from '@fonendo/contract/hospital.schema';
import type { AnswerClaim, CifClaims, RefuseHospital } from '@fonendo/contract/hospital-approval.schema';
import type { BlockHospital, HospitalDetail, HospitalPage } from '@fonendo/contract/hospital-list.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import type { HospitalsFilter } from './managed-search.ts';

export const hospitalsPageQuery = (filter: HospitalsFilter) =>
  infiniteQueryOptions({
    queryKey: ['hospitals', 'page', filter],
    queryFn: async ({ pageParam }): Promise<HospitalPage> =>
      (
        await api.hospitals.$get({
          query: { limit: '25', ...filter, ...(pageParam && { cursor: pageParam }) } as { limit: string },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

const one = api.hospitals[':id'];

export const hospitalQuery = (id: string) =>
  queryOptions({
    queryKey: ['hospitals', 'one', id],
    queryFn: async (): Promise<HospitalDetail> => (await one.$get({ param: { id } })).json(),
  });

export const correctHospital = async (id: string, json: HospitalCorrection): Promise<HospitalDetail> =>
  (await one.$put({ param: { id }, json })).json();

export const blockHospital = async (id: string, json: BlockHospital): Promise<HospitalDetail> =>
  (await one.block.$post({ param: { id }, json })).json();

export const unblockHospital = async (id: string): Promise<HospitalDetail> =>
  (await one.unblock.$post({ param: { id } })).json();

export const approveHospital = async (id: string, version: number): Promise<HospitalDetail> =>
  (await one.approve.$post({ param: { id }, json: { version } })).json();

export const refuseHospital = async (id: string, json: RefuseHospital): Promise<HospitalDetail> =>
  (await one.refuse.$post({ param: { id }, json })).json();

export const claimsQuery = queryOptions({
  queryKey: ['hospitals', 'claims'],
  queryFn: async (): Promise<CifClaims> => (await api.hospitals.claims.$get()).json(),
});

export const answerClaim = async (id: string, json: AnswerClaim): Promise<CifClaims> =>
  (await api.hospitals.claims[':id'].answer.$post({ param: { id }, json })).json();

/** The answer of a change is the whole hospital: it takes the place of what was known; lists ask again. */
export function keepHospital(queryClient: QueryClient, detail: HospitalDetail): void {
  queryClient.setQueryData(hospitalQuery(detail.hospital.id).queryKey, detail);
  for (const list of ['page', 'claims']) void queryClient.invalidateQueries({ queryKey: ['hospitals', list] });
  // Its offers show administrators who it is, and the dashboard counts those who wait.
  for (const root of ['managed-offers', 'dashboards']) void queryClient.invalidateQueries({ queryKey: [root] });
}
