import { madridZone, offsetLabel, wallClock } from '@fonendo/domain/reference/time-zones';
import { useTranslation } from 'react-i18next';
import { capitalised, cityOf, differs, longDay, type Span, timesThere } from './interview-times.ts';
import classes from './interviews.module.css';

type Props = {
  span: Span;
  /** The candidate's time zone. */
  zone: string;
  /** Which one is shown first, in teal. */
  first: 'own' | 'peninsula';
};

/** The date, and the time in both time zones if they differ. */
export function InterviewClocks({ span, zone, first }: Props) {
  const { t } = useTranslation('interviews');
  const start = new Date(span.startsAt);
  const peninsula = { key: 'peninsula', zone: madridZone, label: t('times.peninsular') };
  const theirs = {
    key: 'own',
    zone,
    label: first === 'own' ? t('times.own', { city: cityOf(zone) }) : cityOf(zone),
  };
  const both = first === 'own' ? [theirs, peninsula] : [peninsula, theirs];
  const clocks = differs(zone, start) ? both : [peninsula];
  const readersZone = first === 'own' && clocks.length > 1 ? zone : madridZone;
  return (
    <div>
      <p className={classes.day}>{capitalised(longDay(start, readersZone))}</p>
      <dl className={classes.clocks}>
        {clocks.map((clock, index) => (
          <div key={clock.key} data-first={index === 0 || undefined}>
            <dt>
              {clock.label} <span>{offsetLabel(clock.zone, start)}</span>
            </dt>
            <dd>
              <strong>{wallClock(clock.zone, start).time}</strong>
              <span>{index === 0 ? timesIn(span, clock.zone) : timesOther(span, clock.zone, readersZone)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const timesIn = ({ startsAt, endsAt }: Span, zone: string) =>
  `${wallClock(zone, new Date(startsAt)).time} – ${wallClock(zone, new Date(endsAt)).time}`;

/** With the date if it differs from the reader's. */
function timesOther(span: Span, zone: string, readersZone: string): string {
  const start = new Date(span.startsAt);
  if (wallClock(zone, start).date === wallClock(readersZone, start).date) return timesIn(span, zone);
  return zone === madridZone ? `${longDay(start, zone)}, ${timesIn(span, zone)}` : timesThere(span, zone);
}
