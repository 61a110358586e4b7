import type { Interview } from '@fonendo/contract/interviews.schema';
import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../../ui/card.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { capitalised, cityOf, differs, longDay, ownZone, times, timesThere } from '../interview-times.ts';
import { type AgendaEntry, type agendaOf, hospitalStatusOf } from './agenda.ts';
import classes from './interviews-calendar.module.css';

type Side = 'doctor' | 'hospital';
type AgendaProps = { days: ReturnType<typeof agendaOf>; side: Side; actionsOf?: (entry: AgendaEntry) => ReactNode };

/** The interviews of a period as a list by day, which every width and every reader can use. */
export function Agenda({ days, side, actionsOf }: AgendaProps) {
  const { t } = useTranslation('interviews');
  const zone = ownZone();
  const today = wallClock(madridZone, new Date()).date;
  const differsNow = days.some(({ entries }) => entries.some(({ startsAt }) => differs(zone, startsAt)));
  return (
    <>
      <p className={classes.zone}>{t(side === 'doctor' && differsNow ? 'calendar.zoneBoth' : 'calendar.zone')}</p>
      <ol className={classes.days} aria-label={t('calendar.list')}>
        {days.map(({ date, entries }) => (
          <li key={date}>
            <h3 className={classes.day} data-today={date === today || undefined}>
              {capitalised(longDay(`${date}T12:00:00Z`, 'UTC'))}
              {date === today && <span>{t('calendar.today')}</span>}
            </h3>
            <Card as="ul" padding="rows">
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} side={side} zone={zone} actions={actionsOf?.(entry)} />
              ))}
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}

type EntryProps = { entry: AgendaEntry; side: Side; zone: string; actions: ReactNode };

function Entry({ entry, side, zone: viewers, actions }: EntryProps) {
  const { t } = useTranslation('interviews');
  const { interview, kind } = entry;
  const zone = side === 'hospital' ? (interview.candidate?.zone ?? madridZone) : viewers;
  return (
    <CardRow as="li">
      <div className={classes.entry} data-tentative={kind === 'date' ? undefined : true}>
        <div className={classes.times}>
          <strong>{times(entry, madridZone)}</strong>
          {differs(zone, entry.startsAt) && (
            <span>{t('times.in', { times: timesThere(entry, zone), city: cityOf(zone) })}</span>
          )}
        </div>
        <div className={classes.words}>
          <Link to="/candidate/$id" params={{ id: interview.candidacyId }} className={classes.name}>
            {titleOf(interview, side) || t('calendar.left')}
          </Link>
          <span>
            {interview.offer.name} · {t(`places.${interview.place}`)}
          </span>
          {interview.interviewers.length > 0 && (
            <span>
              {t('interviewers.label')}: {interview.interviewers.map(({ name }) => name).join(', ')}
            </span>
          )}
          {kind === 'proposed' && <span>{t('calendar.proposed')}</span>}
          {kind === 'counter' && <span>{t(side === 'doctor' ? 'calendar.counterOwn' : 'calendar.counter')}</span>}
        </div>
        <div className={classes.standing}>
          <StatusBadge of="interview" status={side === 'hospital' ? hospitalStatusOf(interview) : interview.status} />
          {actions}
        </div>
      </div>
    </CardRow>
  );
}

const titleOf = ({ hospital, candidate }: Interview, side: Side): string =>
  side === 'doctor' ? hospital.name : (candidate?.name ?? '');
