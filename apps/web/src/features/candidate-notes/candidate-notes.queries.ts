import type { CandidateNotes } from '@fonendo/contract/candidate-notes.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const candidateNotesQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: ['selection', 'notes', candidacyId],
    queryFn: async () =>
      (
        await api.selection.candidacies[':id'].notes.$get({ param: { id: candidacyId } })
      ).json() as Promise<CandidateNotes>,
  });

/** The answer goes into the page at once; cards and lists may show the stars. */
export function keepNotes(queryClient: QueryClient, candidacyId: string, notes: CandidateNotes): void {
  const { queryKey } = candidateNotesQuery(candidacyId);
  queryClient.setQueryData(queryKey, notes);
  void queryClient.invalidateQueries({
    queryKey: ['selection'],
    predicate: (query) => query.queryKey[1] !== queryKey[1],
  });
}

export async function writeNote(candidacyId: string, text: string): Promise<CandidateNotes> {
  const answer = await api.selection.candidacies[':id'].notes.$post({ param: { id: candidacyId }, json: { text } });
  return (await answer.json()) as CandidateNotes;
}

export async function editNote(id: string, text: string): Promise<CandidateNotes> {
  return (await (await api.notes[':id'].$put({ param: { id }, json: { text } })).json()) as CandidateNotes;
}

export async function removeNote(id: string): Promise<CandidateNotes> {
  return (await (await api.notes[':id'].$delete({ param: { id } })).json()) as CandidateNotes;
}

export async function rateCandidate(candidacyId: string, stars: number | null): Promise<CandidateNotes> {
  const answer = await api.selection.candidacies[':id'].rating.$put({ param: { id: candidacyId }, json: { stars } });
  return (await answer.json()) as CandidateNotes;
}
