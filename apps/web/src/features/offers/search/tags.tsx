import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatEuros } from '../../../platform/format.ts';
import { FilterTag } from '../../../ui/table/chosen-filters.tsx';
import { useChoiceName } from './choices.tsx';
import { useExperienceName } from './filters.tsx';
import classes from './list.module.css';
import { choiceNames, cleared, filterCount, type OffersSearch, toggled } from './search.ts';

type Props = { search: OffersSearch; onSearch: (search: OffersSearch) => void };

/** The active filters; pressing one removes it. */
export function OffersTags({ search, onSearch }: Props) {
  const { t } = useTranslation('offers');
  const nameOf = useChoiceName();
  const experienceName = useExperienceName();
  if (filterCount(search) === 0) return null;
  return (
    <div className={classes.tags}>
      {choiceNames.flatMap((name) =>
        search.chosen[name].map((value) => (
          <FilterTag
            key={`${name} ${value}`}
            label={nameOf(name, value)}
            onRemove={() => onSearch(toggled(search, name, value))}
          />
        )),
      )}
      {search.salaryMin !== null && (
        <FilterTag
          label={t('filters.salaryFrom', { salary: formatEuros(search.salaryMin) })}
          onRemove={() => onSearch({ ...search, salaryMin: null })}
        />
      )}
      {search.maxExperience !== null && (
        <FilterTag
          label={experienceName(search.maxExperience)}
          onRemove={() => onSearch({ ...search, maxExperience: null })}
        />
      )}
      <UnstyledButton
        className={classes.link}
        onClick={() => onSearch({ ...cleared(search), search: search.search, exact: search.exact })}
      >
        {t('search.clear')}
      </UnstyledButton>
    </div>
  );
}
