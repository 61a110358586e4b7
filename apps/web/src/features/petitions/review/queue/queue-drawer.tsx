import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../../ui/dialog/opener-focus.ts';

/** The queue on screens without room for its column. */
export function QueueDrawer({ children, onClose }: PropsWithChildren<{ onClose: () => void }>) {
  const { t } = useTranslation(['petitions', 'core']);
  useOpenerFocus(true);
  return (
    <Drawer
      opened
      onClose={onClose}
      size={340}
      padding={0}
      title={t('review.queue')}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      {children}
    </Drawer>
  );
}
