import { type CvLanguage, languageLevels } from '@fonendo/domain/cv/cv';
import { frequentLanguages } from '@fonendo/domain/reference/languages';
import type { Locale } from '@fonendo/domain/shared/locale';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LongSelectField, SelectField } from '../../../ui/fields/select-field.tsx';
import classes from './entry-fields.module.css';
import type { EntryForm } from './entry-form.tsx';
import { languageOptions } from './language-options.ts';

/** The options are not mounted while the list is closed. */
const mountedWhileOpen = { keepMounted: false };

export function LanguageFields({ form }: { form: EntryForm<CvLanguage> }) {
  const { t, i18n } = useTranslation('cv');
  const { entry, set, error, leave } = form;
  const options = useMemo(() => languageOptions(i18n.language as Locale), [i18n.language]);
  return (
    <div className={classes.fields}>
      <LongSelectField
        label={t('languages.language')}
        data={options}
        frequent={frequentLanguages}
        comboboxProps={mountedWhileOpen}
        value={entry.language}
        onChange={(language) => set({ language: language as CvLanguage['language'] })}
        onBlur={() => leave('language')}
        error={error('language')}
        data-first-field
      />
      <SelectField
        label={t('languages.level')}
        searchable={false}
        data={languageLevels.map((value) => ({ value, label: t(`cvDocument.levels.${value}`) }))}
        value={entry.level}
        onChange={(level) => set({ level: level as CvLanguage['level'] })}
        onBlur={() => leave('level')}
        error={error('level')}
        description={entry.level === 'nulo' && t('languages.notPrinted')}
      />
    </div>
  );
}
