import { queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** Shows the cached answer first, and fetches it again at every visit. */
const always = { staleTime: 0 };

export const administratorDashboardQuery = queryOptions({
  queryKey: queryKeys.dashboards.administrator,
  ...read('/api/dashboards/administrator'),
  ...always,
});

export const hospitalDashboardQuery = queryOptions({
  queryKey: queryKeys.dashboards.hospital,
  ...read('/api/dashboards/hospital'),
  ...always,
});

export const doctorDashboardQuery = queryOptions({
  queryKey: queryKeys.dashboards.doctor,
  ...read('/api/dashboards/doctor'),
  ...always,
});
