import { TextField, type TextFieldProps } from './text-field.tsx';

/** An address: the right keyboard on phones, nothing that "corrects" it. */
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
