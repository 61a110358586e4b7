import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { localeTags } from '@fonendo/domain/shared/locale';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import classes from './dashboards.module.css';
import type { FigureLink } from './figure-links.ts';
import { Panel } from './panel.tsx';

const calendar: FigureLink = { to: '/candidates', search: { view: 'calendar' } };

/** The next interviews, whatever the week; the calendar has all of them. */
export function WeekInterviews({ interviews }: { interviews: HospitalDashboard['interviews'] }) {
  const { t } = useTranslation('dashboards');
  const { count, items } = interviews;
  return (
    <Panel
      title={t('hospital.interviews')}
      {...(count > 0 && { note: t('hospital.interviewsCount', { count }) })}
      see={{ link: calendar, label: t('hospital.calendar') }}
    >
      {items.length === 0 ? (
        <EmptyState
          icon={<CalendarDays size={26} strokeWidth={1.75} aria-hidden />}
          title={t('hospital.interviewsNone')}
          description={t('hospital.interviewsNoneHelp')}
        />
      ) : (
        <ul className={classes.rows}>
          {items.map(({ id, candidacyId, startsAt, candidate, offer }) => (
            <li key={id} className={classes.row}>
              <Link to="/candidate/$id" params={{ id: candidacyId }} className={classes.rowLink}>
                <span className={classes.rowName}>{candidate}</span>
                <span className={classes.rowNote}>{offer}</span>
              </Link>
              <time className={classes.rowDays} dateTime={startsAt}>
                {formatMeeting(startsAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** In the time of peninsular Spain: "jue, 19 nov, 16:30". */
const formatMeeting = (iso: string): string =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], {
    ...{ timeZone: madridZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(new Date(iso));
