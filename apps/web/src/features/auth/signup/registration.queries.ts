import type { RegistrationProgress } from '@fonendo/contract/auth/registration-progress.schema';
import type { OptionalStep } from '@fonendo/domain/auth/registration';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const registrationQuery = queryOptions({
  queryKey: queryKeys.auth.registration,
  ...read('/api/registration'),
});

/** Leaves a step, filled in or skipped. */
export function useLeaveStep(): (step: OptionalStep) => Promise<RegistrationProgress> {
  const queryClient = useQueryClient();
  return async (step) => {
    const progress = await api.post('/api/registration', { body: { step } });
    queryClient.setQueryData(registrationQuery.queryKey, progress);
    return progress;
  };
}
