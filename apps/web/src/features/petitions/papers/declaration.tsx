import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import classes from './checklist.module.css';

/** Loaded with the first click: the page itself needs no form. */
const DeclarationDialog = lazy(async () => ({ default: (await import('./declaration-dialog.tsx')).DeclarationDialog }));

/** The declaration of truth: drawn by us, read and signed by the doctor. */
export function Declaration({ petition }: { petition: Petition }) {
  const { t } = useTranslation('checklist');
  const [open, setOpen] = useState(false);
  const { declarationSignedAt, can } = petition.checklist;
  return (
    <div className={classes.row}>
      {declarationSignedAt && (
        <p className={classes.support}>{t('declaration.signedAt', { date: formatDayOf(declarationSignedAt) })}</p>
      )}
      {can.sign && !declarationSignedAt && <p className={classes.support}>{t('declaration.ours')}</p>}
      {can.sign && (
        <Button
          variant={declarationSignedAt ? 'subtle' : 'default'}
          size="sm"
          leftSection={<PenLine size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t(declarationSignedAt ? 'declaration.again' : 'declaration.read')}
        </Button>
      )}
      {open && (
        <Suspense>
          <DeclarationDialog petition={petition} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
