import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import classes from './dashboards.module.css';
import type { FigureLink } from './figure-links.ts';

type Props = {
  title: string;
  note?: ReactNode;
  /** A link to the whole list. */
  see?: { link: FigureLink; label: string };
  children: ReactNode;
};

/** A card with its title inside. */
export function Panel({ title, note, see, children }: Props) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={classes.panelHead}>
        <h2 id={id} className={classes.panelTitle}>
          {title}
        </h2>
        {note && <span className={classes.panelNote}>{note}</span>}
        {see && (
          <Link {...see.link} className={classes.see}>
            {see.label}
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}
