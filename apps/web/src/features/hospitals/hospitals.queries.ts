import type { HospitalUpdate, OwnHospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const ownHospitalQuery = queryOptions({
  queryKey: queryKeys.hospitals.own,
  ...read('/api/hospitals/mine'),
});

export const ownHospitalProfileQuery = queryOptions({
  queryKey: queryKeys.hospitals.profile,
  ...read('/api/hospitals/mine/profile'),
  staleTime: 0,
});

const save = (body: HospitalUpdate) => api.put('/api/hospitals/mine', { body });

export function useSaveHospital(): (update: HospitalUpdate) => Promise<OwnHospital> {
  const queryClient = useQueryClient();
  return async (update) => {
    const saved = await save(update).catch((failure: unknown) => {
      // The new claim is shown above the form.
      if (isApiFailure(failure, 'CifClaimed')) void invalidateAnswers(queryClient, [queryKeys.hospitals.mine]);
      throw failure;
    });
    queryClient.setQueryData(ownHospitalQuery.queryKey, saved);
    await invalidateAnswers(queryClient, affectedBy.ownHospital, { except: ownHospitalQuery.queryKey });
    return saved;
  };
}
