import { salaryBars, salaryScale } from '@fonendo/domain/offers/search';
import { Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEuros } from '../../../platform/format.ts';
import classes from './filters.module.css';

type Props = {
  value: number | null;
  /** The number of offers by the top of their range, one per step. */
  bars: readonly number[] | undefined;
  onChange: (value: number | null) => void;
};

/** The minimum salary as a slider below the distribution of offers. */
export function OfferSalary({ value, bars, onChange }: Props) {
  const { t } = useTranslation('offers');
  const [dragged, setDragged] = useState(value ?? salaryScale.from);
  // Back, forward and the tags change the address, and the slider follows.
  useEffect(() => setDragged(value ?? salaryScale.from), [value]);
  const highest = Math.max(1, ...(bars ?? []));
  const describe = (salary: number) => (salary > salaryScale.from ? formatEuros(salary) : t('filters.salaryAny'));
  return (
    <div className={classes.group}>
      <div className={classes.salaryHead}>
        <span className={classes.legend}>{t('filters.salary')}</span>
        <span className={classes.salaryValue}>{describe(dragged)}</span>
      </div>
      <div className={classes.bars} role="img" aria-label={t('filters.salaryBars')}>
        {Array.from({ length: salaryBars }, (_, bar) => salaryScale.from + bar * salaryScale.step).map((from, bar) => (
          <i
            key={from}
            data-below={from + salaryScale.step <= dragged || undefined}
            style={{ height: `${Math.round(((bars?.[bar] ?? 0) / highest) * 100)}%` }}
          />
        ))}
      </div>
      <Slider
        className={classes.slider ?? ''}
        min={salaryScale.from}
        max={salaryScale.to}
        step={salaryScale.step}
        value={dragged}
        onChange={setDragged}
        onChangeEnd={(salary) => onChange(salary > salaryScale.from ? salary : null)}
        inverted
        label={null}
        thumbLabel={t('filters.salary')}
        thumbProps={{ 'aria-valuetext': describe(dragged) }}
      />
    </div>
  );
}
