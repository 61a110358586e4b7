import type { WallClock } from '@fonendo/domain/reference/time-zones';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './date-and-time.module.css';
import type { EntryProblem } from './open-entries.ts';
import { maxSlots } from './proposal-draft.ts';

type Props = {
  today: string;
  value: WallClock;
  /** What is wrong with it, once it was tried. */
  problem: EntryProblem | null;
  action: string;
  onChange: (clock: Partial<WallClock>) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** A date and time in peninsular Spain, typed or picked: the same as a click in the calendar. */
export function DateAndTime({ today, value: { date, time }, problem, action, onChange, onSubmit, onCancel }: Props) {
  const { t } = useTranslation('interviews');
  const missesTime = problem === 'noTime' || (problem === 'noDay' && !time);
  const wrongTime = problem && problem !== 'noDay' && problem !== 'noTime' ? problem : null;
  return (
    <div className={classes.fields}>
      <DateField
        label={t('scheduler.date')}
        value={date}
        onChange={(day) => onChange({ date: day })}
        minDate={today}
        error={problem === 'noDay' && t('problems.noDay')}
      />
      <TextField
        type="time"
        step={900}
        label={t('scheduler.time')}
        value={time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
        error={
          missesTime
            ? t('problems.noTime')
            : wrongTime === 'full'
              ? t('scheduler.full', { max: maxSlots })
              : wrongTime && t(`problems.${wrongTime}`)
        }
      />
      <div className={classes.actions}>
        <Button size="sm" variant="default" onClick={onSubmit}>
          {action}
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          {t('scheduler.dismiss')}
        </Button>
      </div>
    </div>
  );
}
