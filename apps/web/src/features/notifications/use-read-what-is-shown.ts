import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { isShownAt } from './is-shown-at.ts';
import { latestQuery, markReadAbout } from './notifications.queries.ts';

/** Marks the notifications as read that lead to the page which is open: the person has seen what they are about. */
export function useReadWhatIsShown(): void {
  const queryClient = useQueryClient();
  const inPerson = useInPerson();
  const address = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href ?? '' });
  const items = useQuery(latestQuery).data?.items;
  const link = items?.find((item) => !item.read && isShownAt(item.link, address))?.link;
  useEffect(() => {
    if (!link || !inPerson) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // Nobody asked for it, so nobody is told if it fails: the next look marks it.
      markReadAbout(queryClient, link).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [queryClient, inPerson, link]);
}
