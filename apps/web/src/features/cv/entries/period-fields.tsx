import { type CvExperience, cvLimits } from '@fonendo/domain/cv/cv';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import classes from './entry-fields.module.css';
import type { EntryForm } from './entry-form.tsx';
import { MonthField } from './month-field.tsx';

type Props = {
  form: EntryForm<Pick<CvExperience, 'startDate' | 'endDate' | 'achievements'>>;
  /** Whether it is known when it began and ended. */
  optional?: boolean;
  isOngoing: boolean;
  ongoing: string;
  /** `change` goes with it: what goes on has no end. */
  onOngoing: (change: { endDate?: null }, isOngoing: boolean) => void;
  achievements: string;
};

/** From when until when, and what was achieved: of a job and of a degree. */
export function PeriodFields({ form, optional = false, isOngoing, ongoing, onOngoing, achievements }: Props) {
  const { t } = useTranslation('cv');
  const { entry, set, error, leave } = form;
  return (
    <>
      <MonthField
        label={t('experience.start')}
        optional={optional}
        value={entry.startDate}
        onChange={(startDate) => set({ startDate })}
        onBlur={() => leave('startDate')}
        error={error('startDate')}
      />
      {!isOngoing && (
        <MonthField
          label={t('experience.end')}
          optional={optional}
          value={entry.endDate}
          onChange={(endDate) => set({ endDate })}
          onBlur={() => leave('endDate')}
          error={error('endDate')}
        />
      )}
      <Checkbox
        className={classes.wide ?? ''}
        label={ongoing}
        checked={isOngoing}
        onChange={({ currentTarget: { checked } }) => onOngoing({ ...(checked && { endDate: null }) }, checked)}
      />
      <TextareaField
        className={classes.wide ?? ''}
        label={achievements}
        description={t('experience.achievementsHelp')}
        optional
        value={entry.achievements}
        onChange={({ currentTarget }) => set({ achievements: currentTarget.value })}
        error={error('achievements')}
        maxLength={cvLimits.achievements}
      />
    </>
  );
}
