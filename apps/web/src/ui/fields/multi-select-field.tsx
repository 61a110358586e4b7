import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from './accent-filter.ts';
import { FieldLabel, type FieldProps } from './field-label.tsx';

type Props = Omit<MultiSelectProps, 'label' | 'required'> & FieldProps;

/** Several of many options. */
export function MultiSelectField({ label, optional = false, ...props }: Props) {
  const { t } = useTranslation('ui');
  return (
    <MultiSelect
      searchable
      clearable={Boolean(optional)}
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
