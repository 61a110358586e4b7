import type { CvEducation } from '@fonendo/domain/cv/cv';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './entry-fields.module.css';
import { type EntryForm, lineOf } from './entry-form.tsx';
import { PeriodFields } from './period-fields.tsx';

export function EducationFields({ form }: { form: EntryForm<CvEducation> }) {
  const { t } = useTranslation('cv');
  return (
    <div className={classes.fields}>
      <TextField label={t('education.degree')} {...lineOf(form, 'degree')} data-first-field />
      <TextField label={t('education.centre')} {...lineOf(form, 'centre')} />
      <PeriodFields
        form={form}
        optional
        isOngoing={form.entry.studying}
        ongoing={t('education.studying')}
        onOngoing={(change, studying) => form.set({ ...change, studying })}
        achievements={t('education.achievements')}
      />
    </div>
  );
}
