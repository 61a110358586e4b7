import type { DocumentFile, DocumentItem } from '@fonendo/contract/documents.schema';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Eye, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../platform/format.ts';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { type RowAction, RowMenu } from '../../ui/table/row-menu.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents.module.css';
import { removeDocument } from './documents.queries.ts';
import { DocumentFileLine } from './file-line.tsx';
import { useDownload } from './use-download.ts';

type Props = {
  item: DocumentItem;
  file: DocumentFile;
  label: string;
  onOpen: (file: DocumentFile) => void;
};

/** The verdict on a current file, with its actions. */
export function DocumentVerdict({ item, file, label, onOpen, onReplace }: Props & { onReplace: () => void }) {
  const { t } = useTranslation('documents');
  const { can, status, fileName } = file;
  const download = useDownload();
  const remove = useRemoval(item, file);
  const actions: RowAction[] = [
    {
      key: 'download',
      label: t('file.download'),
      icon: <Download size={16} aria-hidden />,
      onSelect: () => download(file),
    },
    // A rejected file always shows the dropzone for its replacement.
    ...(can.replace && status !== 'rejected'
      ? [{ key: 'replace', label: t('file.replace'), icon: <RefreshCw size={16} aria-hidden />, onSelect: onReplace }]
      : []),
    ...(can.remove
      ? [
          {
            key: 'remove',
            label: t('file.remove'),
            icon: <Trash2 size={16} aria-hidden />,
            destructive: true,
            onSelect: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <div className={classes.verdict}>
      <StatusBadge of="document" status={status} />
      <Tooltip label={t('file.preview', { name: label })}>
        <ActionIcon aria-label={t('file.preview', { name: fileName })} onClick={() => onOpen(file)}>
          <Eye size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <RowMenu row={fileName} actions={actions} />
    </div>
  );
}

/** Below a file: why it was rejected, and the dropzone for its replacement. */
export function DocumentBelow({
  item,
  file,
  label,
  replacing,
  onReplaced,
}: Omit<Props, 'onOpen'> & { replacing: boolean; onReplaced: () => void }) {
  const { t } = useTranslation('documents');
  const rejected = file.status === 'rejected';
  return (
    <>
      {rejected && <Rejection file={file} />}
      {file.can.replace && (rejected || replacing) && (
        <div className={classes.zone}>
          {file.status === 'approved' && <p className={classes.hint}>{t('upload.replacesApproved')}</p>}
          <DocumentUpload
            kind={item.kind}
            label={label}
            replaces={file}
            action={t('upload.replace')}
            emphasis={rejected ? 'primary' : 'secondary'}
            onDone={onReplaced}
          />
          {!rejected && (
            <Button variant="subtle" className={classes.keep ?? ''} onClick={onReplaced}>
              {t('upload.keep')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Rejection({ file: { reason, reviewedAt } }: { file: DocumentFile }) {
  const { t } = useTranslation('documents');
  return (
    <div className={classes.rejection}>
      <p className={classes.rejectionHead}>
        <span>{t('rejection.title')}</span>
        {reviewedAt && <span>{t('rejection.by', { date: formatShortDay(reviewedAt) })}</span>}
      </p>
      <p className={classes.rejectionText}>{reason}</p>
    </div>
  );
}

/** A current file of a kind that holds many, with its verdict. */
export function DocumentEntry({ item, file, label, onOpen }: Props) {
  const [replacing, setReplacing] = useState(false);
  return (
    <div className={classes.entry}>
      <div className={classes.entryHead}>
        <DocumentFileLine file={file} onOpen={() => onOpen(file)} />
        <DocumentVerdict item={item} file={file} label={label} onOpen={onOpen} onReplace={() => setReplacing(true)} />
      </div>
      <DocumentBelow
        item={item}
        file={file}
        label={label}
        replacing={replacing}
        onReplaced={() => setReplacing(false)}
      />
    </div>
  );
}

function useRemoval(item: DocumentItem, file: DocumentFile) {
  const { t } = useTranslation('documents');
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const comesBack = item.kind !== 'additional' && item.earlier.length > 0;
  const { start } = useAction({
    ask: () =>
      confirm({
        title: t('remove.title', { name: file.fileName }),
        description: t(comesBack ? 'remove.helpEarlier' : 'remove.help'),
        action: t('file.remove'),
        keeps: 'document',
      }),
    run: () => removeDocument(queryClient, file.id),
    done: t('remove.done'),
    failed: t('remove.failed'),
  });
  return start;
}
