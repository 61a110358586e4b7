import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** The seller and the prices. */
export const aboutQuery = queryOptions({
  queryKey: queryKeys.settings.about,
  queryFn: () => api.get('/api/settings/about'),
});
