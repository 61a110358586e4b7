import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '../../../ui/use-typed-search.ts';
import classes from './list.module.css';

type Props = { value: string; onChange: (value: string) => void };

const longestSearch = 100;

/** Searches while typing, a moment after the last key. */
export function OffersSearchField({ value, onChange }: Props) {
  const { t } = useTranslation(['offers', 'core']);
  const { typed, type } = useTypedSearch(value, onChange);
  return (
    <TextInput
      className={classes.field ?? ''}
      type="search"
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLength={longestSearch}
      leftSection={<Search size={18} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('core:actions.clear')} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
