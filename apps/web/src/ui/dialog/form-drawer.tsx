import { Drawer, type DrawerProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useTranslation } from 'react-i18next';
import { TypedForms } from '../../typed-forms.ts';
import { useOpenerFocus } from './opener-focus.ts';
import { useTypedForms } from './use-typed-forms.ts';

type Props = DrawerProps & {
  /** Before it closes although something was typed: what a copy kept of it goes, too. */
  onGivenUp?: () => void;
};

/** The same as a form's dialog, beside the page. */
export function FormDrawer({ onClose, onGivenUp, children, ...drawer }: Props) {
  const { t } = useTranslation('core');
  useOpenerFocus(drawer.opened);
  const { forms, closing } = useTypedForms({ onClose, onGivenUp });
  return (
    <Drawer {...drawer} {...closing} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <TypedForms.Provider value={forms}>{children}</TypedForms.Provider>
    </Drawer>
  );
}
