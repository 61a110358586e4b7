import type { HospitalUpdate, OwnHospital } from '@fonendo/contract/hospital.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const ownHospitalQuery = queryOptions({
  queryKey: ['hospitals', 'mine'],
  queryFn: async () => (await api.hospitals.mine.$get()).json(),
});

export const ownHospitalProfileQuery = queryOptions({
  queryKey: ['hospitals', 'mine', 'profile'],
  queryFn: async () => (await api.hospitals.mine.profile.$get()).json(),
  staleTime: 0,
});

export function useSaveHospital(): (update: HospitalUpdate) => Promise<OwnHospital> {
  const queryClient = useQueryClient();
  return async (update) => {
    const saved = await (await api.hospitals.mine.$put({ json: update })).json();
    queryClient.setQueryData(ownHospitalQuery.queryKey, saved);
    await queryClient.invalidateQueries(ownHospitalProfileQuery);
    return saved;
  };
}
