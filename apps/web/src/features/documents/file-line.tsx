import type { DocumentFile } from '@fonendo/contract/documents.schema';
import { Anchor } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../platform/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import classes from './documents.module.css';

/** A file as a link with its size and date; the link opens the preview. */
export function DocumentFileLine({ file, onOpen }: { file: DocumentFile; onOpen: () => void }) {
  const { t, i18n } = useTranslation('documents');
  const size = formatBytes(file.bytes, i18n.language);
  return (
    <p className={classes.file}>
      <FileText size={16} strokeWidth={1.75} aria-hidden className={classes.fileIcon} />
      <Anchor component="button" type="button" className={classes.fileName ?? ''} onClick={onOpen}>
        {file.fileName}
      </Anchor>
      <span className={classes.meta}>{t('file.added', { size, date: formatShortDay(file.uploadedAt) })}</span>
      {file.validUntil && <Validity until={file.validUntil} validity={file.validity} />}
    </p>
  );
}

const validityWords = {
  valid: 'file.validUntil',
  soon: 'file.lapses',
  urgent: 'file.lapses',
  expired: 'file.lapsed',
} as const;

/** How close the expiry is: shape, colour and words. */
function Validity({ until, validity }: { until: string; validity: DocumentFile['validity'] }) {
  const { t } = useTranslation('documents');
  const date = formatDay(until);
  return (
    <span className={classes.validity} data-validity={validity ?? 'valid'}>
      <span className={classes.light} aria-hidden />
      {t(validityWords[validity ?? 'valid'], { date })}
    </span>
  );
}
