import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** The seller and the prices. */
export const aboutQuery = queryOptions({
  queryKey: queryKeys.settings.about,
  queryFn: () => api.get('/api/settings/about'),
});

/** Whether everything that a request needs answers. A refusal says no as well. */
export const serviceStateQuery = queryOptions({
  queryKey: queryKeys.settings.service,
  queryFn: () => api.get('/api/ready'),
  refetchInterval: 60_000,
  staleTime: 0,
});
