import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { CalendarCheck, CalendarClock, FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '../../platform/format.ts';
import classes from './next-events.module.css';

type Next = OwnCandidacy['next'][number];

/** What the doctor has to do, in coral, and coming interviews. */
export function NextEvents({ next }: { next: OwnCandidacy['next'] }) {
  const { t } = useTranslation('candidacies');
  if (next.length === 0) return null;
  return (
    <ul className={classes.events} aria-label={t('next.label')}>
      {next.map((event) => (
        <li
          key={event.kind === 'interview' ? event.startsAt : event.kind}
          className={classes.event}
          data-turn={event.kind !== 'interview' || undefined}
        >
          <EventWords event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventWords({ event }: { event: Next }) {
  const { t } = useTranslation('candidacies');
  switch (event.kind) {
    case 'documents':
      return (
        <>
          <FileUp size={16} aria-hidden />
          {t('next.documents', { count: event.count, day: formatDay(event.dueOn) })}
        </>
      );
    case 'pickDate':
      return (
        <>
          <CalendarClock size={16} aria-hidden />
          {t('next.pickDate')}
        </>
      );
    case 'interview':
      return (
        <>
          <CalendarCheck size={16} aria-hidden />
          {t('next.interview', { moment: formatMoment(event.startsAt) })}
        </>
      );
  }
}
