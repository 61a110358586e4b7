import { madridZone } from '@fonendo/domain/reference/time-zones';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import type { AgendaEntry } from '../calendar/agenda.ts';
import { shortDay, times } from '../interview-times.ts';
import classes from './clashes-card.module.css';
import type { clashesIn } from './periods.ts';

type Props = {
  clashes: ReturnType<typeof clashesIn>;
  /** Left out where nothing is shown beside the calendar: then they lead to the candidacy. */
  onSelect: ((entry: AgendaEntry) => void) | undefined;
};

/** Who has two interviews at once, and the way to each of them. */
export function ClashesCard({ clashes, onSelect }: Props) {
  const { t } = useTranslation('interviews');
  const title = t('interviewers.clashes', { count: clashes.length });
  return (
    <Card as="section" label={title}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {clashes.map(({ name, entries }) => (
          <li key={`${name} ${entries.map(({ key }) => key).join(' ')}`}>
            <p className={classes.who}>
              {name}, {shortDay(entries[1].startsAt, madridZone)}
            </p>
            {entries.map((entry) => {
              const words = (
                <>
                  <span className={classes.times}>{times(entry, madridZone)}</span>{' '}
                  {entry.interview.candidate?.name || t('calendar.left')}
                </>
              );
              return onSelect ? (
                <button key={entry.key} type="button" className={classes.one} onClick={() => onSelect(entry)}>
                  {words}
                </button>
              ) : (
                <Link
                  key={entry.key}
                  to="/candidate/$id"
                  params={{ id: entry.interview.candidacyId }}
                  className={classes.one}
                >
                  {words}
                </Link>
              );
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
