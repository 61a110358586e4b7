import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { ConversationSubject, MessageSide } from '@fonendo/domain/conversations/conversation';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { type Upload, uploadFile } from '../../platform/upload.ts';
import { keepEqual, withEarlier, withNewest } from './merge-messages.ts';

/** Whose page it is, and of which candidacy or petition. */
export type Place = { subject: ConversationSubject; side: MessageSide; id: string };

/** As whom one speaks: doctors say something else to a hospital than to the team. */
export type Voice = MessageSide | 'applicant';

export const voiceOf = ({ subject, side }: Pick<Place, 'subject' | 'side'>): Voice =>
  subject === 'petition' && side === 'doctor' ? 'applicant' : side;

const own = '/api/candidacies/{id}/messages';
const theirs = '/api/selection/candidacies/{id}/messages';
const ofPetition = '/api/petitions/{id}/messages';

/** Both sides of a petition have one address. */
const addressOf = ({ subject, side }: Place): typeof own | typeof theirs | typeof ofPetition => {
  if (subject === 'petition') return ofPetition;
  return side === 'doctor' ? own : theirs;
};

const read = (place: Place, query: { cursor?: string; search?: string }): Promise<Conversation> =>
  api.get(addressOf(place), { path: { id: place.id }, query });

/** Everything that was read so far, and the newest. */
export const conversationQuery = (place: Place) =>
  queryOptions({
    queryKey: queryKeys.conversations.one(place.id),
    queryFn: async ({ client }) => {
      const newest = await read(place, {});
      return withNewest(client.getQueryData<Conversation>(queryKeys.conversations.one(place.id)), newest);
    },
    structuralSharing: (known, next) => keepEqual(known as Conversation | undefined, next as Conversation),
    // For browsers without a stream.
    refetchInterval: 60_000,
  });

export const foundQuery = (place: Place, search: string) =>
  queryOptions({
    queryKey: queryKeys.conversations.found(place.id, search),
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

export const writeMessage = (place: Place, text: string, key: string): Promise<Conversation> =>
  api.post(addressOf(place), { path: { id: place.id }, body: { text, key } });

export async function sendFile(queryClient: QueryClient, place: Place, upload: Upload): Promise<void> {
  const answer: Conversation = await uploadFile('put', `${addressOf(place)}/file`, { path: { id: place.id } }, upload);
  cacheNewest(queryClient, place, answer);
}

export async function markRead(queryClient: QueryClient, place: Place, upTo: string): Promise<void> {
  await api.post(`${addressOf(place)}/read`, { path: { id: place.id }, body: { upTo } });
  await invalidateAnswers(queryClient, shownWith(place));
}

export const settleMessages = ({ subject, id }: Place): Promise<Conversation> =>
  subject === 'petition'
    ? api.post(`${ofPetition}/settle`, { path: { id } })
    : api.post(`${theirs}/settle`, { path: { id } });

/** A file that the candidate sent, for a document that they were asked for. */
export const takeFile = ({ id }: Place, messageId: string, requestId: string): Promise<Conversation> =>
  api.post(`${theirs}/{messageId}/document`, { path: { id, messageId }, body: { requestId } });

/** Fetched, because a plain link could not send the bearer header. */
export const fetchMessageFile = ({ subject, id }: Place, messageId: string) =>
  subject === 'petition'
    ? api.file(`${ofPetition}/{messageId}/file`, { path: { id, messageId } })
    : api.file('/api/messages/{id}/file', { path: { id: messageId } });

export function cacheNewest(queryClient: QueryClient, place: Place, newest: Conversation): void {
  queryClient.setQueryData(conversationQuery(place).queryKey, (known) => withNewest(known, newest));
  void invalidateAnswers(queryClient, shownWith(place));
}

/** Pages that count what waits. */
const shownWith = ({ subject, id }: Place) =>
  subject === 'petition'
    ? [queryKeys.petitions.one(id), queryKeys.petitions.pages, queryKeys.dashboards.administrator]
    : [queryKeys.candidacies.one(id), queryKeys.candidacies.pages, queryKeys.selection.candidacy(id)];
