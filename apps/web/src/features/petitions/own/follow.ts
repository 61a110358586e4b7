import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recheckSession } from '../../../platform/session/session.ts';
import { ownPetitionsQuery, petitionQuery } from '../petitions.queries.ts';
import { fetchPetition, ownDocumentsQuery } from './own-petitions.queries.ts';

/** Only while the page is visible; it is fetched at once on coming back. */
const lookAgainMs = 20_000;

/** Polls the petition, which an administrator may change at any moment, and updates page and sidebar. */
export function useFollowedPetition(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...petitionQuery(id),
    queryFn: ({ signal }) => fetchWithDocuments(queryClient, id, signal),
    refetchInterval: ({ state: { data } }) => (isOver(data) ? false : lookAgainMs),
    refetchOnWindowFocus: 'always',
  });
  useSessionAfterMoves(query.data);
  useListAfterMoves(query.data);
  return query;
}

const isOver = (petition: Petition | undefined) => petition?.next.turn === 'ended';

/** The petition contains the documents that the page shows: both are updated together. */
async function fetchWithDocuments(queryClient: QueryClient, id: string, signal: AbortSignal): Promise<Petition> {
  const petition = await fetchPetition(id);
  // An answer from before an upload that has ended meanwhile is dropped.
  if (!petition.resolution && !signal.aborted) queryClient.setQueryData(ownDocumentsQuery.queryKey, petition.documents);
  return petition;
}

/** A resolution changes the doctor's group, and with it the sidebar. */
function useSessionAfterMoves(petition: Petition | undefined): void {
  const stage = petition && `${petition.status} ${petition.conditions.filter(({ doneAt }) => doneAt).length}`;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (stage !== undefined && seen.current !== undefined && seen.current !== stage) void recheckSession();
    seen.current = stage;
  }, [stage]);
}

/** The sidebar also shows whose turn it is, from the list. */
function useListAfterMoves(petition: Petition | undefined): void {
  const queryClient = useQueryClient();
  const turn = petition?.next.turn;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== turn) void queryClient.invalidateQueries(ownPetitionsQuery);
    seen.current = turn;
  }, [turn, queryClient]);
}
