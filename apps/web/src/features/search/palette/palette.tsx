import type { Session } from '@fonendo/contract/auth/auth.schema';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useTranslation } from 'react-i18next';
import type { SidebarPlace } from './pages.ts';
import classes from './palette.module.css';
import { PaletteSearch } from './search.tsx';

type Props = {
  session: Session;
  places: readonly SidebarPlace[];
  opened: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** The field has taken the focus. */
  onFocus: () => void;
  onClose: () => void;
};

/** Searches pages, people, offers, petitions and actions, from anywhere and by keyboard. Full-screen on phones. */
export function Palette({ opened, onClose, ...search }: Props) {
  const { t } = useTranslation('palette');
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      // When it opens, the field that stood in for this one has the focus: the parent of both gives it back.
      returnFocus={false}
      size={640}
      yOffset="10dvh"
      fullScreen={isPhone}
      transitionProps={{ duration: 160, transition: isPhone ? 'fade' : 'fade-down' }}
    >
      <Modal.Overlay backgroundOpacity={1} />
      {/* The label belongs to the dialog itself; on `Modal` it would be set on a plain element around it. */}
      <Modal.Content aria-label={t('label')} className={classes.content ?? ''}>
        <Modal.Body className={classes.body ?? ''}>
          <PaletteSearch {...search} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
