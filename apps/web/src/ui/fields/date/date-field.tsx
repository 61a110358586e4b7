import { lazy, Suspense } from 'react';
import { TextField } from '../text-field.tsx';
import type { DateFieldProps } from './date-input.tsx';

const DateInput = lazy(async () => ({ default: (await import('./date-input.tsx')).DateInput }));

/** A calendar day, 'YYYY-MM-DD' or empty. The calendar arrives when the first date field is shown. */
export function DateField(props: DateFieldProps) {
  const { label, optional = false, description, error } = props;
  return (
    <Suspense
      fallback={<TextField label={label} optional={optional} description={description} error={error} disabled />}
    >
      <DateInput {...props} />
    </Suspense>
  );
}
