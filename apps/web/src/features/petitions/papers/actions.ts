import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../platform/format.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { sendPetition, startPetition } from '../own/own-petitions.queries.ts';
import { cachePetition, ownPetitionsQuery } from '../petitions.queries.ts';

export function useStartPetition() {
  const { t } = useTranslation('homologations');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    run: startPetition,
    cache: cachePetition,
    done: async ({ reference }) => {
      // The list decides which petition the page shows, so it is refreshed first.
      await queryClient.refetchQueries(ownPetitionsQuery);
      await navigate({ to: '/homologations' });
      return { title: t('empty.started'), message: t('empty.startedHelp', { reference }) };
    },
    failed: t('empty.notStarted'),
    // Another tab may have started one meanwhile.
    invalidates: [queryKeys.petitions.own],
  });
}

/** Asks first, saying what will happen; a refusal refreshes what is missing. */
export function useSendPetition(petition: Petition) {
  const { t } = useTranslation(['homologations', 'checklist', 'documents']);
  const confirm = useConfirm();
  const absent = petition.checklist.warnings.map((kind) => t(`documents:kinds.${kind}`));
  const warnings = absent.length > 0 ? [t('checklist:warnings', { documents: formatList(absent) })] : [];
  const count = petition.documents.items.flatMap(({ current }) => current).length;
  return useAction({
    ask: () =>
      confirm({
        title: t('send.ask', { reference: petition.reference }),
        description: [t('send.consequences', { count }), ...warnings].join(' '),
        action: t('send.action'),
      }),
    run: () => sendPetition(petition.id),
    cache: cachePetition,
    done: { title: t('send.done'), message: t('send.doneHelp') },
    failed: t('send.failed'),
    invalidates: [queryKeys.petitions.one(petition.id)],
  });
}

type Download = { fetch: () => Promise<Blob>; name: string };

/** Fetched with the bearer header, then saved as a download. */
export function useFileDownload() {
  const { t } = useTranslation('homologations');
  return useAction({
    run: async ({ fetch, name }: Download) => saveFile(await fetch(), name),
    failed: t('files.failed'),
  });
}
