import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { isMoreThanCounted } from '@fonendo/domain/shared/counts';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import classes from './filters.module.css';
import { type ChoiceName, choiceValues } from './search.ts';

type Props = {
  name: ChoiceName;
  chosen: readonly string[];
  facets: OfferFacets | undefined;
  onToggle: (value: string) => void;
  /** Stands below the name of the filter. */
  action?: ReactNode;
  /** Always all of them. */
  whole?: boolean;
};

const shownAtFirst = 5;

/** The options of one filter with the number of offers for each: the most frequent, or all that find something. */
export function OfferChoices({ name, chosen, facets, onToggle, action, whole = false }: Props) {
  const { t } = useTranslation('offers');
  const [all, setAll] = useState(whole);
  const nameOf = useChoiceName();
  const counts = new Map<string, number>(facets?.[name].map(({ value, count }) => [value, count]));
  // Of more offers than are counted, only the newest were.
  const atLeast = isMoreThanCounted([...counts.values()].reduce((sum, count) => sum + count, 0));
  const values: readonly string[] = choiceValues[name];
  const byCount = values.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  // What is rare may have no offer among those that were counted.
  const areAll = whole || !facets || atLeast;
  const offered = areAll ? byCount : byCount.filter((value) => counts.get(value) || chosen.includes(value));
  if (offered.length === 0) return null;
  const first = [...chosen, ...offered.filter((value) => !chosen.includes(value))];
  const shown = first.slice(0, Math.max(shownAtFirst, chosen.length));
  const options = all ? offered : offered.filter((value) => shown.includes(value));
  const optionText = (value: string, count: number) =>
    atLeast
      ? t('filters.optionAtLeast', { option: nameOf(name, value), total: formatNumber(count) })
      : t('filters.option', { option: nameOf(name, value), count });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t(`filters.${name}`)}</legend>
      {action}
      {options.map((value) => {
        const count = counts.get(value) ?? 0;
        return (
          <Checkbox
            key={value}
            className={classes.option ?? ''}
            classNames={{ body: classes.optionBody ?? '', labelWrapper: classes.optionLabel ?? '' }}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            aria-label={facets ? optionText(value, count) : nameOf(name, value)}
            label={
              <span className={classes.optionText} data-none={(facets && count === 0) || undefined}>
                <span>{nameOf(name, value)}</span>
                <span className={classes.count}>{facets && `${formatNumber(count)}${atLeast ? '+' : ''}`}</span>
              </span>
            }
          />
        );
      })}
      {offered.length > shownAtFirst && !whole && (
        <UnstyledButton className={classes.seeAll} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('filters.seeLess') : t(`filters.seeAll_${name}`, { count: offered.length })}
        </UnstyledButton>
      )}
    </fieldset>
  );
}

/** The name of a value. Specialities and communities have official names. */
export function useChoiceName(): (name: ChoiceName, value: string) => string {
  const { t } = useTranslation('offers');
  return (name, value) => {
    if (name === 'community') return communities[value as keyof typeof communities].name;
    if (name === 'speciality') return value;
    return t(`${name}.${value}` as 'contractType.permanent');
  };
}
