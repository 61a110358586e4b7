import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import type { JourneyStep } from '@fonendo/domain/petitions/journey/steps';
import { BookOpen, Flag } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNearDay } from '../../../platform/format.ts';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import classes from './spine.module.css';
import { inOrder } from './step-table.tsx';
import { useStepWords } from './words.ts';

type Props = { journey: Journey; onOpen: (step: JourneyStep) => void };

/** On narrow screens: what sets the date is the spine, what runs beside it branches off. */
export function JourneySpine({ journey, onOpen }: Props) {
  const { t } = useTranslation('journey');
  const { steps, today, firstDay } = journey;
  const ordered = inOrder(steps);
  const firstToCome = ordered.find(({ state }) => state !== 'done')?.step;
  return (
    <section aria-label={t('steps')}>
      <p className={classes.legend} aria-hidden>
        <span className={classes.main} /> {t('legend.critical')}
        <span className={classes.dots} /> {t('legend.slack')}
      </p>
      <ol className={classes.spine}>
        {ordered.map((one) => (
          <Fragment key={one.step}>
            {one.step === firstToCome && (
              <li className={classes.today}>
                <span>{t('today', { day: formatNearDay(today) })}</span>
              </li>
            )}
            <Step one={one} journey={journey} onOpen={onOpen} />
          </Fragment>
        ))}
        {firstDay && (
          <li className={classes.first}>
            <span className={classes.flag}>
              <Flag size={14} aria-hidden />
            </span>
            <p className={classes.name}>{t('firstDay')}</p>
            <p className={classes.date}>
              <strong>{formatNearDay(firstDay.likely)}</strong>
              {firstDay.worst !== firstDay.likely && ` ${t('until', { day: formatNearDay(firstDay.worst) })}`}
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}

function Step({ one, journey, onOpen }: Props & { one: ScheduledStep }) {
  const { t } = useTranslation('journey');
  const { time, sources, badge } = useStepWords(journey);
  const { tone, glyph, text } = badge(one);
  const isDone = one.state === 'done';
  return (
    <li className={classes.step} data-branch={(!one.critical && !isDone) || undefined} data-state={one.state}>
      <span className={classes.node} aria-hidden />
      <button type="button" className={classes.card} onClick={() => onOpen(one.step)}>
        <span className={classes.lane}>{one.optional ? t('optional') : t(`lanes.${one.lane}`)}</span>
        <span className={classes.head}>
          <span className={classes.name}>{t(`names.${one.step}`)}</span>
          <ToneBadge tone={tone} glyph={glyph}>
            {text}
          </ToneBadge>
        </span>
        <span className={classes.date}>
          <strong>{formatNearDay(one.end)}</strong>
          {!isDone && !one.optional && ` ${t('until', { day: formatNearDay(one.worst) })}`}
        </span>
        {!isDone && <span className={classes.small}>{timesOf(one)}</span>}
        <span className={classes.source}>
          <BookOpen size={14} aria-hidden />
          {sources(one).join('. ')}
        </span>
      </button>
    </li>
  );

  function timesOf({ typicalDays, worstDays, lapsesAfterDays, slackDays, late }: ScheduledStep): string {
    return [
      time(typicalDays),
      lapsesAfterDays === null ? t('upTo', { time: time(worstDays) }) : t('lapses', { days: lapsesAfterDays }),
      ...(late ? [t('late')] : []),
      ...(slackDays !== null && slackDays > 0 ? [t('slackOf', { time: time(slackDays) })] : []),
    ].join('; ');
  }
}
