import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { formatNumber } from '../../platform/format.ts';
import classes from './dashboards.module.css';
import type { FigureLink } from './figure-links.ts';

export type StripFigure = {
  key: string;
  count: number;
  /** What stands before the count, if there are more than were counted: "más de". */
  before?: string | undefined;
  /** The name of the figure: "solicitudes por revisar". */
  name: string;
  /** Its worst case, or that there is none. */
  note: string;
  late?: boolean;
  /** A row of its own. */
  wide?: boolean;
  link: FigureLink;
};

/** What waits today: each figure links to its list. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly StripFigure[] }) {
  return (
    <ul className={classes.strip} aria-label={label}>
      {figures.map(({ key, count, before, name, note, late, wide, link }) => (
        <li key={key} className={classes.stripItem} data-wide={wide || undefined}>
          <Link {...link} className={classes.stripLink}>
            <span className={classes.stripCount}>
              {before && <span className={classes.stripBefore}>{before} </span>}
              {formatNumber(count)}
            </span>
            <span className={classes.stripWords}>
              <span className={classes.stripName}>{name}</span>
              <span className={classes.stripNote} data-late={late || undefined}>
                {note}
              </span>
            </span>
            <ChevronRight size={16} aria-hidden className={classes.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
