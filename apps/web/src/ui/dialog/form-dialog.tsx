import { Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useTranslation } from 'react-i18next';
import { TypedForms } from '../../typed-forms.ts';
import { useOpenerFocus } from './opener-focus.ts';
import { useTypedForms } from './use-typed-forms.ts';

/** A dialog with a form: Escape, the cross and a click outside ask before they throw away what was typed. */
export function FormDialog({ onClose, children, ...modal }: ModalProps) {
  const { t } = useTranslation('core');
  useOpenerFocus(modal.opened);
  const { forms, closing } = useTypedForms({ onClose });
  return (
    <Modal {...modal} {...closing} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <TypedForms.Provider value={forms}>{children}</TypedForms.Provider>
    </Modal>
  );
}
