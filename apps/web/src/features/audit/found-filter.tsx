import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { searchLimits } from '@fonendo/domain/search/searchable';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterPlace } from '../../ui/table/table-filters.tsx';
import { auditNamesQuery } from './audit.queries.ts';

type Kind = 'users' | 'offers' | 'hospitals' | 'petitions';

type Props = {
  kinds: readonly Kind[];
  label: string;
  placeholder: string;
  onFound: (found: { kind: Kind; id: string }) => void;
  place: FilterPlace;
};

/** Finds one person or thing by its name; what was chosen is shown with the other filters. */
export function FoundFilter({ kinds, label, placeholder, onFound, place }: Props) {
  const { t } = useTranslation('audit');
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 200);
  const isAsked = settled.length >= searchLimits.min;
  const { data, isFetching } = useQuery(auditNamesQuery(settled));
  const options =
    isAsked && data ? kinds.map((kind) => ({ kind, group: t(`found.${kind}`), items: named(data, kind) })) : [];
  return (
    <Select
      size="sm"
      w="100%"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={null}
      data={options.filter(({ items }) => items.length > 0).map(({ group, items }) => ({ group, items }))}
      // The server has chosen already.
      filter={({ options: found }) => found}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(value) => {
        const [kind, id] = value?.split(':') ?? [];
        const found = kinds.find((known) => known === kind);
        if (found && id) onFound({ kind: found, id });
        setTyped('');
      }}
      nothingFoundMessage={isAsked && !isFetching ? t('found.none') : t('found.type')}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', withinPortal: place !== 'popover' }}
    />
  );
}

const named = (answer: SearchAnswer, kind: Kind) =>
  answer[kind].map(({ id, title, subtitle }) => ({
    value: `${kind}:${id}`,
    label: [title, subtitle].filter(Boolean).join(' · '),
  }));
