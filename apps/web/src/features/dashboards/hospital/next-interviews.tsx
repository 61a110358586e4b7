import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { joinsBeforeMs } from '@fonendo/domain/interviews/interview';
import { madridZone, sameTimes, wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../platform/i18n.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { statusLooks } from '../../statuses/statuses.public.ts';
import type { FigureLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';
import classes from './next-interviews.module.css';

type Interview = HospitalDashboard['interviews'][number];

const calendar: FigureLink = { to: '/candidates', search: { view: 'calendar' } };

/** The next interviews by day, in this week or later; the calendar has all of them. */
export function NextInterviews({ interviews }: Pick<HospitalDashboard, 'interviews'>) {
  const { t } = useTranslation('dashboards');
  const now = useNow();
  const days = Object.entries(
    Object.groupBy(interviews, ({ startsAt }) => wallClock(madridZone, new Date(startsAt)).date),
  );
  return (
    <Panel title={t('hospital.interviews.title')} see={{ link: calendar, label: t('hospital.interviews.calendar') }}>
      {days.length === 0 ? (
        <EmptyState
          icon={<CalendarDays size={26} strokeWidth={1.75} aria-hidden />}
          title={t('hospital.interviews.none')}
          description={t('hospital.interviews.noneHelp')}
        />
      ) : (
        days.map(([day, items = []]) => (
          <section key={day} aria-labelledby={`interviews-${day}`}>
            <h3 id={`interviews-${day}`} className={classes.day}>
              <Distance day={day} /> <span className={classes.date}>{formatDate(day)}</span>
            </h3>
            <ul className={classes.rows}>
              {items.map((interview) => (
                <Row key={interview.id} interview={interview} now={now} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Panel>
  );
}

function Row({ interview, now }: { interview: Interview; now: number }) {
  const { t } = useTranslation(['dashboards', 'core']);
  const { candidacyId, candidate, offer, startsAt, status } = interview;
  return (
    <li className={classes.row}>
      <Link to="/candidate/$id" params={{ id: candidacyId }} className={classes.link}>
        <span className={classes.clock}>
          <time dateTime={startsAt} className={classes.time}>
            {wallClock(madridZone, new Date(startsAt)).time}
          </time>
          <There interview={interview} />
        </span>
        <PersonAvatar name={candidate} size={32} />
        <span className={classes.words}>
          <span className={classes.name} title={candidate}>
            {candidate}
          </span>
          <span className={classes.offer} title={offer}>
            {offer}
          </span>
        </span>
      </Link>
      {isOpen(interview, now) ? (
        <Button
          component="a"
          href={interview.location}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="sm"
          leftSection={<Video size={16} aria-hidden />}
          aria-label={t('hospital.interviews.enterOf', { name: candidate })}
        >
          {t('hospital.interviews.enter')}
        </Button>
      ) : (
        <ToneBadge {...statusLooks.interview[status]}>
          {status === 'confirmed' ? t('core:statuses.interview.confirmed') : t('hospital.interviews.pending')}
        </ToneBadge>
      )}
    </li>
  );
}

/** The candidate's time: "10:00 en Lima", with the day where it is another one there. */
function There({ interview: { startsAt, zone } }: { interview: Interview }) {
  const { t } = useTranslation('dashboards');
  const at = new Date(startsAt);
  if (sameTimes(zone, madridZone, [at])) return <span className={classes.there}>{t('hospital.interviews.same')}</span>;
  const { time, date } = wallClock(zone, at);
  const day = date === wallClock(madridZone, at).date ? '' : `${formatDate(date)}, `;
  return (
    <span className={classes.there}>
      {t('hospital.interviews.there', { time: `${day}${time}`, city: zoneCity(zone, currentLocale()) })}
    </span>
  );
}

function Distance({ day }: { day: string }) {
  const { t } = useTranslation('dashboards');
  const days = daysBetween(wallClock(madridZone, new Date()).date, day);
  if (days <= 0) return t('hospital.interviews.today');
  return days === 1 ? t('hospital.interviews.tomorrow') : t('hospital.interviews.inDays', { count: days });
}

/** A meeting by video opens some minutes before it begins, and stays so until its end. */
const isOpen = ({ place, status, startsAt, endsAt }: Interview, now: number): boolean =>
  place === 'video' &&
  status === 'confirmed' &&
  endsAt !== null &&
  now >= Date.parse(startsAt) - joinsBeforeMs &&
  now < Date.parse(endsAt);

/** Updated twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** "mar, 17 nov" */
const formatDate = (day: string): string =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], {
    ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' },
  }).format(new Date(`${day}T00:00:00Z`));
