import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from './accent-filter.ts';
import { FieldLabel, type FieldProps } from './field-label.tsx';

type Props = Omit<SelectProps, 'label' | 'required'> & FieldProps;

/** One of many options. Searchable by default, as people type rather than scroll through forty specialities. */
export function SelectField({ label, optional = false, ...props }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Select
      searchable
      clearable={Boolean(optional)}
      // Choosing the selected option again keeps it, so that a required field is not emptied by accident.
      allowDeselect={Boolean(optional)}
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
