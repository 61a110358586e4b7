import { ActionIcon, Anchor, Progress } from '@mantine/core';
import { FileText, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../format-bytes.ts';
import classes from './dropzone.module.css';

type Stored = {
  file: { name: string; bytes: number; href?: string };
  label: string;
  onRemove: (() => void) | undefined;
};

export function StoredPdf({ file, label, onRemove }: Stored) {
  const { t, i18n } = useTranslation('ui');
  return (
    <div className={classes.row}>
      <FileText size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
      <div className={classes.name}>
        {file.href ? (
          <Anchor href={file.href} target="_blank" rel="noopener">
            {file.name}
          </Anchor>
        ) : (
          <span className={classes.fileName}>{file.name}</span>
        )}
        <span className={classes.size}>{formatBytes(file.bytes, i18n.language)}</span>
      </div>
      {onRemove && (
        <ActionIcon onClick={onRemove} aria-label={`${t('pdf.remove')}: ${label}`}>
          <Trash2 size={17} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

type Uploading = { upload: { name: string; progress: number }; onCancel: (() => void) | undefined };

export function UploadingPdf({ upload, onCancel }: Uploading) {
  const { t } = useTranslation('ui');
  const percent = Math.round(Math.min(1, Math.max(0, upload.progress)) * 100);
  // The upload is complete and the server is checking the file.
  const doing = t(upload.progress >= 1 ? 'pdf.checking' : 'pdf.uploading', { name: upload.name });
  return (
    <div className={classes.row} data-uploading>
      <div className={classes.progress}>
        <div className={classes.progressText}>
          <span className={classes.fileName}>{doing}</span>
          <span className={classes.size}>{t('pdf.progress', { percent })}</span>
        </div>
        <Progress value={percent} size={6} aria-label={doing} />
      </div>
      {onCancel && (
        <ActionIcon onClick={onCancel} aria-label={t('pdf.cancel')}>
          <X size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
