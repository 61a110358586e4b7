import { Button, Group, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useTranslation } from 'react-i18next';
import { LeftOut, type PersonLeftOut } from '../../../ui/bulk/left-out.tsx';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';

type Props = {
  count: number;
  leftOut: readonly PersonLeftOut[];
  onGoOn: () => void;
  onClose: () => void;
};

/** Before dates are chosen for several candidates, one after the other: who gets none, and why. */
export function InterviewDialog({ count, leftOut, onGoOn, onClose }: Props) {
  const { t } = useTranslation(['candidates', 'core']);
  useOpenerFocus(true);
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={t('bulk.interviewTitle', { count })}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <p>{t('bulk.interviewLead', { count })}</p>
      <LeftOut people={leftOut} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('core:actions.cancel')}
        </Button>
        <Button data-autofocus onClick={onGoOn}>
          {t('bulk.chooseDates')}
        </Button>
      </Group>
    </Modal>
  );
}
