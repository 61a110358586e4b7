import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FigureLink } from '../figure-links.ts';
import classes from './charts.module.css';

type Props = { link: FigureLink; label: string; children: ReactNode };

/** A bar that links to its list. Its label says what it counts, because the drawing is hidden from screen readers. */
export function ChartLink({ link, label, children }: Props) {
  return (
    <Link {...link} aria-label={label} className={classes.link}>
      {children}
    </Link>
  );
}
