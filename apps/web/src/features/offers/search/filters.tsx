import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { experienceChoices } from '@fonendo/domain/offers/search';
import { NativeSelect } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OfferChoices } from './choices.tsx';
import classes from './filters.module.css';
import { OfferSalary } from './salary.tsx';
import { type ChoiceName, type OffersSearch, toggled } from './search.ts';

type Props = {
  search: OffersSearch;
  facets: OfferFacets | undefined;
  onSearch: (search: OffersSearch) => void;
};

/** All filters with their counts: beside the list, or in a drawer. */
export function OffersFilters({ search, facets, onSearch }: Props) {
  const choices = (name: ChoiceName) => (
    <OfferChoices
      name={name}
      chosen={search.chosen[name]}
      facets={facets}
      onToggle={(value) => onSearch(toggled(search, name, value))}
    />
  );
  return (
    <>
      {choices('contractType')}
      {choices('community')}
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
