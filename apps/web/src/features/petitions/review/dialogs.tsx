import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { CorrectionForm } from './procedure/correction.form.tsx';
import { ExtensionDecisionForm, ExtensionForm } from './procedure/extension.form.tsx';
import { HearingCloseForm, HearingForm } from './procedure/hearing.form.tsx';
import { AnswerForm, RegistryForm, RequirementForm } from './procedure/ministry.form.tsx';
import { ResolutionForm } from './procedure/resolution.form.tsx';

export type ReviewDialog = keyof typeof forms;

export type DialogFormProps = { petition: Petition; onDone: () => void };

const forms = {
  registry: RegistryForm,
  requirement: RequirementForm,
  answer: AnswerForm,
  extension: ExtensionForm,
  extensionDecision: ExtensionDecisionForm,
  hearing: HearingForm,
  hearingClose: HearingCloseForm,
  correction: CorrectionForm,
  resolution: ResolutionForm,
};

const titles = {
  registry: 'petitions:registry.title',
  requirement: 'petitions:requirement.title',
  answer: 'petitions:answer.title',
  extension: 'ministryActs:extension.title',
  extensionDecision: 'ministryActs:extensionDecision.title',
  hearing: 'ministryActs:hearing.title',
  hearingClose: 'ministryActs:hearingClose.title',
  correction: 'ministryActs:correction.title',
  resolution: 'petitions:resolution.title',
} as const satisfies Record<ReviewDialog, string>;

type Props = { petition: Petition; dialog: ReviewDialog; onClose: () => void };

export function ReviewDialogs({ petition, dialog, onClose }: Props) {
  const { t } = useTranslation(['petitions', 'ministryActs', 'core']);
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  const Form = forms[dialog];
  return (
    <FormDialog opened onClose={onClose} size={560} fullScreen={isPhone} title={t(titles[dialog])}>
      <Form petition={petition} onDone={onClose} />
    </FormDialog>
  );
}
