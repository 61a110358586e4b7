import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { FieldLabel, type FieldProps } from './field-label.tsx';
import { useSelectSettings } from './select-settings.tsx';

type Props = Omit<MultiSelectProps, 'label' | 'required'> & FieldProps;

/** Several of many options. */
export function MultiSelectField({ label, optional = false, ...props }: Props) {
  const settings = useSelectSettings(Boolean(optional));
  return (
    <MultiSelect
      {...settings}
      {...props}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
    />
  );
}
