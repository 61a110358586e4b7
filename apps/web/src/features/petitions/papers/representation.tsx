import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/use-action.ts';
import classes from './checklist.module.css';
import { answerChecklist, cacheChecklist } from './checklist.queries.ts';

/** Loaded with the first click: the page itself needs no form. */
const RepresentativeForm = lazy(async () => ({
  default: (await import('./representative.form.tsx')).RepresentativeForm,
}));

type Props = { petition: Petition };

/** Whether somebody files the petition in the doctor's name, and who. */
export function Representation({ petition }: Props) {
  const { t } = useTranslation('checklist');
  const [editing, setEditing] = useState(false);
  const { representative, can } = petition.checklist;
  const remove = useAction({
    run: () => answerChecklist(petition.id, { representative: null }),
    cache: cacheChecklist,
    done: t('saved'),
    failed: t('notSaved'),
  });
  if (editing) {
    return (
      <Suspense>
        <RepresentativeForm petition={petition} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <div className={classes.row}>
      {representative && <p className={classes.line}>{t('representation.by', representative)}</p>}
      {can.answer && (
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => setEditing(true)}>
            {t(representative ? 'representation.change' : 'representation.add')}
          </Button>
          {representative && (
            <Button variant="subtle" size="sm" loading={remove.isBusy} onClick={() => remove.start()}>
              {t('representation.remove')}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
