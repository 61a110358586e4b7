import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from './accent-filter.ts';
import { FieldLabel, type FieldProps } from './field-label.tsx';

type Props = Omit<SelectProps, 'label' | 'required'> & FieldProps;

/** One of many. Searchable by default: a list of forty specialities is not read, it is typed into. */
export function SelectField({ label, optional = false, ...props }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Select
      searchable
      clearable={optional}
      // Choosing again what is chosen keeps it: nobody empties a required field that way.
      allowDeselect={optional}
      checkIconPosition="right"
      rightSection={<ChevronDown size={17} aria-hidden />}
      rightSectionPointerEvents="none"
      filter={accentFilter}
      nothingFoundMessage={t('select.nothingFound')}
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      {...props}
      label={<FieldLabel label={label} optional={optional} />}
      required={!optional}
    />
  );
}
