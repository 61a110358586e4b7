import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel, type FieldProps } from './field-label.tsx';
import { useSelectSettings } from './select-settings.tsx';

type Option = { value: string; label: string };

type Props = Omit<SelectProps, 'label' | 'required'> & FieldProps;

type LongProps = Omit<Props, 'data'> & {
  data: readonly Option[];
  /** What most people choose, which comes first under a head of its own. */
  frequent: readonly string[];
};

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

/** One of very many options: the frequent ones first, then all others. */
export function LongSelectField({ data, frequent, ...props }: LongProps) {
  const { t } = useTranslation('ui');
  const groups = useMemo(
    () => [
      { group: t('select.frequent'), items: data.filter(({ value }) => frequent.includes(value)) },
      { group: t('select.others'), items: data.filter(({ value }) => !frequent.includes(value)) },
    ],
    [data, frequent, t],
  );
  return <SelectField data={groups} {...props} />;
}
