import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { cvLimits } from '@fonendo/domain/cv/cv';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { afterPress } from '../../../after-press.ts';
import { FieldMessage } from '../../../platform/form/field-message.tsx';

/** The fields of one entry of a list. */
export type EntryForm<Entry> = {
  entry: Entry;
  set: (change: Partial<Entry>) => void;
  /** The message below a field: errors at once, missing values after leaving the field. */
  error: (field: keyof Entry & string) => ReactNode;
  leave: (field: keyof Entry & string) => void;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The props of a text field. */
export const lineOf = <Entry, Field extends keyof Entry & string>(form: EntryForm<Entry>, field: Field) => ({
  value: String(form.entry[field]),
  onChange: (event: Typed) => form.set({ [field]: event.currentTarget.value } as unknown as Partial<Entry>),
  onBlur: () => form.leave(field),
  error: form.error(field),
  maxLength: cvLimits.line,
});

type Parts = { problems: Record<string, FieldError>; unfinished: ReadonlySet<string> };

/** Binds the entries of one part to their fields. */
export function useEntryForms<Entry extends { id: string }>(
  part: string,
  { problems, unfinished }: Parts,
  onChange: (id: string, change: Partial<Entry>) => void,
): (entry: Entry, index: number) => EntryForm<Entry> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (entry, index) => ({
    entry,
    set: (change) => onChange(entry.id, change),
    leave: (field) => afterPress(() => setLeft((before) => new Set(before).add(`${entry.id}.${field}`))),
    error: (field) => {
      const path = `${part}.${index}.${field}`;
      const problem = problems[path];
      if (problem) return <FieldMessage error={problem} />;
      const missing = unfinished.has(path) && left.has(`${entry.id}.${field}`);
      return missing ? <FieldMessage error={{ key: 'errors.required' }} /> : null;
    },
  });
}
