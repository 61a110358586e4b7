import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { experienceChoices } from '@fonendo/domain/offers/search';
import { NativeSelect } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFilter } from '../map/map-filter.tsx';
import { OfferChoices } from './choices.tsx';
import classes from './filters.module.css';
import { OfferSalary } from './salary.tsx';
import { type ChoiceName, type OffersSearch, toggled, without } from './search.ts';

type Props = {
  search: OffersSearch;
  facets: OfferFacets | undefined;
  onSearch: (search: OffersSearch) => void;
};

/** All filters with their counts: beside the list, or in a drawer. */
export function OffersFilters({ search, facets, onSearch }: Props) {
  const propsOf = (name: ChoiceName) => ({
    chosen: search.chosen[name],
    facets,
    onToggle: (value: string) => onSearch(toggled(search, name, value)),
  });
  const choices = (name: ChoiceName, action?: ReactNode) => (
    <OfferChoices name={name} {...propsOf(name)} action={action} />
  );
  return (
    <>
      {choices('contractType')}
      {choices(
        'community',
        <MapFilter {...propsOf('community')} onClear={() => onSearch(without(search, 'community'))} />,
      )}
      {choices('speciality')}
      <OfferSalary
        value={search.salaryMin}
        bars={facets?.salary}
        onChange={(salaryMin) => onSearch({ ...search, salaryMin })}
      />
      {choices('workingDay')}
      <Experience search={search} onSearch={onSearch} />
    </>
  );
}

function Experience({ search, onSearch }: Omit<Props, 'facets'>) {
  const { t } = useTranslation('offers');
  const nameOf = useExperienceName();
  return (
    <div className={classes.group}>
      <NativeSelect
        size="sm"
        label={t('filters.experience')}
        rightSection={<ChevronDown size={16} aria-hidden />}
        value={search.maxExperience ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, maxExperience: value === '' ? null : Number(value) })
        }
      >
        <option value="">{t('filters.experienceAny')}</option>
        {experienceChoices.map((years) => (
          <option key={years} value={years}>
            {nameOf(years)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

export function useExperienceName(): (years: number) => string {
  const { t } = useTranslation('offers');
  return (years) => (years === 0 ? t('filters.experienceNone') : t('filters.experienceMax', { count: years }));
}
