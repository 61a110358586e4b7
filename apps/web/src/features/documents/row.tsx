import type { DocumentFile, DocumentItem } from '@fonendo/contract/documents.schema';
import { Button } from '@mantine/core';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../../ui/card.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents.module.css';
import { DocumentBelow, DocumentEntry, DocumentVerdict } from './entry.tsx';
import { DocumentFileLine } from './file-line.tsx';
import { useRequirementTexts } from './requirement-text.ts';

type Props = {
  item: DocumentItem;
  onOpen: (file: DocumentFile) => void;
  /** What else belongs to this kind on this page. */
  beside?: ReactNode;
};

/** One kind of document: name, why it is needed, file, verdict, actions. */
export function DocumentRow({ item, onOpen, beside }: Props) {
  const { t } = useTranslation('documents');
  const { why } = useRequirementTexts();
  const [replacing, setReplacing] = useState(false);
  const label = t(`kinds.${item.kind}`);
  const many = item.kind === 'additional';
  const [only] = many ? [] : item.current;
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <div className={classes.words}>
          {/* The target of "Te falta: …" links. */}
          <h3 id={item.kind} className={classes.name}>
            {label}
            {item.necessity !== 'required' && (
              <span className={classes.optional}>{t(item.necessity === 'advised' ? 'advised' : 'optional')}</span>
            )}
          </h3>
          <p className={classes.why}>{why(item)}</p>
        </div>
        {only && (
          <DocumentVerdict item={item} file={only} label={label} onOpen={onOpen} onReplace={() => setReplacing(true)} />
        )}
        {only && <DocumentFileLine file={only} onOpen={() => onOpen(only)} />}
      </div>
      {only && (
        <DocumentBelow
          item={item}
          file={only}
          label={label}
          replacing={replacing}
          onReplaced={() => setReplacing(false)}
        />
      )}
      {many &&
        item.current.map((file) => (
          <DocumentEntry key={file.id} item={item} file={file} label={label} onOpen={onOpen} />
        ))}
      {beside && (
        <div className={classes.beside}>
          <Suspense>{beside}</Suspense>
        </div>
      )}
      {item.can.add && <AddDocument item={item} label={label} />}
      {item.earlier.length > 0 && <EarlierVersions files={item.earlier} onOpen={onOpen} />}
    </CardRow>
  );
}

/** Required documents show their dropzone; optional ones show a button first. */
function AddDocument({ item: { kind, necessity, current }, label }: { item: DocumentItem; label: string }) {
  const { t } = useTranslation('documents');
  const [wanted, setWanted] = useState(false);
  const asked = necessity === 'required' && current.length === 0;
  if (!asked && !wanted) {
    return (
      <Button
        variant="default"
        size="sm"
        className={classes.add ?? ''}
        leftSection={<Plus size={16} aria-hidden />}
        aria-label={`${t('upload.add')}: ${label}`}
        onClick={() => setWanted(true)}
      >
        {t('upload.add')}
      </Button>
    );
  }
  return (
    <div className={classes.zone}>
      <DocumentUpload kind={kind} label={label} opensAtOnce={wanted} onDone={() => setWanted(false)} />
    </div>
  );
}

function EarlierVersions({ files, onOpen }: { files: readonly DocumentFile[]; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('documents');
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className={classes.earlier}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        aria-controls={listId}
        rightSection={<ChevronDown size={16} aria-hidden className={classes.chevron} data-open={open || undefined} />}
        onClick={() => setOpen(!open)}
      >
        {t('file.earlier', { count: files.length })}
      </Button>
      <ul id={listId} className={classes.versions} hidden={!open}>
        {files.map((file) => (
          <li key={file.id} className={classes.version}>
            <div>
              <DocumentFileLine file={file} onOpen={() => onOpen(file)} />
              <p className={classes.meta}>{t('file.version', { version: file.version })}</p>
            </div>
            <StatusBadge of="document" status={file.status} />
            {file.reason && <p className={classes.why}>{file.reason}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
