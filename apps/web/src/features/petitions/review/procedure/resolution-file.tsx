import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../../platform/http-client.ts';
import { PdfDropzone } from '../../../../ui/pdf/dropzone.tsx';
import { cachePetition, uploadResolutionFile } from '../../petitions.queries.ts';
import classes from '../side.module.css';

type Props = {
  petition: Petition;
  /** Called when an upload starts: submitting the form waits for it. */
  onSending: (sent: Promise<void>) => void;
};

/** The ministry's document, stored as soon as it is chosen and used by the resolution. */
export function ResolutionFileField({ petition, onSending }: Props) {
  const { t } = useTranslation(['petitions', 'core']);
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<{ name: string; progress: number }>();
  const [error, setError] = useState<string>();
  const sending = useRef<AbortController>(null);
  const stored = petition.review?.resolutionFile ?? null;
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File) {
    const abort = new AbortController();
    sending.current = abort;
    setError(undefined);
    setUpload({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => setUpload({ name: file.name, progress });
      cachePetition(
        queryClient,
        await uploadResolutionFile({ id: petition.id, file, onProgress, signal: abort.signal }),
      );
    } catch (failure) {
      if (!abort.signal.aborted) setError(sentence(failure));
    } finally {
      setUpload(undefined);
    }
  }

  function sentence(failure: unknown): string {
    if (!isApiFailure(failure)) {
      reportError(failure);
      return t('core:apiErrors.InternalError');
    }
    const wrong = failure.data.fields?.['file'];
    return wrong ? t(`core:${wrong.key}` as 'core:errors.onlyPdf', wrong.params ?? {}) : failure.data.message;
  }

  return (
    <div>
      <p className={classes.fileLabel}>{t('resolution.file')}</p>
      <PdfDropzone
        label={t('resolution.file')}
        maxBytes={limits.file.maxBytes}
        emphasis="secondary"
        {...(stored && { file: stored })}
        {...(upload && { upload })}
        error={error}
        onSelect={(file) => onSending(send(file))}
        onRefuse={(refusal) => setError(t(`core:${refusal}`))}
        onCancel={() => sending.current?.abort()}
      />
    </div>
  );
}
