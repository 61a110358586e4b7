import { type DateInputProps, DatesProvider, DateInput as MantineDateInput } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { Calendar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './date-input.css';
import { FieldLabel, type FieldProps } from '../field-label.tsx';
import { parseTypedDate } from './typed-date.ts';

export type DateFieldProps = Omit<
  DateInputProps,
  'label' | 'required' | 'value' | 'onChange' | 'defaultValue' | 'dateParser' | 'valueFormat' | 'withTime'
> &
  FieldProps & { value?: string | null; onChange: (day: string) => void };

/** Typed or picked. Typing comes first: nobody pages back to a birthday month by month. */
export function DateInput({ label, optional = false, value, onChange, ...props }: DateFieldProps) {
  const { t, i18n } = useTranslation('ui');
  return (
    <DatesProvider settings={{ locale: i18n.language, firstDayOfWeek: 1 }}>
      <MantineDateInput
        placeholder={t('date.placeholder')}
        valueFormat="DD/MM/YYYY"
        dateParser={parseTypedDate}
        clearable={optional}
        clearButtonProps={{ 'aria-label': t('date.clear') }}
        rightSection={<Calendar size={18} aria-hidden />}
        rightSectionPointerEvents="none"
        popoverProps={{ position: 'bottom-start', offset: 6, transitionProps: { duration: 120 } }}
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
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        label={<FieldLabel label={label} optional={optional} />}
        required={!optional}
      />
    </DatesProvider>
  );
}
