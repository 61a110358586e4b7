import { Button, Input } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { Camera, FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../format-bytes.ts';
import classes from './dropzone.module.css';
import { StoredPdf, UploadingPdf } from './file-rows.tsx';
import { isPhoto, photoTypes } from './photo-types.ts';

export type PdfRefusal = 'errors.onlyPdf' | 'errors.fileTooLarge';

type Props = {
  /** Which document: "Pasaporte". */
  label: string;
  maxBytes: number;
  /** The stored file; it stays visible while another one is uploaded and when that fails. */
  file?: { name: string; bytes: number; href?: string };
  /** The upload in progress, from 0 to 1. */
  upload?: { name: string; progress: number };
  /** A whole sentence: what happened and which file is kept. */
  error?: ReactNode;
  disabled?: boolean;
  /** A file exists and is shown elsewhere: the new one replaces it. */
  replacing?: boolean;
  /** The label of the button if it is neither choosing nor replacing. */
  action?: string;
  /** One primary button per view: use `secondary` where a page has several zones. */
  emphasis?: 'primary' | 'secondary';
  /** Shown by a press of "add": the chooser of files opens with the zone, which stays for another way. */
  opensAtOnce?: boolean;
  onSelect: (file: File) => void;
  /** Photos become a PDF before they are sent; without it only a PDF is taken. Called without any to take some. */
  onPhotos?: (photos: File[]) => void;
  /** Refused before the upload: not a PDF, or too large. */
  onRefuse: (refusal: PdfRefusal, file: File) => void;
  onCancel?: () => void;
  onRemove?: () => void;
};

const pdfType = { 'application/pdf': ['.pdf'] };

/** One PDF: dropped or chosen, uploading, stored, replaced. Has no state of its own. */
export function PdfDropzone({
  label,
  maxBytes,
  file,
  upload,
  error,
  disabled = false,
  replacing = file !== undefined,
  action,
  emphasis = replacing ? 'secondary' : 'primary',
  opensAtOnce = false,
  ...on
}: Props) {
  const { t, i18n } = useTranslation(['ui', 'core']);
  const openPicker = useRef<() => void>(null);
  // In the effect of the press itself, while browsers still take it for the person's own doing.
  useEffect(() => {
    if (opensAtOnce) openPicker.current?.();
  }, [opensAtOnce]);
  const errorId = useId();
  const hintId = useId();
  const max = formatBytes(maxBytes, i18n.language);
  const verb = action ?? t(replacing ? 'pdf.replace' : 'pdf.choose');

  const refuse = ([rejection]: FileRejection[]) => {
    if (!rejection) return;
    const tooLarge = rejection.errors.every(({ code }) => code === 'file-too-large');
    on.onRefuse(tooLarge ? 'errors.fileTooLarge' : 'errors.onlyPdf', rejection.file);
  };

  function take(dropped: File[]) {
    const [pdf] = dropped.filter((one) => !isPhoto(one));
    if (pdf) on.onSelect(pdf);
    else on.onPhotos?.(dropped);
  }

  return (
    <div className={classes.field}>
      {file && <StoredPdf file={file} label={label} onRemove={upload || disabled ? undefined : on.onRemove} />}
      {upload ? (
        <UploadingPdf upload={upload} onCancel={on.onCancel} />
      ) : (
        <Dropzone
          className={classes.zone}
          mod={{ error: Boolean(error) }}
          accept={on.onPhotos ? { ...pdfType, ...photoTypes } : pdfType}
          // Photos are made smaller before they are sent.
          validator={(one) =>
            one.size > maxBytes && !isPhoto(one) ? { code: 'file-too-large', message: 'file-too-large' } : null
          }
          multiple={on.onPhotos !== undefined}
          disabled={disabled}
          openRef={openPicker}
          // Keyboard and screen readers use the button inside; the zone is for the pointer.
          activateOnKeyboard={false}
          activateOnClick={false}
          tabIndex={-1}
          enablePointerEvents
          inputProps={{ 'aria-label': label, tabIndex: -1 }}
          onDrop={take}
          onReject={refuse}
        >
          <div className={classes.inside}>
            <FileUp size={22} strokeWidth={1.75} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              <p className={classes.invitation}>
                <Dropzone.Idle>{t(replacing ? 'pdf.dropNew' : 'pdf.drop')}</Dropzone.Idle>
                <Dropzone.Accept>{t('pdf.release')}</Dropzone.Accept>
                <Dropzone.Reject>{t('core:errors.onlyPdf')}</Dropzone.Reject>
              </p>
              <p className={classes.hint} id={hintId}>
                {t(replacing ? 'pdf.kept' : on.onPhotos ? 'pdf.limitOrPhotos' : 'pdf.limit', { max })}
              </p>
            </div>
            <div className={classes.buttons}>
              <Button
                variant={emphasis === 'primary' ? 'filled' : 'default'}
                disabled={disabled}
                onClick={() => openPicker.current?.()}
                aria-label={`${verb}: ${label}`}
                aria-describedby={error ? `${errorId} ${hintId}` : hintId}
              >
                {verb}
              </Button>
              {on.onPhotos && (
                <Button
                  variant="subtle"
                  disabled={disabled}
                  leftSection={<Camera size={17} aria-hidden />}
                  onClick={() => on.onPhotos?.([])}
                  aria-label={`${t('pdf.photos')}: ${label}`}
                >
                  {t('pdf.photos')}
                </Button>
              )}
            </div>
          </div>
        </Dropzone>
      )}
      {error && (
        <Input.Error id={errorId} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
