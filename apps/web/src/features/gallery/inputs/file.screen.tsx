import { limits } from '@fonendo/domain/shared/limits';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { PdfDropzone } from '../../../ui/pdf/dropzone.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import { Labelled, Specimen } from '../specimen.tsx';

const { maxBytes } = limits.file;
const stored = { name: 'pasaporte-restrepo.pdf', bytes: 1_258_291 };
const nothing = () => undefined;

export function InputFileScreen() {
  const { t } = useTranslation('gallery');
  const label = t('inputs.file.document');
  return (
    <GalleryPage title={t('inputs.file.title')} intro={t('inputs.file.intro')} under="inputs">
      <Specimen title={t('inputs.file.live')} when={t('inputs.file.liveWhen')}>
        <LiveDropzone />
      </Specimen>
      <Specimen title={t('inputs.file.states')} when={t('inputs.file.statesWhen')}>
        <Labelled label={t('inputs.file.empty')}>
          <PdfDropzone label={label} maxBytes={maxBytes} onSelect={nothing} onRefuse={nothing} />
        </Labelled>
        <Labelled label={t('inputs.file.uploading')}>
          <PdfDropzone
            label={label}
            maxBytes={maxBytes}
            upload={{ name: stored.name, progress: 0.62 }}
            onSelect={nothing}
            onRefuse={nothing}
            onCancel={nothing}
          />
        </Labelled>
        <Labelled label={t('inputs.file.stored')}>
          <PdfDropzone
            label={label}
            maxBytes={maxBytes}
            file={stored}
            onSelect={nothing}
            onRefuse={nothing}
            onRemove={nothing}
          />
        </Labelled>
        <Labelled label={t('inputs.file.failed')}>
          <PdfDropzone
            label={label}
            maxBytes={maxBytes}
            file={stored}
            error={t('inputs.file.failedText')}
            onSelect={nothing}
            onRefuse={nothing}
            onRemove={nothing}
          />
        </Labelled>
        <Labelled label={t('inputs.file.disabled')}>
          <PdfDropzone label={label} maxBytes={maxBytes} onSelect={nothing} onRefuse={nothing} disabled />
        </Labelled>
      </Specimen>
    </GalleryPage>
  );
}

type Stored = { name: string; bytes: number; href: string };

/** Reads the file for real and shows how far it has read; it goes nowhere. */
function LiveDropzone() {
  const { t, i18n } = useTranslation(['gallery', 'core']);
  const [file, setFile] = useState<Stored>();
  const [upload, setUpload] = useState<{ name: string; progress: number }>();
  const [error, setError] = useState<ReactNode>(null);
  const reading = useRef<AbortController>(null);

  const read = async (chosen: File) => {
    const abort = new AbortController();
    reading.current = abort;
    setError(null);
    setUpload({ name: chosen.name, progress: 0 });
    const done = await readInSteps(chosen, abort.signal, (progress) => setUpload({ name: chosen.name, progress }));
    setUpload(undefined);
    if (done) setFile({ name: chosen.name, bytes: chosen.size, href: URL.createObjectURL(chosen) });
  };

  return (
    <PdfDropzone
      label={t('inputs.file.document')}
      maxBytes={maxBytes}
      {...(file && { file })}
      {...(upload && { upload })}
      error={error}
      onSelect={(chosen) => void read(chosen)}
      onRefuse={(refusal, refused) =>
        setError(
          refusal === 'errors.fileTooLarge'
            ? t('inputs.file.tooLarge', { size: formatBytes(refused.size, i18n.language) })
            : t('core:errors.onlyPdf'),
        )
      }
      onCancel={() => reading.current?.abort()}
      onRemove={() => setFile(undefined)}
    />
  );
}

/** Twenty slices with a short pause after each, so that the progress can be seen; false when it was cancelled. */
async function readInSteps(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<boolean> {
  const steps = 20;
  for (let step = 1; step <= steps; step += 1) {
    const from = Math.floor((file.size * (step - 1)) / steps);
    const to = Math.floor((file.size * step) / steps);
    await file.slice(from, to).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 80));
    if (signal.aborted) return false;
    onProgress(step / steps);
  }
  return true;
}
