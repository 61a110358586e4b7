import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { RequestDocumentsForm } from './request-documents.form.tsx';

type Props = { candidacyIds: readonly string[]; onClose: () => void };

/** Requests documents from one candidate, or the same from many. */
export function RequestDocumentsDialog({ candidacyIds, onClose }: Props) {
  const { t } = useTranslation(['documentRequests', 'core']);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const count = candidacyIds.length;
  return (
    <Modal
      opened
      onClose={onClose}
      title={count === 1 ? t('form.title') : t('form.titleMany', { count })}
      size={640}
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <RequestDocumentsForm candidacyIds={candidacyIds} onClose={onClose} />
    </Modal>
  );
}
