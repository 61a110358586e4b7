import type { ManagedOffer } from '@fonendo/contract/offers.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../platform/form/use-unsaved-changes.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { createOffer, keepOffer, managedOfferQuery, saveOffer } from './managed-offers.queries.ts';
import { createOfferAutosave, type SaveState } from './write-autosave.ts';

/** The offer on the screen, saved by itself while this is mounted. `onCreated` hears of the draft's id once. */
export function useWriteOffer(offer: ManagedOffer | null, onCreated: ((id: string) => void) | undefined) {
  const { t } = useTranslation('managedOffers');
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });
  const [autosave] = useState(() =>
    createOfferAutosave({
      offer,
      create: async (content) => {
        const made = keepOffer(queryClient, await createOffer(content));
        created.current?.(made.id);
        return made;
      },
      save: async (id, version, content) => keepOffer(queryClient, await saveOffer(id, version, content)),
      load: (id) => queryClient.fetchQuery({ ...managedOfferQuery(id), staleTime: 0 }),
      now: () => new Date(),
    }),
  );
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);

  useEffect(() => autosave.connect(), [autosave]);

  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [autosave]);

  // What is merely on its way is sent on leaving; words that cannot be sent now would go with the page.
  useUnsavedChanges(
    () => stuckStates.includes(autosave.getSnapshot().state),
    () =>
      confirm({
        title: t('write.leaveTitle'),
        description: t('write.leaveText'),
        action: t('write.leaveAction'),
        destructive: true,
      }),
  );

  return { ...snapshot, autosave };
}

const stuckStates: readonly SaveState[] = ['offline', 'failed', 'conflict'];
