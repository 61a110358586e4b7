import type { Process } from '@fonendo/contract/processes.schema';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoment } from '../../platform/format.ts';
import { SaveConflict } from '../../ui/save/save-conflict.tsx';
import classes from './processes.module.css';
import type { ProcessConflict } from './use-process-form.ts';

type Props = {
  conflict: ProcessConflict;
  saverOf: (stored: Process) => string;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
};

/** A colleague changed the same part meanwhile; the other part is put together without a question. */
export function ProcessConflictNotice({ conflict: { stored, parts }, saverOf, keepMine, takeTheirs }: Props) {
  const { t } = useTranslation('processes');
  const named = parts.map((part) => t(`editor.${part}`).toLocaleLowerCase());
  return (
    <div className={classes.conflict}>
      <SaveConflict
        title={t('conflict.title')}
        keepMine={{
          label: t('conflict.keepMine'),
          question: {
            title: t('conflict.keepTitle'),
            description: t('conflict.keepText'),
            action: t('conflict.keepMine'),
          },
          onChosen: () => void keepMine(),
        }}
        takeTheirs={{
          label: t('conflict.takeTheirs'),
          question: {
            title: t('editor.discardTitle'),
            description: t('conflict.takeText'),
            action: t('editor.discardAction'),
            keeps: 'mine',
          },
          onChosen: takeTheirs,
        }}
      >
        {t('conflict.text', {
          ...{ name: saverOf(stored), date: formatMoment(stored.updatedAt) },
          parts: formatList(named),
        })}
      </SaveConflict>
    </div>
  );
}
