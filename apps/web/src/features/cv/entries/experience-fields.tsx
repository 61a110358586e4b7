import type { CvExperience } from '@fonendo/domain/cv/cv';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CountryField } from '../../users/person/person.public.ts';
import classes from './entry-fields.module.css';
import { type EntryForm, lineOf } from './entry-form.tsx';
import { PeriodFields } from './period-fields.tsx';

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
      <PeriodFields
        form={form}
        isOngoing={entry.current}
        ongoing={t('experience.current')}
        onOngoing={(change, current) => set({ ...change, current })}
        achievements={t('experience.achievements')}
      />
    </div>
  );
}
