import { queryOptions } from '@tanstack/react-query';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const candidacyQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.selection.candidacy(id),
    ...read('/api/selection/candidacies/{id}', { path: { id } }),
  });

export const personQuery = (doctorId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.person(doctorId),
    ...read('/api/selection/people/{doctorId}', { path: { doctorId } }),
  });

export const fetchCv = (id: string) => api.file('/api/selection/candidacies/{id}/cv', { path: { id } });

export const fetchCandidateDocument = (id: string, documentId: string) =>
  api.file('/api/selection/candidacies/{id}/documents/{documentId}', { path: { id, documentId } });
