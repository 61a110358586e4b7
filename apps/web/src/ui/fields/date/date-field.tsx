import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { TextField } from '../text-field.tsx';
import type { DateFieldProps } from './date-input.tsx';

const DateInput = lazy(async () => ({ default: (await import('./date-input.tsx')).DateInput }));

/** A calendar day, 'YYYY-MM-DD' or empty. The calendar arrives when the first date field is shown. */
export function DateField(props: DateFieldProps) {
  const { label, optional = false, unmarked = false, bare = false, description, error, size } = props;
  return (
    <Suspense
      fallback={
        bare ? (
          <TextInput
            aria-label={label}
            placeholder={label}
            error={error}
            {...(size && { size })}
            disabled
            data-loading
          />
        ) : (
          <TextField
            {...{ label, description, error }}
            {...(size && { size })}
            optional={optional && !unmarked}
            disabled
            data-loading
          />
        )
      }
    >
      <DateInput {...props} />
    </Suspense>
  );
}
