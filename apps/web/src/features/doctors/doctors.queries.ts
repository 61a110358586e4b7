import type { Doctor, DoctorUpdate } from '@fonendo/contract/doctors/doctors.schema';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { recheckSession } from '../../platform/session/session.ts';

export const doctorQuery = queryOptions({
  queryKey: queryKeys.doctors.own,
  ...read('/api/doctors/me'),
});

/** Depends on documents, CV, contract and payments, so it is fetched again whenever it is shown. */
export const readinessQuery = queryOptions({
  queryKey: queryKeys.doctors.readiness,
  ...read('/api/doctors/me/readiness'),
  staleTime: 0,
});

export const doctorProfileQuery = queryOptions({
  queryKey: queryKeys.doctors.profile,
  ...read('/api/doctors/me/profile'),
  staleTime: 0,
});

export const saveOwnData = (update: DoctorUpdate) => api.put('/api/doctors/me', { body: update });

/** Name and group may have changed, and what was missing: everything that shows them is updated. */
export function cacheOwnData(queryClient: QueryClient, doctor: Doctor): Promise<void> {
  queryClient.setQueryData(doctorQuery.queryKey, doctor);
  return invalidateAnswers(queryClient, affectedBy.ownDoctor);
}

export function useSaveDoctor(): (update: DoctorUpdate) => Promise<Doctor> {
  const queryClient = useQueryClient();
  return async (update) => {
    const doctor = await saveOwnData(update);
    await Promise.all([cacheOwnData(queryClient, doctor), recheckSession()]);
    return doctor;
  };
}

export function useSaveFindable(): (findable: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  return async (findable) => {
    const saved = await api.put('/api/doctors/me/findable', { body: { findable } });
    queryClient.setQueryData(doctorQuery.queryKey, (doctor) => doctor && { ...doctor, ...saved });
  };
}
