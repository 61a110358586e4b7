import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { markRead } from './notifications.queries.ts';

/** Null while an administrator acts for somebody: what that person has not read stays unread. */
export function useMarkRead(): ((ids?: readonly string[]) => void) | null {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[] | undefined) => markRead(queryClient, ids),
    onError: (failure) => toastFailure(t('notMarked'), failure),
  });
  return useSession()?.impersonatedBy ? null : mutate;
}
