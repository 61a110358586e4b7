import type { AdministratorDashboard, DoctorDashboard, HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Whoever comes back to the page sees what was there, and what it has become a moment later. */
const always = { staleTime: 0 };

export const administratorDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'administrator'],
  queryFn: async (): Promise<AdministratorDashboard> => (await api.dashboards.administrator.$get()).json(),
  ...always,
});

export const hospitalDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'hospital'],
  queryFn: async (): Promise<HospitalDashboard | null> => (await api.dashboards.hospital.$get()).json(),
  ...always,
});

export const doctorDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'doctor'],
  queryFn: async (): Promise<DoctorDashboard> => (await api.dashboards.doctor.$get()).json(),
  ...always,
});
