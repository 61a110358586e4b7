import type { HospitalUpdate, OwnHospital } from '@fonendo/contract/hospital.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { isApiFailure } from '../../platform/http-client.ts';

export const ownHospitalQuery = queryOptions({
  queryKey: ['hospitals', 'mine'],
  queryFn: () => api.get('/api/hospitals/mine'),
});

export const ownHospitalProfileQuery = queryOptions({
  queryKey: ['hospitals', 'mine', 'profile'],
  queryFn: () => api.get('/api/hospitals/mine/profile'),
  staleTime: 0,
});

const save = (body: HospitalUpdate) => api.put('/api/hospitals/mine', { body });

export function useSaveHospital(): (update: HospitalUpdate) => Promise<OwnHospital> {
  const queryClient = useQueryClient();
  return async (update) => {
    const saved = await save(update).catch((failure: unknown) => {
      // The claim that was made of it stands above the form.
      if (isApiFailure(failure, 'CifClaimed')) void queryClient.invalidateQueries(ownHospitalQuery);
      throw failure;
    });
    queryClient.setQueryData(ownHospitalQuery.queryKey, saved);
    await queryClient.invalidateQueries(ownHospitalProfileQuery);
    return saved;
  };
}
