import { type CvExperience, cvLimits } from '@fonendo/domain/cv/cv';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { CountryField } from '../../users/person/person.public.ts';
import classes from './entry-fields.module.css';
import { type EntryForm, lineOf } from './entry-form.tsx';
import { MonthField } from './month-field.tsx';

export function ExperienceFields({ form }: { form: EntryForm<CvExperience> }) {
  const { t } = useTranslation('cv');
  const { entry, set, error, leave } = form;
  return (
    <div className={classes.fields}>
      <TextField label={t('experience.position')} {...lineOf(form, 'position')} data-first-field />
      <TextField label={t('experience.company')} {...lineOf(form, 'company')} />
      <TextField label={t('experience.city')} {...lineOf(form, 'city')} optional />
      <CountryField
        label={t('experience.country')}
        optional
        value={entry.country}
        onChange={(country: string | null) => set({ country: country as CvExperience['country'] })}
        onBlur={() => leave('country')}
        error={error('country')}
      />
      <MonthField
        label={t('experience.start')}
        value={entry.startDate}
        onChange={(startDate) => set({ startDate })}
        onBlur={() => leave('startDate')}
        error={error('startDate')}
      />
      {!entry.current && (
        <MonthField
          label={t('experience.end')}
          value={entry.endDate}
          onChange={(endDate) => set({ endDate })}
          onBlur={() => leave('endDate')}
          error={error('endDate')}
        />
      )}
      <Checkbox
        className={classes.wide ?? ''}
        label={t('experience.current')}
        checked={entry.current}
        onChange={({ currentTarget: { checked } }) => set({ current: checked, ...(checked && { endDate: null }) })}
      />
      <TextareaField
        className={classes.wide ?? ''}
        label={t('experience.achievements')}
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
