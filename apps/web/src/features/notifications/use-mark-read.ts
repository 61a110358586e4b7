import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { markRead } from './notifications.queries.ts';

/** Null while an administrator acts as somebody: they do not mark that person's notifications as read. */
export function useMarkRead(): ((ids?: readonly string[]) => void) | null {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const { start } = useAction({
    queue: 'read-notifications',
    run: (ids: readonly string[] | undefined) => markRead(queryClient, ids),
    failed: t('notMarked'),
  });
  return useSession()?.impersonatedBy ? null : start;
}
