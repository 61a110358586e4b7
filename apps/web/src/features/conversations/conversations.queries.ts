import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import type { ConversationSubject, MessageSide } from '@fonendo/domain/conversations/conversation';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
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

/** Up to the newest that was shown: what comes meanwhile is not answered by it. */
export const settleMessages = ({ subject, id }: Place, upTo: string): Promise<Conversation> =>
  subject === 'petition'
    ? api.post(`${ofPetition}/settle`, { path: { id }, body: { upTo } })
    : api.post(`${theirs}/settle`, { path: { id }, body: { upTo } });

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
  cacheWaiting(queryClient, place, newest.waiting);
  void invalidateAnswers(queryClient, shownWith(place));
}

/** The tab says at once what the answer says, and not only when its page was asked for again. */
function cacheWaiting(queryClient: QueryClient, { subject, side, id }: Place, count: number): void {
  const cache = <Page extends object>(queryKey: QueryKey, counted: Partial<Page>) =>
    queryClient.setQueryData<Page>(queryKey, (known) => known && { ...known, ...counted });
  if (subject === 'petition') cache<Petition>(queryKeys.petitions.one(id), { waitingMessages: count });
  else if (side === 'doctor') cache<OwnCandidacy>(queryKeys.candidacies.one(id), { unread: count });
  else cache<HospitalCandidacy>(queryKeys.selection.candidacy(id), { unanswered: count });
}

/** Pages that count what waits. */
const shownWith = ({ subject, id }: Place) =>
  subject === 'petition'
    ? [queryKeys.petitions.one(id), queryKeys.petitions.pages, queryKeys.dashboards.administrator]
    : [queryKeys.candidacies.one(id), queryKeys.candidacies.pages, queryKeys.selection.candidacy(id)];
