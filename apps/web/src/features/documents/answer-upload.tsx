import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentUpload } from './document-upload.tsx';
import classes from './documents.module.css';
import type { UploadAim } from './documents.queries.ts';

type Props = {
  aim: UploadAim;
  label: string;
  /** The zone is there from the start: nothing has been uploaded yet. */
  opened?: boolean;
};

/** A file for a request or a hearing of the ministry or for a condition, uploaded beside it. */
export function AnswerUpload({ aim, label, opened = false }: Props) {
  const { t } = useTranslation('documents');
  const [wanted, setWanted] = useState(false);
  if (opened || wanted) {
    return (
      <div className={classes.zone}>
        <DocumentUpload
          kind="additional"
          label={label}
          aim={aim}
          emphasis={opened ? 'primary' : 'secondary'}
          opensAtOnce={wanted}
          onDone={() => setWanted(false)}
        />
      </div>
    );
  }
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
