import { limits } from '@fonendo/domain/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../platform/http-client.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import type { PdfRefusal } from '../../ui/pdf/dropzone.tsx';

export type SentFile = { file: File; onProgress: (share: number) => void; signal: AbortSignal };

/** One upload: its progress, its error, and the file, so that it need not be chosen again. */
export function usePdfUpload(deliver: (sent: SentFile) => Promise<void>) {
  const { t, i18n } = useTranslation(['documents', 'core']);
  const [upload, setUpload] = useState<{ name: string; progress: number }>();
  const [failure, setFailure] = useState<{ sentence: string; file?: File }>();
  const sending = useRef<AbortController>(null);

  // Leaving the page cancels the upload; the server then stores nothing.
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File) {
    const abort = new AbortController();
    sending.current = abort;
    setFailure(undefined);
    setUpload({ name: file.name, progress: 0 });
    try {
      await deliver({
        file,
        signal: abort.signal,
        onProgress: (progress) => setUpload({ name: file.name, progress }),
      });
    } catch (error) {
      if (!abort.signal.aborted) setFailure(failureOf(error, file));
    } finally {
      if (!abort.signal.aborted || sending.current === abort) setUpload(undefined);
    }
  }

  /** An invalid file cannot be sent again. */
  function failureOf(error: unknown, file: File) {
    if (!isApiFailure(error)) {
      reportError(error);
      return { sentence: t('core:apiErrors.InternalError'), file };
    }
    const wrong = error.data.fields?.['file'];
    return wrong
      ? { sentence: t(`core:${wrong.key}` as 'core:errors.onlyPdf', wrong.params ?? {}) }
      : { sentence: error.data.message, file };
  }

  function refuse(refusal: PdfRefusal, file: File) {
    const size = formatBytes(file.size, i18n.language);
    const max = formatBytes(limits.file.maxBytes, i18n.language);
    const onlyPdf = t('core:errors.onlyPdf');
    const words = isImage(file) ? `${onlyPdf} ${t('upload.photo')}` : onlyPdf;
    setFailure({ sentence: refusal === 'errors.fileTooLarge' ? t('upload.tooLarge', { size, max }) : words });
  }

  function cancel() {
    sending.current?.abort();
    setUpload(undefined);
  }

  return { upload, failure, send: (file: File) => void send(file), refuse, cancel };
}

/** A photo of any kind, by its name too: not every system knows the type of a HEIC. */
export const isImage = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || /\.(hei[cf]|tiff?|gif|bmp|avif)$/i.test(name);
