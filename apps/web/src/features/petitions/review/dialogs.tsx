import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { AnswerForm, RegistryForm, RequirementForm } from './procedure/ministry.form.tsx';
import { ResolutionForm } from './procedure/resolution.form.tsx';

export type ReviewDialog = 'registry' | 'requirement' | 'answer' | 'resolution';

export type DialogFormProps = { petition: Petition; onDone: () => void };

const forms = { registry: RegistryForm, requirement: RequirementForm, answer: AnswerForm, resolution: ResolutionForm };

type Props = { petition: Petition; dialog: ReviewDialog; onClose: () => void };

export function ReviewDialogs({ petition, dialog, onClose }: Props) {
  const { t } = useTranslation(['petitions', 'core']);
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  const Form = forms[dialog];
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      fullScreen={isPhone}
      title={t(`${dialog}.title`)}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <Form petition={petition} onDone={onClose} />
    </Modal>
  );
}
