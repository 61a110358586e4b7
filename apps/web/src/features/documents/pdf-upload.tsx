import { limits } from '@fonendo/domain/shared/limits';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfDropzone } from '../../ui/pdf/dropzone.tsx';
import classes from './documents.module.css';
import type { PhotoSubject } from './photos/photos-dialog.tsx';
import { type SentFile, usePdfUpload } from './use-pdf-upload.ts';

// Only who has no PDF needs it, and the library that writes one.
const PhotosDialog = lazy(async () => ({ default: (await import('./photos/photos-dialog.tsx')).PhotosDialog }));

type Props = {
  label: string;
  /** What photos of it would show. */
  photoOf?: PhotoSubject;
  /** Sends the file; rejects with the server's error. */
  deliver: (sent: SentFile) => Promise<void>;
  /** A file exists and is replaced. */
  replacing?: boolean;
  action?: string;
  emphasis?: 'primary' | 'secondary';
  opensAtOnce?: boolean;
};

/** Where a file is dropped or chosen, uploaded, and tried again after a failure. */
export function PdfUpload({
  label,
  photoOf = 'paper',
  deliver,
  replacing = false,
  action,
  emphasis = 'secondary',
  opensAtOnce = false,
}: Props) {
  const { t } = useTranslation('documents');
  const { upload, failure, send, refuse, cancel } = usePdfUpload(deliver);
  const again = failure?.file;
  const [photos, setPhotos] = useState<File[]>();
  return (
    <>
      <PdfDropzone
        label={label}
        maxBytes={limits.file.maxBytes}
        replacing={replacing}
        emphasis={emphasis}
        opensAtOnce={opensAtOnce}
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
        onPhotos={setPhotos}
        onRefuse={refuse}
        onCancel={cancel}
      />
      {photos && (
        <Suspense>
          <PhotosDialog
            label={label}
            subject={photoOf}
            photos={photos}
            onClose={() => setPhotos(undefined)}
            onDone={(file) => {
              setPhotos(undefined);
              send(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
