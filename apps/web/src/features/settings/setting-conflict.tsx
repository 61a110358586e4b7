import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveConflict } from '../../ui/save/save-conflict.tsx';
import type { SettingForm } from './use-setting-form.ts';

type Props<Values> = { setting: SettingForm<Values> };

/** Two administrators changed the same setting: the second one decides, seeing what the first saved. */
export function SettingConflict<Values>({ setting }: Props<Values>) {
  const { t } = useTranslation('account');
  const id = useId();
  const { conflict, describe, keepMine, takeTheirs } = setting;
  // The pressed button is disabled until this is settled, so the focus moves here.
  useEffect(() => {
    if (conflict) document.getElementById(id)?.focus();
  }, [conflict, id]);
  if (!conflict) return null;
  const now = conflict.paths.map((path) => describe(path, conflict.stored)).join('; ');
  return (
    <SaveConflict
      id={id}
      title={t('settings.conflict.title')}
      keepMine={{
        label: t('settings.conflict.keepMine'),
        question: {
          title: t('settings.conflict.keepTitle'),
          description: t('settings.conflict.keepText', { now }),
          action: t('settings.conflict.keepMine'),
        },
        onChosen: () => void keepMine(),
      }}
      takeTheirs={{
        label: t('settings.conflict.takeTheirs'),
        question: {
          title: t('settings.conflict.takeTitle'),
          description: t('settings.conflict.takeText'),
          action: t('settings.conflict.takeTheirs'),
          keeps: 'mine',
        },
        onChosen: takeTheirs,
      }}
    >
      {t('settings.conflict.text', { now })}
    </SaveConflict>
  );
}
