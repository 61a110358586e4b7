import { lazy } from 'react';

/** One per group, with its own code. */
export const AdministratorDashboardScreen = lazy(async () => ({
  default: (await import('./administrator-dashboard.screen.tsx')).AdministratorDashboardScreen,
}));

export const HospitalDashboardScreen = lazy(async () => ({
  default: (await import('./hospital-dashboard.screen.tsx')).HospitalDashboardScreen,
}));

export const DoctorDashboardScreen = lazy(async () => ({
  default: (await import('./doctor/doctor-dashboard.screen.tsx')).DoctorDashboardScreen,
}));
