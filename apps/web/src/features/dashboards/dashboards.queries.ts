import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Whoever comes back to the page sees what was there, and what it has become a moment later. */
const always = { staleTime: 0 };

export const administratorDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'administrator'],
  queryFn: () => api.get('/api/dashboards/administrator'),
  ...always,
});

export const hospitalDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'hospital'],
  queryFn: () => api.get('/api/dashboards/hospital'),
  ...always,
});

export const doctorDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'doctor'],
  queryFn: () => api.get('/api/dashboards/doctor'),
  ...always,
});
