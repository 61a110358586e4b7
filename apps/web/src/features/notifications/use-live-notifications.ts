import type { LiveChange, NotificationsStanding } from '@fonendo/contract/notifications.schema';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { affectedBy } from '../../platform/affected-answers.ts';
import { invalidateAnswers } from '../../platform/invalidate-answers.ts';
import { isLeaving } from '../../platform/leaving.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { authState, useSession } from '../../platform/session/auth-state.ts';
import { recheckSession } from '../../platform/session/session.ts';
import { followStanding, type LiveEvent } from './live-standing.ts';
import { latestQuery } from './notifications.queries.ts';

/** Longer than a change of layout takes, so that the stream continues. */
const graceMs = 2_000;

let following: { userId: string; pages: number; stop: () => void } | null = null;

/**
 * Keeps the bell and the lists current while somebody is signed in. Several components may use it; they share one
 * stream.
 */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();
  const userId = useSession()?.userId;
  useEffect(() => {
    if (!userId) return undefined;
    if (following?.userId !== userId) {
      following?.stop();
      const stop = followStanding(
        userId,
        (event) => follow(queryClient, event),
        () => void (isLeaving() || recheckSession()),
      );
      following = { userId, pages: 0, stop };
    }
    const current = following;
    current.pages += 1;
    return () => {
      current.pages -= 1;
      // Another page of the same person takes over; after signing out nobody does.
      const grace = authState().status === 'authenticated' ? graceMs : 0;
      setTimeout(() => {
        if (current.pages > 0) return;
        current.stop();
        if (following === current) following = null;
      }, grace);
    };
  }, [queryClient, userId]);
}

function follow(queryClient: QueryClient, event: LiveEvent): void {
  if ('standing' in event) adopt(queryClient, event.standing);
  else if ('changed' in event) void invalidateAnswers(queryClient, answersOf(event.changed));
  else if (event.resumed === 'again') void invalidateAnswers(queryClient, Object.values(liveAnswers).flat());
  // A page and its stream open at once: a message may come in between, and nobody asks for a conversation twice a minute.
  else void invalidateAnswers(queryClient, [queryKeys.conversations.all]);
}

/** The answers that show a thing; those on the screen are fetched again at once. */
const liveAnswers: Record<LiveChange['thing'], readonly QueryKey[]> = {
  conversation: [
    ...[queryKeys.conversations.all, queryKeys.candidacies.all, queryKeys.selection.all],
    ...[queryKeys.petitions.all, queryKeys.conversations.reports, queryKeys.dashboards.administrator],
  ],
  candidacy: [
    ...[queryKeys.candidacies.all, queryKeys.selection.all, queryKeys.interviews.calendars],
    queryKeys.dashboards.all,
  ],
  petition: affectedBy.petition,
  offer: [queryKeys.offers.managed, queryKeys.offers.published, queryKeys.dashboards.all],
};

/** Of a conversation only what shows this one: messages come many at a time. */
function answersOf({ thing, id }: LiveChange): readonly QueryKey[] {
  // What happens to a candidacy stands in its conversation as well.
  if (thing === 'candidacy') return [...liveAnswers.candidacy, queryKeys.conversations.one(id)];
  if (thing !== 'conversation') return liveAnswers[thing];
  return [
    ...[queryKeys.conversations.one(id), queryKeys.candidacies.one(id), queryKeys.candidacies.pages],
    ...[queryKeys.selection.candidacy(id), queryKeys.petitions.one(id)],
    ...[queryKeys.conversations.reports, queryKeys.dashboards.administrator],
  ];
}

/** Fetches again only if the server's state differs from what is shown; another group changes the whole page. */
function adopt(queryClient: QueryClient, { unread, latest, policyGroups }: NotificationsStanding): void {
  const auth = authState();
  if (auth.status === 'authenticated' && String(policyGroups) !== String(auth.session.policyGroups)) {
    void recheckSession();
  }
  const shown = queryClient.getQueryData(latestQuery.queryKey);
  if (shown?.unread === unread && (shown.items[0]?.id ?? null) === latest) return;
  void invalidateAnswers(queryClient, [queryKeys.notifications.all]);
}
