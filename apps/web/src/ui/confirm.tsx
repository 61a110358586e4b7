import type { ui } from '@fonendo/messages/es/shared/ui';
import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { modals } from '@mantine/modals';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findOpener, giveFocusBack } from './dialog/opener-focus.ts';
import { dialogsReady, useDialogs } from './dialog-area.tsx';

export type Question = {
  /** What will happen, as a question: "¿Cerrar la oferta?" */
  title: string;
  /** The consequence, for whom, and whether it can be undone. */
  description: ReactNode;
  /** The verb: "Cerrar oferta", never "OK". */
  action: string;
} & WayOut;

/**
 * What the other button keeps, where the action ends something: "Dejarla abierta" instead of "Cancelar". As a rule such
 * an action is destructive as well.
 */
type WayOut = { keeps: Kept; destructive?: boolean } | { keeps?: never; destructive?: false };

/** Named by what stays, so that nobody has to work out what "Cancelar" cancels. */
type Kept = keyof (typeof ui)['kept'];

/** Asks before something important; true if the person confirmed, false in every other case. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { t } = useTranslation(['core', 'ui']);
  useDialogs();
  return useCallback(
    async ({ title, description, action, keeps, destructive = keeps !== undefined }) => {
      const opener = findOpener();
      await dialogsReady();
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          resolve(yes);
          modals.close(id);
        };
        const id = modals.open({
          title,
          size: 460,
          closeButtonProps: { 'aria-label': t('actions.close') },
          // Escape, the cross and a click outside count as no.
          onClose: () => {
            resolve(false);
            if (opener) giveFocusBack(opener);
          },
          children: (
            <>
              <Text c="dimmed">{description}</Text>
              <Group justify="flex-end" gap="xs" mt="lg">
                {/* Focus starts on the harmless button when the other one cannot be undone. */}
                <Button variant="default" data-autofocus={destructive || undefined} onClick={() => answer(false)}>
                  {keeps ? t(`ui:kept.${keeps}`) : t('actions.cancel')}
                </Button>
                <Button
                  variant={destructive ? 'destructive' : 'filled'}
                  data-autofocus={!destructive || undefined}
                  onClick={() => answer(true)}
                >
                  {action}
                </Button>
              </Group>
            </>
          ),
        });
      });
    },
    [t],
  );
}
