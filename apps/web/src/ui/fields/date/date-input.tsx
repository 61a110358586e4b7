import { type DateInputProps, DatesProvider, DateInput as MantineDateInput } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { Calendar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './date-input.css';
import { FieldLabel, type FieldProps } from '../field-label.tsx';
import { isDay, parseTypedDate } from './typed-date.ts';
import { useTypedDate } from './use-typed-date.ts';

export type DateFieldProps = Omit<
  DateInputProps,
  | 'label'
  | 'required'
  | 'value'
  | 'onChange'
  | 'defaultValue'
  | 'dateParser'
  | 'valueFormat'
  | 'withTime'
  | 'minDate'
  | 'maxDate'
> &
  FieldProps & {
    value?: string | null;
    /** Gets a day, nothing, or a typed text that is no allowed day: a schema refuses it, `isDay` tells it. */
    onChange: (day: string) => void;
    minDate?: string;
    maxDate?: string;
    /** For filters, where every field is optional and none says so. */
    unmarked?: boolean;
    /** In a row of filters: its name stands inside, until there is a day. */
    bare?: boolean;
  };

/** Typed or picked. Typing comes first: nobody pages back to a birthday month by month. */
export function DateInput(given: DateFieldProps) {
  const {
    label,
    optional = false,
    unmarked = false,
    bare = false,
    value,
    onChange,
    onBlur,
    error,
    popoverProps,
    ...props
  } = given;
  const { t, i18n } = useTranslation(['ui', 'core']);
  const { minDate, maxDate } = props;
  const typed = useTypedDate({ value, minDate, maxDate, onChange });
  const reasons = {
    notADate: () => t('date.notADate'),
    tooEarly: () => t('core:errors.minDate', { min: written(minDate) }),
    tooLate: () => t('core:errors.maxDate', { max: written(maxDate) }),
  };
  // After an attempt to send, the field's own reason says more than the form's.
  const shown = typed.problem ?? (error ? typed.refused?.problem : null);
  return (
    <DatesProvider settings={{ locale: i18n.language, firstDayOfWeek: 1 }}>
      <MantineDateInput
        placeholder={bare ? label : t('date.placeholder')}
        valueFormat="DD/MM/YYYY"
        dateParser={parseTypedDate}
        clearable={Boolean(optional)}
        clearButtonProps={{ 'aria-label': t('date.clear') }}
        rightSection={<Calendar size={18} aria-hidden />}
        rightSectionPointerEvents="none"
        popoverProps={{
          ...{ position: 'bottom-start', offset: 6, transitionProps: { duration: 120 } },
          ...(Boolean(shown ?? error) && !typed.asked && { disabled: true }),
          ...popoverProps,
        }}
        onKeyDown={({ key }) => key === 'ArrowDown' && typed.ask()}
        // The press that enters the field shows its message; the next one asks for the calendar.
        onPointerDown={({ currentTarget }) => currentTarget === document.activeElement && typed.ask()}
        ariaLabels={{
          previousMonth: t('date.previousMonth'),
          nextMonth: t('date.nextMonth'),
          previousYear: t('date.previousYear'),
          nextYear: t('date.nextYear'),
          previousDecade: t('date.previousDecade'),
          nextDecade: t('date.nextDecade'),
        }}
        inputMode="numeric"
        autoComplete="off"
        {...props}
        key={typed.round}
        fixOnBlur={typed.refused === null}
        value={isDay(value) ? value : null}
        onChange={typed.onPick}
        onInput={typed.onInput}
        onBlur={(event) => {
          typed.leave();
          onBlur?.(event);
        }}
        error={shown ? reasons[shown]() : error}
        {...(bare ? { 'aria-label': label } : { label: <FieldLabel label={label} optional={optional && !unmarked} /> })}
        required={!optional}
      />
    </DatesProvider>
  );
}

/** As people type it. */
const written = (day = '') => day.split('-').reverse().join('/');
