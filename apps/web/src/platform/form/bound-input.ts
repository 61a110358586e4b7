import type { GetInputPropsReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';

/** `form.getInputProps` for some fields, so that a group of fields can be used in several forms. */
export type FieldInput<Field extends string> = (
  field: Field,
  options?: { type: 'checkbox' },
) => GetInputPropsReturnType;

/*
 * The contract calls an empty field missing (undefined), inputs call it '' or null. Each of these binds one kind of
 * input so that an empty field stays missing.
 */

export const text = (input: GetInputPropsReturnType) => ({
  ...input,
  value: input.value ?? '',
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    input.onChange(event.currentTarget.value || undefined),
});

export const day = (input: GetInputPropsReturnType) => ({
  ...input,
  value: input.value ?? '',
  onChange: (picked: string) => input.onChange(picked || undefined),
});

export const choice = (input: GetInputPropsReturnType) => ({
  ...input,
  value: input.value ?? null,
  onChange: (picked: string | null) => input.onChange(picked ?? undefined),
});

/** A question with the answers `yes` and `no`. */
export const yesOrNo = (input: GetInputPropsReturnType) => ({
  ...input,
  value: input.value === undefined ? null : input.value ? 'yes' : 'no',
  onChange: (answer: string | null) => input.onChange(answer === 'yes'),
});
