import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { PersonLeftOut } from '../../ui/bulk/left-out.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { type Asked, RequestDocumentsForm } from './request-documents.form.tsx';

type Props = {
  candidacies: readonly Asked[];
  /** Of those who were chosen, who gets nothing. */
  leftOut?: readonly PersonLeftOut[];
  onClose: () => void;
};

/** Requests documents from one candidate, or the same from many. */
export function RequestDocumentsDialog({ candidacies, leftOut = [], onClose }: Props) {
  const { t } = useTranslation(['documentRequests', 'core']);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const count = candidacies.length;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={count === 1 && leftOut.length === 0 ? t('form.title') : t('form.titleMany', { count })}
      size={640}
      fullScreen={isPhone ?? false}
    >
      <RequestDocumentsForm {...{ candidacies, leftOut, onClose }} />
    </FormDialog>
  );
}
