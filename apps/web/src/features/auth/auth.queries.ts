import { queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** Whether this installation shows its demo accounts; it does not change while the page is open. */
export const publicSettingsQuery = queryOptions({
  queryKey: queryKeys.settings.public,
  ...read('/api/settings/public'),
  staleTime: Number.POSITIVE_INFINITY,
});
