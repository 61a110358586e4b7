import type { Interview } from '@fonendo/contract/interviews.schema';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { formatDayOf } from '../../platform/format.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { shortDay, times, useTimesIn } from './interview-times.ts';
import classes from './interviews.module.css';

type Props = { interviews: readonly Interview[]; zone: string; title: string };

/** Earlier interviews, one line each. */
export function EarlierInterviews({ interviews, zone, title }: Props) {
  const timesIn = useTimesIn();
  if (interviews.length === 0) return null;
  return (
    <Section title={title}>
      <Card as="ul" padding="rows" label={title}>
        {interviews.map(({ id, status, startsAt, endsAt, createdAt, candidateComment, message }) => {
          const span = startsAt && endsAt ? { startsAt, endsAt } : null;
          const said = status === 'cancelled' ? message : candidateComment;
          return (
            <CardRow as="li" key={id}>
              <div className={classes.earlier}>
                <div>
                  <p className={classes.when}>
                    {span
                      ? `${shortDay(span.startsAt, madridZone)}, ${times(span, madridZone)}`
                      : formatDayOf(createdAt)}
                  </p>
                  {span && timesIn(span, zone) && <p className={classes.there}>{timesIn(span, zone)}</p>}
                  {said && <p className={classes.said}>{said}</p>}
                </div>
                <StatusBadge of="interview" status={status} />
              </div>
            </CardRow>
          );
        })}
      </Card>
    </Section>
  );
}
