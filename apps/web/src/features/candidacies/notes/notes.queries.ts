import type { CandidacyNotes } from '@fonendo/contract/candidacies/notes.schema';
import type { DoctorNotes } from '@fonendo/contract/doctors/notes.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const candidacyNotesQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.notes(candidacyId),
    ...read('/api/selection/candidacies/{id}/notes', { path: { id: candidacyId } }),
  });

/** Shows the answer at once; cards and lists may show the rating. */
export function cacheNotes(queryClient: QueryClient, candidacyId: string, notes: CandidacyNotes): void {
  const { queryKey } = candidacyNotesQuery(candidacyId);
  queryClient.setQueryData(queryKey, notes);
  void invalidateAnswers(queryClient, [queryKeys.selection.all], { except: queryKey });
}

export const writeNote = (candidacyId: string, text: string) =>
  api.post('/api/selection/candidacies/{id}/notes', { path: { id: candidacyId }, body: { text } });

/** How the notes about a candidacy, or about a doctor, are changed; each change answers with all of them. */
export type NoteBook<Notes> = {
  edit: (id: string, text: string) => Promise<Notes>;
  remove: (id: string) => Promise<Notes>;
  cache: (queryClient: QueryClient, notes: Notes) => void;
  key: readonly unknown[];
};

export const candidacyBook = (candidacyId: string): NoteBook<CandidacyNotes> => ({
  edit: (id, text) => api.put('/api/notes/{id}', { path: { id }, body: { text } }),
  remove: (id) => api.delete('/api/notes/{id}', { path: { id } }),
  cache: (queryClient, notes) => cacheNotes(queryClient, candidacyId, notes),
  key: queryKeys.selection.notes(candidacyId),
});

export const doctorNotesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: queryKeys.doctors.notes(doctorId),
    ...read('/api/doctors/{id}/notes', { path: { id: doctorId } }),
  });

export const writeDoctorNote = (doctorId: string, text: string) =>
  api.post('/api/doctors/{id}/notes', { path: { id: doctorId }, body: { text } });

export const doctorBook = (doctorId: string): NoteBook<DoctorNotes> => ({
  edit: (id, text) => api.put('/api/doctors/notes/{id}', { path: { id }, body: { text } }),
  remove: (id) => api.delete('/api/doctors/notes/{id}', { path: { id } }),
  cache: (queryClient, notes) => queryClient.setQueryData(doctorNotesQuery(doctorId).queryKey, notes),
  key: queryKeys.doctors.notes(doctorId),
});

export const rateCandidacy = (candidacyId: string, stars: number | null) =>
  api.put('/api/selection/candidacies/{id}/rating', {
    path: { id: candidacyId },
    body: { stars },
  });
