import { TextField, type TextFieldProps } from './text-field.tsx';

/** An email address: the right keyboard on phones, no autocorrection. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
