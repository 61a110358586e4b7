import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldLabel, type FieldProps } from './field-label.tsx';

export type TextFieldProps = Omit<TextInputProps, 'label' | 'required'> & FieldProps;

export function TextField({ label, optional = false, ...props }: TextFieldProps) {
  return <TextInput {...props} label={<FieldLabel label={label} optional={optional} />} required={!optional} />;
}
