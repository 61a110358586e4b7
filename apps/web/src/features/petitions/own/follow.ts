import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recheckSession } from '../../../platform/session/session.ts';
import { ownPetitionsQuery, petitionQuery } from '../petitions.queries.ts';
import { fetchPetition, ownDocumentsQuery } from './own-petitions.queries.ts';

/** Only while the page is visible; coming back to it asks at once. */
const lookAgainMs = 20_000;

/** A petition that an administrator may move at any moment: the page and the sidebar follow without a new login. */
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

/** The petition's checklist and the documents on the page are one and the same: they arrive together. */
async function fetchWithDocuments(queryClient: QueryClient, id: string, signal: AbortSignal): Promise<Petition> {
  const petition = await fetchPetition(id);
  // An answer from before an upload that ended meanwhile is given up: the page knows better already.
  if (!petition.resolution && !signal.aborted) queryClient.setQueryData(ownDocumentsQuery.queryKey, petition.documents);
  return petition;
}

/** A resolution makes another group of the doctor, and with it another sidebar. */
function useSessionAfterMoves(petition: Petition | undefined): void {
  const stage = petition && `${petition.status} ${petition.conditions.filter(({ doneAt }) => doneAt).length}`;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (stage !== undefined && seen.current !== undefined && seen.current !== stage) void recheckSession();
    seen.current = stage;
  }, [stage]);
}

/** Whose turn it is stands in the sidebar as well, which reads the list. */
function useListAfterMoves(petition: Petition | undefined): void {
  const queryClient = useQueryClient();
  const turn = petition?.next.turn;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== turn) void queryClient.invalidateQueries(ownPetitionsQuery);
    seen.current = turn;
  }, [turn, queryClient]);
}
