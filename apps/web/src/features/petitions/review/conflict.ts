import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { toast } from '../../../platform/toasts.ts';
import { cachePetition, petitionQuery } from '../petitions.queries.ts';
import { useEntryText } from './entry-text.ts';

/** Two people on one petition: the second sees what the first did, and who it was. */
export function useConflicts(petitionId: string) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const entryText = useEntryText();
  const session = useSession();
  const self = session ? `${session.firstname} ${session.lastname}` : '';

  async function reload(): Promise<Petition> {
    const fresh = await queryClient.fetchQuery({ ...petitionQuery(petitionId), staleTime: 0 });
    return cachePetition(queryClient, fresh);
  }

  async function explain(failure: unknown, title: string): Promise<void> {
    // Deleted, moved on or judged meanwhile: in each case the shown petition is outdated.
    if (!isApiFailure(failure) || ![404, 409, 422].includes(failure.status)) return toastFailure(title, failure);
    const fresh = await reload().catch(() => ({ timeline: [] }));
    if (failure.status !== 409 || !tell(fresh)) toastFailure(title, failure);
  }

  /** What somebody else did last, and who it was; false where nobody did anything. */
  function tell({ timeline }: Pick<Petition, 'timeline'>): boolean {
    const latest = timeline.find(({ author, kind }) => author !== self && kind !== 'comment');
    if (!latest) return false;
    toast({
      // Once, also where it is found out twice.
      id: `conflict:${latest.at}`,
      tone: 'warning',
      title: latest.author ? t('conflict.by', { author: latest.author }) : t('conflict.title'),
      message: t('conflict.what', { what: entryText(latest) }),
    });
    return true;
  }

  return {
    /** Whether the last thing that happened to it was done by oneself. */
    isOwnDoing: ({ timeline }: Petition): boolean => timeline.find(({ kind }) => kind !== 'comment')?.author === self,
    tell,
    explain: (failure: unknown, title: string) => void explain(failure, title),
  };
}
