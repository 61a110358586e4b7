import { type CvEducation, cvLimits } from '@fonendo/domain/cv/cv';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import classes from './entry-fields.module.css';
import { type EntryForm, lineOf } from './entry-form.tsx';
import { MonthField } from './month-field.tsx';

export function EducationFields({ form }: { form: EntryForm<CvEducation> }) {
  const { t } = useTranslation('cv');
  const { entry, set, error, leave } = form;
  return (
    <div className={classes.fields}>
      <TextField label={t('education.degree')} {...lineOf(form, 'degree')} data-first-field />
      <TextField label={t('education.centre')} {...lineOf(form, 'centre')} />
      <MonthField
        label={t('experience.start')}
        optional
        value={entry.startDate}
        onChange={(startDate) => set({ startDate })}
        onBlur={() => leave('startDate')}
        error={error('startDate')}
      />
      {!entry.studying && (
        <MonthField
          label={t('experience.end')}
          optional
          value={entry.endDate}
          onChange={(endDate) => set({ endDate })}
          onBlur={() => leave('endDate')}
          error={error('endDate')}
        />
      )}
      <Checkbox
        className={classes.wide ?? ''}
        label={t('education.studying')}
        checked={entry.studying}
        onChange={({ currentTarget: { checked } }) => set({ studying: checked, ...(checked && { endDate: null }) })}
      />
      <TextareaField
        className={classes.wide ?? ''}
        label={t('education.achievements')}
        description={t('experience.achievementsHelp')}
        optional
        value={entry.achievements}
        onChange={({ currentTarget }) => set({ achievements: currentTarget.value })}
        error={error('achievements')}
        maxLength={cvLimits.achievements}
      />
    </div>
  );
}
