import type { NotificationsStanding } from '@fonendo/contract/notifications.schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { isLeaving } from '../../platform/leaving.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { authState, useSession } from '../../platform/session/auth-state.ts';
import { recheckSession } from '../../platform/session/session.ts';
import { gatherChanges } from './gather-changes.ts';
import { allLiveAnswers } from './live-answers.ts';
import { followStanding, type LiveEvent } from './live-standing.ts';
import { latestQuery, whenMarked } from './notifications.queries.ts';

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
      const note = gatherChanges((keys) => void invalidateAnswers(queryClient, keys));
      const stop = followStanding(
        userId,
        (event) => ('changed' in event ? note(event.changed) : follow(queryClient, event)),
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

function follow(queryClient: QueryClient, event: Exclude<LiveEvent, { changed: unknown }>): void {
  if ('standing' in event) adopt(queryClient, event.standing);
  else if (event.resumed === 'again') void invalidateAnswers(queryClient, allLiveAnswers);
  // A page and its stream open at once: a message may come in between, and nobody asks for a conversation twice a minute.
  else void invalidateAnswers(queryClient, [queryKeys.conversations.all]);
}

/** The last that the server told of, which may have to wait. */
let told: NotificationsStanding | null = null;

/** Fetches again only if the server's state differs from what is shown; another group changes the whole page. */
function adopt(queryClient: QueryClient, standing: NotificationsStanding): void {
  const { unread, latest, policyGroups } = standing;
  told = standing;
  const auth = authState();
  if (auth.status === 'authenticated' && String(policyGroups) !== String(auth.session.policyGroups)) {
    void recheckSession();
  }
  const marked = whenMarked();
  if (marked) {
    void marked.then(() => told === standing && adopt(queryClient, standing));
    return;
  }
  const shown = queryClient.getQueryData(latestQuery.queryKey);
  if (shown?.unread === unread && (shown.items[0]?.id ?? null) === latest) return;
  void invalidateAnswers(queryClient, [queryKeys.notifications.all]);
}
