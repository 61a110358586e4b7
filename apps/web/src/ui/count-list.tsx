import type { ReactNode } from 'react';
import classes from './count-list.module.css';

type Props = { counts: readonly { key: string; name: ReactNode; count: number }[]; format: (count: number) => string };

/** How many of each kind, in as many columns as fit; zeros are muted. */
export function CountList({ counts, format }: Props) {
  return (
    <ul className={classes.counts}>
      {counts.map(({ key, name, count }) => (
        <li key={key} className={classes.count} data-zero={count === 0 || undefined}>
          {name}
          <span className={classes.number}>{format(count)}</span>
        </li>
      ))}
    </ul>
  );
}
