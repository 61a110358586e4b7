import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNearDay } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import classes from './step-table.module.css';
import { useStepWords } from './words.ts';

type Props = { journey: Journey; onOpen: (step: JourneyStep) => void };

const columns = ['step', 'state', 'duration', 'date', 'needs', 'source'] as const;

/** The same as the chart, in words; each step opens what it is about and how it is going. */
export function StepTable({ journey, onOpen }: Props) {
  const { t } = useTranslation('journey');
  return (
    <Card padding="rows">
      <table className={classes.table} aria-label={t('steps')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(journey.steps).map((one) => (
            <Row key={one.step} one={one} journey={journey} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** By when they end; what can be left out comes last. */
export const inOrder = (steps: readonly ScheduledStep[]): ScheduledStep[] =>
  steps.toSorted((a, b) => Number(a.optional) - Number(b.optional) || a.end.localeCompare(b.end));

function Row({ one, journey, onOpen }: Props & { one: ScheduledStep }) {
  const { t } = useTranslation('journey');
  const { time, needs, sources, badge } = useStepWords(journey);
  const { tone, glyph, text } = badge(one);
  const isDone = one.state === 'done';
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          {one.critical ? (
            <Activity size={16} className={classes.pulse} role="img" aria-label={t('marksTheDate')} />
          ) : (
            <span className={classes.noPulse} />
          )}
          <button type="button" className={classes.open} onClick={() => onOpen(one.step)}>
            {t(`names.${one.step}`)}
          </button>
        </span>
      </th>
      <td>
        <ToneBadge tone={tone} glyph={glyph}>
          {text}
        </ToneBadge>
        {one.late && <p className={classes.small}>{t('late')}</p>}
      </td>
      <td className={classes.nowrap}>
        {time(one.typicalDays)}
        <p className={classes.small}>
          {one.lapsesAfterDays === null
            ? t('upTo', { time: time(one.worstDays) })
            : t('lapses', { days: one.lapsesAfterDays })}
        </p>
      </td>
      <td className={classes.nowrap}>
        <strong>{formatNearDay(one.end)}</strong>
        {!isDone && !one.optional && <p className={classes.small}>{t('until', { day: formatNearDay(one.worst) })}</p>}
        {one.optional && <p className={classes.small}>{t('optional')}</p>}
      </td>
      <td className={classes.soft}>{needs(one)}</td>
      <td className={classes.soft}>
        {sources(one).map((source, index) => (
          <p key={source} className={index === 0 && one.article ? classes.article : classes.small}>
            {source}
          </p>
        ))}
      </td>
    </tr>
  );
}
