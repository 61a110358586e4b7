import { queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** The seller and the prices. */
export const aboutQuery = queryOptions({
  queryKey: queryKeys.settings.about,
  ...read('/api/settings/about'),
});

/** Whether everything that a request needs answers. A refusal says no as well. */
export const serviceStateQuery = queryOptions({
  queryKey: queryKeys.settings.service,
  ...read('/api/ready'),
  refetchInterval: 60_000,
  staleTime: 0,
});
