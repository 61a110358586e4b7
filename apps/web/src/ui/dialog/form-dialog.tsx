import { Modal, type ModalProps } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedForms } from '../../typed-forms.ts';
import { useConfirm } from '../confirm.tsx';

/** A dialog with a form: Escape, the cross and a click outside ask before they throw away what was typed. */
export function FormDialog({ onClose, children, ...modal }: ModalProps) {
  const { t } = useTranslation(['core', 'ui']);
  const confirm = useConfirm();
  const [forms] = useState(() => new Set<() => boolean>());

  async function close() {
    const isTyped = [...forms].some((isTyped) => isTyped());
    const question = {
      title: t('ui:closeTyped.title'),
      description: t('ui:closeTyped.description'),
      action: t('ui:closeTyped.action'),
      keeps: 'editing',
    } as const;
    if (!isTyped || (await confirm(question))) onClose();
  }

  // Not by the window's own Escape, which would also close this dialog below a question on top of it.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]')) return;
    void close();
  }

  return (
    <Modal
      {...modal}
      closeOnEscape={false}
      onKeyDown={onKeyDown}
      onClose={() => void close()}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <TypedForms.Provider value={forms}>{children}</TypedForms.Provider>
    </Modal>
  );
}
