import type { Petition } from '@fonendo/contract/petitions.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toast } from '../../platform/toasts.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { sendPetition, startPetition } from './doctor-petitions.queries.ts';
import { keepPetition, ownPetitionsQuery, petitionQuery } from './petitions.queries.ts';

export function useStartPetition() {
  const { t } = useTranslation('homologations');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: startPetition,
    onSuccess: async (petition) => {
      keepPetition(queryClient, petition);
      // The list decides which petition the page shows: it has to know the new one first.
      await queryClient.refetchQueries(ownPetitionsQuery);
      await navigate({ to: '/homologations' });
      toast({
        tone: 'success',
        title: t('empty.started'),
        message: t('empty.startedHelp', { reference: petition.reference }),
      });
    },
    onError: (failure) => {
      toastFailure(t('empty.notStarted'), failure);
      // Another tab may have started one meanwhile.
      void queryClient.invalidateQueries(ownPetitionsQuery);
    },
  });
}

/** Asks first, naming what will happen; a refusal brings what is missing up to date. */
export function useSendPetition(petition: Petition) {
  const { t } = useTranslation('homologations');
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sendPetition(petition.id),
    onSuccess: (sent) => {
      keepPetition(queryClient, sent);
      toast({ tone: 'success', title: t('send.done'), message: t('send.doneHelp') });
    },
    onError: (failure) => {
      toastFailure(t('send.failed'), failure);
      void queryClient.invalidateQueries(petitionQuery(petition.id));
    },
  });
  const ask = async () => {
    const count = petition.documents.items.flatMap(({ current }) => current).length;
    const sure = await confirm({
      title: t('send.ask', { reference: petition.reference }),
      description: t('send.consequences', { count }),
      action: t('send.action'),
    });
    if (sure) sending.mutate();
  };
  return { ask: () => void ask(), isSending: sending.isPending };
}

type Download = { fetch: () => Promise<Blob>; name: string };

/** Fetched with the bearer header, then handed to the browser's downloads. */
export function useFileDownload() {
  const { t } = useTranslation('homologations');
  return useMutation({
    mutationFn: async ({ fetch, name }: Download) => saveFile(await fetch(), name),
    onError: (failure) => toastFailure(t('files.failed'), failure),
  });
}
