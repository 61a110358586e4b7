import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isStuck, useAutosave } from '../../../platform/autosave/use-autosave.ts';
import { useUnsavedChanges } from '../../../platform/form/use-unsaved-changes.ts';
import { toast } from '../../../platform/toasts.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { cacheOffer, createOffer, managedOfferQuery, saveOffer } from '../manage/managed-offers.queries.ts';
import { createOfferAutosave } from './autosave.ts';
import { mergedWith } from './conflict.tsx';

/** The offer on the screen, saved automatically while mounted. `onCreated` gets the draft's id once. */
export function useWriteOffer(offer: ManagedOffer | null, onCreated: ((id: string) => void) | undefined) {
  const { t } = useTranslation('managedOffers');
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });
  const { autosave, snapshot } = useAutosave(() =>
    createOfferAutosave({
      offer,
      create: async (id, content) => {
        const made = cacheOffer(queryClient, await createOffer(id, content));
        created.current?.(made.id);
        return made;
      },
      save: async (id, version, content) => cacheOffer(queryClient, await saveOffer(id, version, content)),
      load: (id) => queryClient.fetchQuery({ ...managedOfferQuery(id), staleTime: 0 }),
      onMerged: (theirs) => toast({ tone: 'info', title: mergedWith(theirs, t) }),
      now: () => new Date(),
    }),
  );

  // Unsent content is sent on leaving; content that cannot be sent would be lost with the page.
  useUnsavedChanges(
    () => {
      const { state, problems } = autosave.getSnapshot();
      return isStuck(state) || (state !== 'ended' && Object.keys(problems).length > 0);
    },
    async () => {
      const leaves = await confirm({
        title: t('write.leaveTitle'),
        description: t('write.leaveText'),
        action: t('write.leaveAction'),
        keeps: 'editing',
      });
      if (leaves) autosave.discard();
      return leaves;
    },
    // The first save gives a new offer its own address.
    (search) => 'write' in search && search.write !== undefined,
  );

  return { autosave, snapshot };
}
