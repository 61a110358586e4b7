import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { FieldLabel, type FieldProps } from './field-label.tsx';
import { useSelectSettings } from './select-settings.tsx';

type Props = Omit<SelectProps, 'label' | 'required'> & FieldProps;

/** One of many options. Searchable by default, as people type rather than scroll through forty specialities. */
export function SelectField({ label, optional = false, ...props }: Props) {
  const settings = useSelectSettings(Boolean(optional));
  return (
    <Select
      {...settings}
      // Choosing the selected option again keeps it, so that a required field is not emptied by accident.
      allowDeselect={Boolean(optional)}
      {...props}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
    />
  );
}
