import { type DocumentKind, isLegalised } from '@fonendo/domain/documents/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toasts.ts';
import { type UploadAim, uploadDocument } from './documents.queries.ts';
import { PdfUpload } from './pdf-upload.tsx';

type Props = {
  kind: DocumentKind;
  label: string;
  /** The file to replace; undefined if there is none yet. */
  replaces?: { id: string };
  aim?: UploadAim;
  action?: string;
  emphasis?: 'primary' | 'secondary';
  opensAtOnce?: boolean;
  onDone?: () => void;
};

/** A document of the doctor's checklist. */
export function DocumentUpload({ kind, label, replaces, aim, action, emphasis, opensAtOnce = false, onDone }: Props) {
  const { t } = useTranslation('documents');
  const queryClient = useQueryClient();
  return (
    <PdfUpload
      label={label}
      photoOf={isLegalised(kind) ? 'legalised' : 'paper'}
      replacing={replaces !== undefined}
      {...(action && { action })}
      {...(emphasis && { emphasis })}
      opensAtOnce={opensAtOnce}
      deliver={async (sent) => {
        await uploadDocument(queryClient, {
          ...{ kind, ...sent },
          ...(aim && { aim }),
          ...(replaces && kind === 'additional' && { replaces: replaces.id }),
        });
        toast({ tone: 'success', title: t('upload.done'), message: t('upload.doneHelp') });
        onDone?.();
      }}
    />
  );
}
