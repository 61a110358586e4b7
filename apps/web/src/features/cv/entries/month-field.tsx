import type { CvDate } from '@fonendo/domain/cv/date';
import { earliestCvYear } from '@fonendo/domain/cv/date';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Input, NativeSelect } from '@mantine/core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../../after-press.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import classes from './month-field.module.css';

type Props = {
  label: string;
  value: CvDate | null;
  onChange: (date: CvDate | null) => void;
  onBlur: () => void;
  error: ReactNode;
  optional?: boolean;
};

/**
 * A month and a year, each a native select: a wheel on phones, and with a keyboard typing "1986" finds the year. Nobody
 * remembers days. A month alone is no date yet: the value is then `-03`.
 */
export function MonthField({ label, value, onChange, onBlur, error, optional = false }: Props) {
  const { t, i18n } = useTranslation('cv');
  const errorId = useId();
  const [year = '', month = ''] = value?.split('-') ?? [];
  // It stays in the CV as it is, so that it is kept like everything else that cannot be stored yet.
  const lacksYear = month !== '' && year === '';
  const [left, setLeft] = useState(lacksYear);
  const message = lacksYear ? left && t('dates.yearMissing') : error;

  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextMonth ? `${nextYear}-${nextMonth}` : nextYear || null);

  const months = useMemo(() => monthOptions(i18n.language), [i18n.language]);
  const shared = { 'aria-describedby': message ? errorId : undefined, error: Boolean(message), withErrorStyles: true };
  return (
    <fieldset
      className={classes.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        afterPress(() => setLeft(true));
        onBlur();
      }}
    >
      <legend className={classes.legend}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <div className={classes.pair}>
        <NativeSelect
          {...shared}
          aria-label={`${label}: ${t('dates.month')}`}
          value={month}
          onChange={({ currentTarget }) => change(year, currentTarget.value)}
          data={[{ value: '', label: t('dates.month') }, ...months]}
        />
        <NativeSelect
          {...shared}
          aria-label={`${label}: ${t('dates.year')}`}
          value={year}
          onChange={({ currentTarget }) => change(currentTarget.value, month)}
          data={[{ value: '', label: t('dates.year') }, ...years()]}
        />
      </div>
      {message && (
        <Input.Error id={errorId} className={classes.error ?? ''}>
          {message}
        </Input.Error>
      )}
    </fieldset>
  );
}

function monthOptions(language: string) {
  const format = new Intl.DateTimeFormat(localeTags[currentLocale()] ?? language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2000, index, 1))),
  }));
}

const years = () => {
  const latest = new Date().getFullYear();
  return Array.from({ length: latest - earliestCvYear + 1 }, (_, index) => String(latest - index));
};
