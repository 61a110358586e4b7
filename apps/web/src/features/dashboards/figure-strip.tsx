import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { formatNumber } from '../../platform/format.ts';
import classes from './dashboards.module.css';
import type { FigureLink } from './figure-links.ts';

export type StripFigure = {
  key: string;
  count: number;
  /** The count in words, if it is a bound: "más de 500". */
  words?: string | undefined;
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
      {figures.map(({ key, count, words, name, note, late, wide, link }) => (
        <li key={key} className={classes.stripItem} data-wide={wide || undefined}>
          <Link {...link} className={classes.stripLink}>
            <span className={classes.stripCount}>{words ?? formatNumber(count)}</span>
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
