import { madridInstant, type WallClock } from '@fonendo/domain/reference/time-zones';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { isDay } from '../../../ui/fields/date/typed-date.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './date-and-time.module.css';

type Props = {
  today: string;
  value?: WallClock;
  action: string;
  onSubmit: (clock: WallClock) => void;
  onCancel: () => void;
};

/** A date and time in peninsular Spain, typed or picked: the same as a click in the calendar. */
export function DateAndTime({ today, value, action, onSubmit, onCancel }: Props) {
  const { t } = useTranslation('interviews');
  const [date, setDate] = useState(value?.date ?? '');
  const [time, setTime] = useState(value?.time ?? '');
  const [error, setError] = useState<'missing' | 'timeDoesNotExist'>();
  const submit = () => {
    if (!isDay(date) || !time) return setError('missing');
    if (!madridInstant({ date, time })) return setError('timeDoesNotExist');
    setError(undefined);
    return onSubmit({ date, time });
  };
  return (
    <div className={classes.fields}>
      <DateField
        label={t('scheduler.date')}
        value={date}
        onChange={setDate}
        minDate={today}
        error={error === 'missing' && !isDay(date) && t('problems.noDay')}
      />
      <TextField
        type="time"
        step={900}
        label={t('scheduler.time')}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
        error={error === 'missing' ? !time && t('problems.noTime') : error && t(`problems.${error}`)}
      />
      <div className={classes.actions}>
        <Button size="sm" variant="default" onClick={submit}>
          {action}
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          {t('scheduler.dismiss')}
        </Button>
      </div>
    </div>
  );
}
