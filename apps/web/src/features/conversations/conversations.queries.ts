import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { MessageSide } from '@fonendo/domain/conversations/conversation';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { invalidateAnswers } from '../../platform/invalidate-answers.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { type Upload, uploadFile } from '../../platform/upload.ts';
import { withEarlier, withNewest } from './merge-messages.ts';

/** Whose page it is, and of which candidacy. */
export type Place = { side: MessageSide; candidacyId: string };

const own = '/api/candidacies/{id}/messages';
const theirs = '/api/selection/candidacies/{id}/messages';

const read = ({ side, candidacyId }: Place, query: { cursor?: string; search?: string }): Promise<Conversation> => {
  const asked = { path: { id: candidacyId }, query };
  return side === 'doctor' ? api.get(own, asked) : api.get(theirs, asked);
};

/** Everything that was read so far, and the newest. */
export const conversationQuery = (place: Place) =>
  queryOptions({
    queryKey: queryKeys.conversations.one(place.candidacyId),
    queryFn: async ({ client }) => {
      const newest = await read(place, {});
      return withNewest(client.getQueryData<Conversation>(queryKeys.conversations.one(place.candidacyId)), newest);
    },
    // For browsers without a stream.
    refetchInterval: 60_000,
  });

export const foundQuery = (place: Place, search: string) =>
  queryOptions({
    queryKey: queryKeys.conversations.found(place.candidacyId, search),
    queryFn: () => read(place, { search }),
    enabled: search !== '',
  });

export async function readEarlier(queryClient: QueryClient, place: Place): Promise<void> {
  const { queryKey } = conversationQuery(place);
  const cursor = queryClient.getQueryData(queryKey)?.earlier;
  if (!cursor) return;
  const page = await read(place, { cursor });
  queryClient.setQueryData(queryKey, (known) => known && withEarlier(known, page));
}

export function writeMessage({ side, candidacyId }: Place, text: string, key: string): Promise<Conversation> {
  const sent = { path: { id: candidacyId }, body: { text, key } };
  return side === 'doctor' ? api.post(own, sent) : api.post(theirs, sent);
}

export async function sendFile(queryClient: QueryClient, place: Place, upload: Upload): Promise<void> {
  const path = { path: { id: place.candidacyId } };
  const answer: Conversation =
    place.side === 'doctor'
      ? await uploadFile('put', `${own}/file`, path, upload)
      : await uploadFile('put', `${theirs}/file`, path, upload);
  cacheNewest(queryClient, place, answer);
}

export async function markRead(queryClient: QueryClient, { side, candidacyId }: Place, upTo: string): Promise<void> {
  const sent = { path: { id: candidacyId }, body: { upTo } };
  await (side === 'doctor' ? api.post(`${own}/read`, sent) : api.post(`${theirs}/read`, sent));
  await invalidateAnswers(queryClient, shownWith(candidacyId));
}

export const settleMessages = (candidacyId: string) => api.post(`${theirs}/settle`, { path: { id: candidacyId } });

/** Fetched, because a plain link could not send the bearer header. */
export const fetchMessageFile = (id: string) => api.file('/api/messages/{id}/file', { path: { id } });

export function cacheNewest(queryClient: QueryClient, place: Place, newest: Conversation): void {
  queryClient.setQueryData(conversationQuery(place).queryKey, (known) => withNewest(known, newest));
  void invalidateAnswers(queryClient, shownWith(place.candidacyId));
}

/** Pages that count what waits. */
const shownWith = (candidacyId: string) => [
  queryKeys.candidacies.one(candidacyId),
  queryKeys.candidacies.pages,
  queryKeys.selection.candidacy(candidacyId),
];
