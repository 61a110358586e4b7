import type { DocumentKind } from '@fonendo/domain/document-kinds';
import { limits } from '@fonendo/domain/limits';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PdfDropzone } from '../../ui/pdf-dropzone.tsx';
import classes from './documents.module.css';
import { useDocumentUpload } from './use-document-upload.ts';

type Props = {
  kind: DocumentKind;
  label: string;
  /** The file whose place is taken; undefined where there is none yet. */
  replaces?: { id: string };
  action?: string;
  emphasis?: 'primary' | 'secondary';
  onDone?: () => void;
};

/** Where a file is dropped or chosen, travels, fails and is tried again. */
export function DocumentUpload({ kind, label, replaces, action, emphasis = 'secondary', onDone }: Props) {
  const { t } = useTranslation('documents');
  const { upload, failure, send, refuse, cancel } = useDocumentUpload({
    kind,
    ...(replaces && kind === 'additional' && { replaces: replaces.id }),
    ...(onDone && { onDone }),
  });
  const again = failure?.file;
  return (
    <PdfDropzone
      label={label}
      maxBytes={limits.file.maxBytes}
      replacing={replaces !== undefined}
      emphasis={emphasis}
      {...(action && { action })}
      {...(upload && { upload })}
      error={
        failure && (
          <span className={classes.failure}>
            {failure.sentence}
            {again && (
              <Button variant="subtle" size="compact-sm" onClick={() => send(again)}>
                {t('upload.retry', { name: again.name })}
              </Button>
            )}
          </span>
        )
      }
      onSelect={send}
      onRefuse={refuse}
      onCancel={cancel}
    />
  );
}
