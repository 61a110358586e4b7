import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** Shows the cached answer first, and fetches it again at every visit. */
const always = { staleTime: 0 };

export const administratorDashboardQuery = queryOptions({
  queryKey: queryKeys.dashboards.administrator,
  queryFn: () => api.get('/api/dashboards/administrator'),
  ...always,
});

export const hospitalDashboardQuery = queryOptions({
  queryKey: queryKeys.dashboards.hospital,
  queryFn: () => api.get('/api/dashboards/hospital'),
  ...always,
});

export const doctorDashboardQuery = queryOptions({
  queryKey: queryKeys.dashboards.doctor,
  queryFn: () => api.get('/api/dashboards/doctor'),
  ...always,
});
