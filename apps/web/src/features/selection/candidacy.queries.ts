import type { HospitalCandidacy, Person } from '@fonendo/contract/selection.schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const candidacyQuery = (id: string) =>
  queryOptions({
    queryKey: ['selection', 'candidacy', id],
    queryFn: async (): Promise<HospitalCandidacy> =>
      (await api.selection.candidacies[':id'].$get({ param: { id } })).json(),
  });

export const personQuery = (doctorId: string) =>
  queryOptions({
    queryKey: ['selection', 'person', doctorId],
    queryFn: async (): Promise<Person> =>
      (await api.selection.people[':doctorId'].$get({ param: { doctorId } })).json(),
  });

export const fetchCv = async (id: string): Promise<Blob> =>
  (await api.selection.candidacies[':id'].cv.$get({ param: { id } })).blob();

export const fetchDocument = async (id: string, documentId: string): Promise<Blob> =>
  (await api.selection.candidacies[':id'].documents[':documentId'].$get({ param: { id, documentId } })).blob();
