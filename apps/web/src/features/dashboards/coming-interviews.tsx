import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import { madridZone, offsetLabel, sameTimes, wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './doctor/doctor-dashboard.module.css';

type Interview = DoctorDashboard['interviews'][number];

/** The next interviews in both time zones; those without a date have to be picked. */
export function ComingInterviews({ interviews }: { interviews: DoctorDashboard['interviews'] }) {
  const { t } = useTranslation('dashboards');
  const [next] = interviews;
  if (!next) return null;
  return (
    <Section
      title={t('doctor.interviews.next')}
      aside={
        <Link to="/offers/own" search={{ view: 'calendar' }} className={classes.see}>
          {t('doctor.interviews.calendar')}
        </Link>
      }
    >
      <div className={classes.cards}>
        {interviews.map((interview) => (
          <InterviewCard key={interview.id} interview={interview} />
        ))}
      </div>
    </Section>
  );
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function InterviewCard({ interview }: { interview: Interview }) {
  const { t } = useTranslation('dashboards');
  const { startsAt, status, hospital, offer, durationMinutes, place, location, dates, candidacyId } = interview;
  return (
    <Card as="article" label={`${hospital}, ${offer}`}>
      <div className={classes.interviewHead}>
        <p className={classes.interviewDay}>{startsAt ? <Day startsAt={startsAt} /> : <Dates count={dates} />}</p>
        <StatusBadge of="interview" status={status} />
      </div>
      {startsAt && <Clocks startsAt={new Date(startsAt)} />}
      <div className={classes.interviewWith}>
        <p className={classes.interviewName}>{hospital}</p>
        <p className={classes.interviewNote}>
          {offer} · {t('doctor.interviews.minutes', { count: durationMinutes })}
        </p>
      </div>
      <div className={classes.interviewActions}>
        {startsAt && place === 'video' && (
          <Button
            variant="default"
            leftSection={<Video size={17} aria-hidden />}
            component="a"
            href={location}
            target="_blank"
            rel="noreferrer"
          >
            {t('doctor.interviews.open')}
          </Button>
        )}
        <Button
          variant={startsAt ? 'subtle' : 'default'}
          renderRoot={(props) => <Link to="/candidate/$id" params={{ id: candidacyId }} {...props} />}
        >
          {t(startsAt || dates === 0 ? 'doctor.interviews.see' : 'doctor.interviews.pick')}
        </Button>
      </div>
    </Card>
  );
}

function Dates({ count }: { count: number }) {
  const { t } = useTranslation('dashboards');
  return count > 0 ? t('doctor.interviews.dates', { count }) : t('doctor.interviews.datesGone');
}

/** In the reader's time zone: "Jueves, 19 de noviembre · dentro de 3 días". */
function Day({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation('dashboards');
  const zone = ownZone();
  const day = new Intl.DateTimeFormat(localeTags[currentLocale()], {
    ...{ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' },
  }).format(new Date(startsAt));
  const days = daysBetween(wallClock(zone, new Date()).date, wallClock(zone, new Date(startsAt)).date);
  return (
    <>
      {day.charAt(0).toLocaleUpperCase() + day.slice(1)}
      <span className={classes.inDays}>
        {days <= 0 ? t('doctor.interviews.today') : t('doctor.interviews.inDays', { count: days })}
      </span>
    </>
  );
}

/** The reader's own time first, in teal; that of Madrid beside it if it differs. */
function Clocks({ startsAt }: { startsAt: Date }) {
  const { t } = useTranslation('dashboards');
  const own = ownZone();
  const same = sameTimes(own, madridZone, [startsAt]);
  const clocks = [
    ...(same ? [] : [{ zone: own, name: t('doctor.interviews.own') }]),
    { zone: madridZone, name: t('doctor.interviews.peninsular') },
  ];
  return (
    <dl className={classes.clocks}>
      {clocks.map(({ zone, name }, index) => (
        <div key={zone} className={classes.clock}>
          <dt className={classes.clockName} data-own={(!same && index === 0) || undefined}>
            {name}
            <span className={classes.clockZone}>
              {zone === madridZone ? 'Madrid' : zoneCity(zone, currentLocale())} ({offsetLabel(zone, startsAt)})
            </span>
          </dt>
          <dd className={classes.clockTime}>{wallClock(zone, startsAt).time}</dd>
        </div>
      ))}
    </dl>
  );
}
