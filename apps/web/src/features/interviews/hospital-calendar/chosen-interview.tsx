import type { Interview } from '@fonendo/contract/interviews.schema';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { type AgendaEntry, entriesOf, hospitalStatusOf } from '../calendar/agenda.ts';
import { InterviewClocks } from '../interview-clocks.tsx';
import { InterviewPlaceLine } from '../interview-place.tsx';
import { shortDay, times, useTimesIn } from '../interview-times.ts';
import { InterviewersLine } from '../interviewers-line.tsx';
import classes from './chosen-interview.module.css';
import { isMovable } from './periods.ts';

type Props = { interview: Interview; onMove: (entry: AgendaEntry) => void; onClose: () => void };

/** The interview that was chosen in the calendar: when for both sides, where, and what can be done. */
export function ChosenInterview({ interview, onMove, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'core']);
  const place = useRef<HTMLDivElement>(null);
  const timesIn = useTimesIn();
  const { candidate, offer, status, startsAt, endsAt } = interview;
  const zone = candidate?.zone ?? madridZone;
  const name = candidate?.name || t('calendar.left');
  const entries = entriesOf(interview);
  const isAgreed = startsAt !== null && endsAt !== null && entries[0]?.kind === 'date';
  // Below the calendar on narrow screens, where it would not be seen.
  useEffect(() => {
    if (interview.id) place.current?.scrollIntoView({ block: 'nearest' });
  }, [interview.id]);
  return (
    <div ref={place}>
      <Card as="section" label={t('calendar.chosen')}>
        <div className={classes.parts}>
          <div className={classes.head}>
            <StatusBadge of="interview" status={hospitalStatusOf(interview)} />
            <CloseButton aria-label={t('core:actions.close')} onClick={onClose} />
          </div>
          <div className={classes.person}>
            <PersonAvatar name={name} />
            <div>
              <p className={classes.name}>{name}</p>
              <p className={classes.offer}>{offer.name}</p>
            </div>
          </div>
          {isAgreed ? (
            <InterviewClocks span={{ startsAt, endsAt }} zone={zone} first="peninsula" />
          ) : (
            <div>
              <p className={classes.there}>{t(status === 'declined' ? 'hospital.theirDates' : 'hospital.dates')}</p>
              <ul className={classes.dates}>
                {entries.map((entry) => (
                  <li key={entry.key}>
                    <p className={classes.when}>
                      {shortDay(entry.startsAt, madridZone)}, {times(entry, madridZone)}
                    </p>
                    <p className={classes.there}>{timesIn(entry, zone)}</p>
                    {isMovable(entry, new Date()) && (
                      <Button variant="subtle" size="sm" className={classes.move ?? ''} onClick={() => onMove(entry)}>
                        {t('move.open')}
                        <VisuallyHidden>: {times(entry, madridZone)}</VisuallyHidden>
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <InterviewersLine interview={interview} />
          <InterviewPlaceLine interview={interview} />
          <div className={classes.actions}>
            {isAgreed && entries[0] && isMovable(entries[0], new Date()) && (
              <Button variant="default" onClick={() => entries[0] && onMove(entries[0])}>
                {t('move.open')}
              </Button>
            )}
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/candidate/$id" params={{ id: interview.candidacyId }} />}
            >
              {t('calendar.open')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
