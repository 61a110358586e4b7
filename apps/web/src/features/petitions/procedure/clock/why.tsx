import type { PetitionClockTerm } from '@fonendo/contract/petitions/legal-clock.schema';
import { laws } from '@fonendo/domain/petitions/legal-clock/explanation';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Anchor } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../../platform/format.ts';
import classes from './legal-clock.module.css';

type Props = { term: PetitionClockTerm };

/** Why this date: the rule, the articles, the calculation. */
export function Why({ term }: Props) {
  const { t } = useTranslation('legalClock');
  const { articles, steps, cells } = term.why;
  return (
    <div className={classes.why}>
      <div>
        <h4 className={classes.part}>{t('rule')}</h4>
        <p className={classes.rule}>{t(`terms.${term.kind}.rule`)}</p>
      </div>
      <div>
        <h4 className={classes.part}>{t('article')}</h4>
        <ul className={classes.articles}>
          {articles.map(({ law, article }) => (
            <li key={`${law} ${article}`}>
              <Anchor href={laws[law]} target="_blank" rel="noreferrer" size="sm">
                {t('lawArticle', { law: t(`laws.${law}`), article })}{' '}
                <ExternalLink size={13} aria-hidden className={classes.external} />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      {steps.length > 0 && (
        <div className={classes.calculation}>
          <h4 className={classes.part}>{t('count')}</h4>
          {cells.length > 0 && <Cells cells={cells} />}
          <ol className={classes.steps}>
            {steps.map((step) => (
              <Step key={`${step.key} ${step.on}`} step={step} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Step({ step: { key, on, until, count, place } }: { step: PetitionClockTerm['why']['steps'][number] }) {
  const { t } = useTranslation('legalClock');
  return (
    <li>
      {t(`steps.${key}`, {
        on: formatWeekday(on, 'long'),
        until: until ? formatWeekday(until, 'long') : '',
        count: count ?? 0,
        place: place ? t(`places.${place}`) : '',
      })}
    </li>
  );
}

/** One cell for each day from the notification to the end. */
function Cells({ cells }: { cells: PetitionClockTerm['why']['cells'] }) {
  const { t } = useTranslation('legalClock');
  const today = madridDate(new Date());
  const last = cells.at(-1)?.day;
  return (
    <ol className={classes.cells} aria-label={t('cell.label')}>
      {cells.map(({ day, number, place }) => (
        <li
          key={day}
          className={classes.cell}
          data-kind={kindOf(day, number, place !== null, last)}
          data-today={day === today || undefined}
          data-past={day <= today || undefined}
        >
          <span>{weekdayOf(day)}</span>
          <strong>{Number(day.slice(8))}</strong>
          <span>
            {number === 0 && t('cell.start')}
            {number !== null && number > 0 && t('cell.number', { number })}
            {number === null && place !== null && t('cell.holiday')}
          </span>
        </li>
      ))}
    </ol>
  );
}

const weekdayOf = (day: string) => formatWeekday(day).slice(0, 3);

function kindOf(day: string, number: number | null, isHoliday: boolean, last: string | undefined): string {
  if (number === 0) return 'start';
  if (number === null) return isHoliday ? 'holiday' : 'weekend';
  return day === last ? 'last' : 'working';
}
