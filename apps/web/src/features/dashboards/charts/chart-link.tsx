import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FigureLink } from '../figure-links.ts';
import classes from './charts.module.css';

type Props = { link: FigureLink; label: string; children: ReactNode };

/** A bar that opens its list. Its own words tell what it counts: the drawing inside says nothing to a screen reader. */
export function ChartLink({ link, label, children }: Props) {
  return (
    <Link {...link} aria-label={label} className={classes.link}>
      {children}
    </Link>
  );
}
