import type { Session } from '@fonendo/contract/auth/auth.schema';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SidebarPlace } from './pages.ts';
import classes from './palette.module.css';
import { PaletteSearch } from './search.tsx';

type Props = { session: Session; places: readonly SidebarPlace[]; opened: boolean; onClose: () => void };

/** Searches pages, people, offers, petitions and actions, from anywhere and by keyboard. Full-screen on phones. */
export function Palette({ session, places, opened, onClose }: Props) {
  const { t } = useTranslation('palette');
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // Rendered closed first: a dialog remembers the focused element only when it opens.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Modal.Root
      opened={shown}
      onClose={onClose}
      size={640}
      yOffset="10dvh"
      fullScreen={isPhone}
      transitionProps={{ duration: 160, transition: isPhone ? 'fade' : 'fade-down' }}
    >
      <Modal.Overlay backgroundOpacity={1} />
      {/* The label belongs to the dialog itself; on `Modal` it would be set on a plain element around it. */}
      <Modal.Content aria-label={t('label')} className={classes.content ?? ''}>
        <Modal.Body className={classes.body ?? ''}>
          <PaletteSearch session={session} places={places} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
