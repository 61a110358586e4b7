import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../ui/dialog/opener-focus.ts';
import classes from './phone-drawer.module.css';

type Props = PropsWithChildren<{ opened: boolean; onClose: () => void }>;

/** The sidebar on phones; loaded when it is opened for the first time. */
export function PhoneDrawer({ opened, onClose, children }: Props) {
  const { t } = useTranslation();
  useOpenerFocus(opened);
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={288} padding={0}>
      <Drawer.Overlay />
      {/* The label belongs to the dialog itself; on `Drawer` it would be set on a plain element around it. */}
      <Drawer.Content aria-label={t('nav.label')}>
        <Drawer.Body className={classes.body ?? ''}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
