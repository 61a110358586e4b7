import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import classes from '../dashboards.module.css';
import type { FigureLink } from '../figure-links.ts';
import { type Segment, StackedBar } from './stacked-bar.tsx';

type Row = {
  key: string;
  name: string;
  /** Shown in place of the name. */
  badge?: ReactNode;
  count: number;
  link: FigureLink;
  segments: readonly (Omit<Segment, 'label'> & { name: string })[];
};

/** A bar a row, all on one scale, with the total at its end: a link to what it counts, as every segment is. */
export function StackedBars({ rows }: { rows: readonly Row[] }) {
  const largest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className={classes.bars}>
      {rows.map(({ key, name, badge, count, link, segments }) => (
        <li key={key} className={classes.barRow} data-named={badge ? undefined : true}>
          <span className={classes.barName}>{badge ?? name}</span>
          <StackedBar
            label={name}
            largest={largest}
            segments={segments.map((segment) => ({
              ...segment,
              label: `${name}, ${segment.name}: ${formatNumber(segment.value)}`,
            }))}
          />
          <Link {...link} className={classes.barTotal} aria-label={`${name}: ${formatNumber(count)}`}>
            {formatNumber(count)}
            <ChevronRight size={14} aria-hidden className={classes.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
