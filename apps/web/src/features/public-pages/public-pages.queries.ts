import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Who offers the services and what they cost. */
export const aboutQuery = queryOptions({
  queryKey: ['settings', 'about'],
  queryFn: () => api.get('/api/settings/about'),
});
