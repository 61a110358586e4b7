import type { ServiceState } from '@fonendo/contract/health/service.schema';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatMoment, formatNumber } from '../../platform/format.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './service.module.css';

type Job = ServiceState['jobs'][number];
type Queue = ServiceState['queues'][number];

/** What the clock asks for: when it ran, how it ended, when it runs again. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('health');
  return (
    <Section title={t('jobs.title')} description={t('jobs.description')}>
      <Card padding="rows" as="ul" label={t('jobs.title')}>
        {jobs.map((job) => (
          <CardRow key={job.job} as="li">
            <JobRow {...job} />
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}

function JobRow({ job, lastRun, nextRun, isRunning, givenUp, reason }: Job) {
  const { t } = useTranslation('health');
  const facts = [
    lastRun
      ? t('jobs.last', { moment: formatMoment(lastRun.at), duration: formatDuration(lastRun.seconds) })
      : t('jobs.never'),
    nextRun && t('jobs.next', { moment: formatMoment(nextRun) }),
  ];
  return (
    <div className={classes.row}>
      <div>
        <p className={classes.name}>{t(`jobs.names.${job}`)}</p>
        <p className={classes.support}>{facts.filter(Boolean).join(' · ')}</p>
        {givenUp > 0 && <p className={classes.reason}>{t('jobs.givenUp', { count: givenUp, reason: reason ?? '' })}</p>}
        {givenUp === 0 && lastRun?.failure && (
          <p className={classes.reason}>{t('jobs.reason', { reason: lastRun.failure })}</p>
        )}
      </div>
      <JobBadge isRunning={isRunning} lastRun={lastRun} />
    </div>
  );
}

function JobBadge({ isRunning, lastRun }: Pick<Job, 'isRunning' | 'lastRun'>) {
  const { t } = useTranslation('health');
  if (isRunning) {
    return (
      <ToneBadge tone="info" glyph="half">
        {t('jobs.running')}
      </ToneBadge>
    );
  }
  if (!lastRun) {
    return (
      <ToneBadge tone="neutral" glyph="dashed">
        {t('jobs.waiting')}
      </ToneBadge>
    );
  }
  return lastRun.failure ? (
    <ToneBadge tone="bad" glyph="triangle">
      {t('jobs.failed')}
    </ToneBadge>
  ) : (
    <ToneBadge tone="ok" glyph="tick">
      {t('jobs.done')}
    </ToneBadge>
  );
}

/** What people's doings ask for, and how old the oldest of it is. */
export function QueueList({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('health');
  return (
    <Section title={t('queues.title')}>
      <Card padding="rows" as="ul" label={t('queues.title')}>
        {queues.map((queue) => (
          <CardRow key={queue.queue} as="li">
            <QueueRow {...queue} />
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}

function QueueRow({ queue, waiting, later, running, ageSeconds, givenUp, reason }: Queue) {
  const { t } = useTranslation('health');
  const isEmpty = waiting + later + running === 0;
  const facts = [
    ...[t('queues.waiting', { number: formatNumber(waiting) }), t('queues.later', { number: formatNumber(later) })],
    t('queues.running', { number: formatNumber(running) }),
    ageSeconds !== null && t('queues.age', { duration: formatDuration(ageSeconds) }),
  ];
  return (
    <div className={classes.row}>
      <div>
        <p className={classes.name}>{t(`queues.names.${queue}`)}</p>
        <p className={classes.support}>{facts.filter(Boolean).join(' · ')}</p>
        {givenUp > 0 && (
          <p className={classes.reason}>{t('queues.givenUp', { count: givenUp, reason: reason ?? '' })}</p>
        )}
      </div>
      {givenUp > 0 ? (
        <ToneBadge tone="bad" glyph="triangle">
          {t('queues.stuck')}
        </ToneBadge>
      ) : (
        <ToneBadge tone={isEmpty ? 'neutral' : 'info'} glyph={isEmpty ? 'minus' : 'half'}>
          {t(isEmpty ? 'queues.empty' : 'queues.busy')}
        </ToneBadge>
      )}
    </div>
  );
}
