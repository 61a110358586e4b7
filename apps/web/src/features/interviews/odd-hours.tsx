import type { TimeSpan } from '@fonendo/domain/interviews/interview';
import { oddHourIn } from '@fonendo/domain/interviews/odd-hours';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cityOf, differs, timesThere } from './interview-times.ts';
import classes from './warning.module.css';

type Props = {
  span: TimeSpan;
  zone: string;
  name: string;
  /** Interviewers who have another interview then. */
  busy?: readonly string[];
};

/** What may surprise either side about a date. It warns; the hospital decides. */
export function OddHours({ span, zone, name, busy = [] }: Props) {
  const { t } = useTranslation('interviews');
  const here = oddHourIn(madridZone, span);
  const there = differs(zone, span.startsAt) ? oddHourIn(zone, span) : null;
  const warnings = [
    here && t(`odd.here.${here}`),
    there &&
      there !== 'holiday' &&
      t(`odd.there.${there}`, { name, city: cityOf(zone), times: timesThere(span, zone) }),
    ...busy.map((colleague) => t('interviewers.busy', { name: colleague })),
  ].filter((warning) => typeof warning === 'string');
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning} className={classes.alone}>
          <TriangleAlert size={16} aria-hidden />
          <span>{warning}</span>
        </p>
      ))}
    </div>
  );
}
